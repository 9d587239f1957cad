import type { Permission, SiteReference } from "#contracts/api.ts";
import type { Answer } from "./Answer.ts";
import type { RefusedRevision } from "./SiteState.ts";

/** The platform's side of the configuration. */
export interface SitePort {
  /** The first call of a page. */
  getPermission(): Promise<Answer<Permission>>;
  /** An immutable revision as its canonical JSON text, its hash verified. */
  getRevision(reference: SiteReference): Promise<Answer<string>>;
}

/** What the browser keeps of the last good start; whatever is kept is checked before it is used. */
export interface SiteMemory {
  recallPermission(): unknown;
  rememberPermission(permission: Permission): void;
  /** The remembered revision, its hash verified. */
  recallRevision(): Promise<RememberedRevision | null>;
  rememberRevision(revision: RememberedRevision): void;
  forgetRevision(): void;
}

/** A revision as it was received. */
export interface RememberedRevision {
  reference: SiteReference;
  text: string;
}

/** A configuration that was read, or the reason why it cannot be. */
export type ReadSite<Compiled> = { ok: true; compiled: Compiled } | { ok: false; reason: string; pointer: string };

/** A permission answer that was read, or the reason why it cannot be. */
export type ReadPermission = { ok: true; permission: Permission } | { ok: false; reason: string; pointer: string };

/** A pause before something that need not be done yet. */
export interface Rest {
  /** Resolves when there is time, or in a hurry. */
  wait(): Promise<void>;
  /** Now it is needed: no more pauses. */
  hurry(): void;
}

/**
 * Checks and compiles. Pure, and refuses nothing by throwing: the platform and the browser's storage may hold anything. Its
 * program may have to be loaded first; only that can make it reject.
 */
export interface SiteReader<Compiled> {
  readPermission(candidate: unknown): ReadPermission | Promise<ReadPermission>;
  /** A revision's text. Refuses a format it does not know and a shape it cannot read. */
  readRevision(text: string, permission: Permission | null): ReadSite<Compiled> | Promise<ReadSite<Compiled>>;
  /** The bundled configuration with the flags, rules and settings of a permission answer, where there is one. */
  bundled(permission: Permission | null): Compiled | Promise<Compiled>;
}

/** What a site store is wired to. */
export interface SitePorts<Compiled> {
  port: SitePort;
  memory: SiteMemory;
  reader: SiteReader<Compiled>;
  /**
   * Makes ready what changes together with the configuration (its texts), and gives back what changes it. A rejection
   * keeps the configuration before. What is shown without a word of the platform is provisional: nothing of it counts as
   * chosen.
   */
  stage?(compiled: Compiled, isProvisional: boolean): Promise<() => void>;
  /** Told of a revision that was refused, or that could not be had. */
  onRefusal?(refusal: RefusedRevision): void;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<unknown>;
  /** When the rest of a site is read of which a page was drawn already: at once where it is not said. */
  rest?: Rest;
}
