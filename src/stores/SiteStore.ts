import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Permission, SiteReference } from "#contracts/api.ts";
import type { CallFailure } from "./Answer.ts";
import type { SiteMemory, SitePort, SiteReader } from "./SitePort.ts";

/** Where the configuration on the screen came from. */
export type SiteSource = "live" | "lastGood" | "bundled";

/** The configuration on the screen. */
export type SiteState<Compiled> =
  | { status: "starting" }
  | { status: "ready"; source: SiteSource; reference: SiteReference | null; compiled: Compiled };

/** Whether the site may be used at all. Maintenance wins over the region (access specification, section 4). */
export type SystemStatus = "normal" | "maintenance" | "regionBlocked";

/** A revision that was not taken over, and why. */
export interface Refusal {
  hash: string;
  reason: string;
  pointer: string;
}

/** What a site store is wired to. */
export interface SitePorts<Compiled> {
  port: SitePort;
  memory: SiteMemory;
  reader: SiteReader<Compiled>;
  /**
   * Makes ready what changes together with the configuration (its texts), and gives back what changes it. A rejection
   * keeps the configuration before.
   */
  stage?(compiled: Compiled): Promise<() => void>;
  /** Told of a revision that was refused. */
  onRefusal?(refusal: Refusal): void;
}

/**
 * The configuration of the site. One whole revision is shown at a time; a revision that cannot be had or read leaves
 * the one before. Without a platform the last good one is shown, and without that the bundled one: never nothing.
 */
export class SiteStore<Compiled> {
  state: SiteState<Compiled> = { status: "starting" };
  system: SystemStatus = "normal";
  permission: Permission | null = null;
  /** Why the platform could not be asked at the last try; null while it answers. */
  failure: CallFailure | null = null;
  refused: Refusal | null = null;
  readonly #ports: SitePorts<Compiled>;
  #wanted: SiteReference | null = null;

  constructor(ports: SitePorts<Compiled>) {
    this.#ports = ports;
    makeAutoObservable(
      this,
      { state: observableRef, permission: observableRef, failure: observableRef, refused: observableRef },
      { autoBind: true },
    );
  }

  /** The configuration, once there is one. */
  get compiled(): Compiled | null {
    return this.state.status === "ready" ? this.state.compiled : null;
  }

  /** Hash of the revision shown; empty for the bundled configuration. */
  get hash(): string {
    return this.state.status === "ready" ? (this.state.reference?.hash ?? "") : "";
  }

  /** Sequence number of the revision shown; null for the bundled configuration. */
  get seq(): number | null {
    return this.state.status === "ready" ? (this.state.reference?.seq ?? null) : null;
  }

  /** Asks the platform again, and follows what it names now. What is shown stays when it cannot be asked. */
  async look(): Promise<void> {
    const answer = await this.#ports.port.getPermission();
    const read = answer.ok ? this.#ports.reader.readPermission(answer.value) : undefined;
    if (!read?.ok) return;
    this.#ports.memory.rememberPermission(read.permission);
    const isNew = JSON.stringify(this.permission) !== JSON.stringify(read.permission);
    this.admit(read.permission, null);
    const reference = read.permission.info.site ?? null;
    // A platform that publishes no revisions changes its site by changing this answer.
    if (reference || isNew) await this.follow(reference);
  }

  /** Asks the platform and shows what it names. Can be called again: after a failure, or to see whether it is back. */
  async start(): Promise<void> {
    const answer = await this.#ports.port.getPermission();
    const read = answer.ok ? this.#ports.reader.readPermission(answer.value) : undefined;
    if (answer.ok && read?.ok) {
      this.#ports.memory.rememberPermission(read.permission);
      this.admit(read.permission, null);
      await this.follow(read.permission.info.site ?? null);
      return;
    }
    const failure: CallFailure = answer.ok
      ? { kind: "unreadable", code: "unreadable_answer", message: "", details: {} }
      : answer.failure;
    await this.#startWithout(failure);
  }

  /** Takes over what a permission answer says about the site as a whole. */
  admit(permission: Permission, failure: CallFailure | null): void {
    this.permission = permission;
    this.failure = failure;
    this.system = permission.maintenance ? "maintenance" : permission.regionRestriction ? "regionBlocked" : "normal";
  }

  /**
   * Shows the named revision; without one, the bundled configuration with the platform's flags and rules. News that
   * come late are passed over: only the newest name counts, whichever answer arrives last.
   */
  async follow(reference: SiteReference | null): Promise<void> {
    if (!reference) {
      this.#wanted = null;
      await this.#show("bundled", null, this.#ports.reader.bundled(this.permission));
      return;
    }
    if (this.#wanted && reference.seq < this.#wanted.seq) return;
    this.#wanted = reference;
    if (this.hash === reference.hash) return this.#rename(reference);
    const text = await this.#load(reference);
    if (this.#wanted !== reference) return;
    if (text === null || !(await this.#tryToShow(reference, text, "live"))) await this.#keepTheOneBefore();
  }

  /** The revision shown went live once more, by a revert: it has a newer number now. */
  #rename(reference: SiteReference): void {
    runInAction(() => {
      if (this.state.status === "ready") this.state = { ...this.state, reference };
    });
  }

  /** A revision's text: the remembered one when it is the very same, else the platform's. */
  async #load(reference: SiteReference): Promise<string | null> {
    const remembered = await this.#ports.memory.recallRevision();
    if (remembered?.reference.hash === reference.hash) return remembered.text;
    const answer = await this.#ports.port.getRevision(reference);
    if (answer.ok) return answer.value;
    runInAction(() => (this.failure = answer.failure));
    // The next news, or the next look of the poll, must be free to ask for it again.
    if (this.#wanted === reference) this.#wanted = null;
    return null;
  }

  async #tryToShow(reference: SiteReference, text: string, source: SiteSource): Promise<boolean> {
    const read = this.#ports.reader.readRevision(text, this.permission);
    if (!read.ok) {
      this.#refuse({ hash: reference.hash, reason: read.reason, pointer: read.pointer });
      return false;
    }
    await this.#show(source, reference, read.compiled);
    if (source === "live") this.#ports.memory.rememberRevision({ reference, text });
    return true;
  }

  #refuse(refusal: Refusal): void {
    if (this.refused?.hash === refusal.hash) return;
    runInAction(() => (this.refused = refusal));
    this.#ports.onRefusal?.(refusal);
  }

  async #show(source: SiteSource, reference: SiteReference | null, compiled: Compiled): Promise<void> {
    const change = (await this.#ports.stage?.(compiled)) ?? (() => {});
    // While the texts were loaded a newer revision may have been named.
    if (source === "live" && this.#wanted !== reference) return;
    runInAction(() => {
      change();
      this.state = { status: "ready", source, reference, compiled };
      if (source === "live") {
        this.failure = null;
        this.refused = null;
      }
    });
  }

  async #keepTheOneBefore(): Promise<void> {
    if (this.state.status === "ready") return;
    const remembered = await this.#ports.memory.recallRevision();
    if (remembered) {
      if (await this.#tryToShow(remembered.reference, remembered.text, "lastGood")) return;
      this.#ports.memory.forgetRevision();
    }
    await this.#show("bundled", null, this.#ports.reader.bundled(this.permission));
  }

  async #startWithout(failure: CallFailure): Promise<void> {
    const read = this.#ports.reader.readPermission(this.#ports.memory.recallPermission());
    runInAction(() => {
      this.failure = failure;
      // A remembered closing of the site says nothing about today; whether it is open is the platform's to say.
      if (read.ok && !this.permission)
        this.permission = { ...read.permission, maintenance: false, regionRestriction: false };
    });
    await this.#keepTheOneBefore();
  }
}
