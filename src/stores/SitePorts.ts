import type { Rest, SiteMemory, SitePort, SiteReader } from "./SitePort.ts";
import type { RefusedRevision } from "./SiteState.ts";

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
