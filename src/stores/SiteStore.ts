import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Permission, SiteReference } from "#contracts/api.ts";
import type { CallFailure } from "./Answer.ts";
import { failure } from "./failure.ts";
import type { RefusedRevision, SiteSource, SiteState, SystemStatus } from "./SiteState.ts";
import type { RememberedRevision, SitePorts } from "./SitePort.ts";

/**
 * How long a first visit waits for the platform before something is shown without it, in milliseconds. What it says later is
 * taken over all the same.
 */
export const patienceMs = 5_000;

/** Failures that say nothing of the platform but that it was not reached. */
const unreached: ReadonlySet<CallFailure["kind"]> = new Set(["network", "timeout"]);

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
  refused: RefusedRevision | null = null;
  /** Whether the platform names a revision that could not be had; it is asked for again with every look. */
  isBehind = false;
  /** Whether all of the configuration is there, and not only what the page was drawn from before the program arrived. */
  isWhole = true;
  readonly #ports: SitePorts<Compiled>;
  #wanted: SiteReference | null = null;
  /** Counts what was asked to be shown: only the newest may be. */
  #follows = 0;
  #looking: Promise<void> | null = null;
  /** Resolved once a closed site says so. */
  readonly #closed = Promise.withResolvers<void>();
  /** Whether the look that is under way has its answer. */
  #isAnswered = false;
  /** Whether the platform itself has answered since the page was opened. */
  #hasAnswered = false;

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

  /** Whether the platform has answered, or is known not to: only then is anything else asked of it (BOOT-01). */
  get isAsked(): boolean {
    return this.permission !== null || this.failure !== null;
  }

  /** Hash of the revision shown; empty for the bundled configuration. */
  get hash(): string {
    return this.state.status === "ready" ? (this.state.reference?.hash ?? "") : "";
  }

  /** Sequence number of the revision shown; null for the bundled configuration. */
  get seq(): number | null {
    return this.state.status === "ready" ? (this.state.reference?.seq ?? null) : null;
  }

  /**
   * Asks the platform and follows what it names. What is shown stays when it cannot be asked, and whoever asks while an
   * answer is on its way waits for that one.
   */
  look(): Promise<void> {
    this.#looking ??= this.#ask().finally(() => (this.#looking = null));
    return this.#looking;
  }

  /** A call came to nothing, or the stream broke off: is the platform still there? Known trouble is not asked about twice. */
  doubt(): void {
    if (this.failure === null && this.system === "normal" && this.state.status === "ready") void this.lookPatiently();
  }

  /** Something was answered: trouble with reaching the platform may be over. */
  hope(): void {
    if (this.failure !== null && unreached.has(this.failure.kind)) void this.look();
  }

  /**
   * Asks the platform and shows what it names. One that takes its time is waited for behind the last good configuration
   * or the bundled one, and taken over when it answers. Resolves once something is shown.
   */
  async start(): Promise<void> {
    // A closed site must be drawn while its revision is still on its way.
    await Promise.race([this.lookPatiently(), this.#closed.promise]);
    if (this.state.status === "starting") await this.#standIn();
  }

  /**
   * Shows what the page was drawn from before the program arrived: parts of a revision. The whole of it comes with the next
   * look, or with `complete`. `change` is done in the same go.
   */
  begin(reference: SiteReference, compiled: Compiled, change: () => void): void {
    change();
    this.state = { status: "ready", source: "live", reference, compiled };
    this.isWhole = false;
  }

  /** Resolves once the whole configuration is shown: the platform's, or else the last good or the bundled one. */
  async complete(): Promise<void> {
    if (this.isWhole) return;
    this.#ports.rest?.hurry();
    await this.lookPatiently();
    if (!this.isWhole) await this.#standIn();
  }

  /** As `look`, but tells of a platform that has not answered for a while without giving up on it. */
  async lookPatiently(): Promise<void> {
    let isDone = false;
    const looking = this.look().finally(() => (isDone = true));
    await Promise.race([looking, this.#ports.wait(patienceMs)]);
    if (isDone || this.#isAnswered) return;
    runInAction(() => (this.failure ??= failure("timeout", "timeout")));
  }

  async #ask(): Promise<void> {
    this.#isAnswered = false;
    const answer = await this.#ports.port.getPermission();
    const read = answer.ok ? await this.#ports.reader.readPermission(answer.value) : undefined;
    if (!answer.ok || !read?.ok) {
      runInAction(() => (this.failure = answer.ok ? failure("unreadable", "unreadable_answer") : answer.failure));
      if (this.state.status === "starting") await this.#standIn();
      return;
    }
    const isNew = !this.#hasAnswered || JSON.stringify(this.permission) !== JSON.stringify(read.permission);
    this.#isAnswered = true;
    this.#hasAnswered = true;
    this.#ports.memory.rememberPermission(read.permission);
    this.admit(read.permission);
    // A closed site needs no revision to say so.
    if (this.system !== "normal" && this.state.status === "starting") {
      await this.#standIn();
      this.#closed.resolve();
    }
    if (!this.isWhole) await this.#ports.rest?.wait();
    const reference = read.permission.info.site ?? null;
    // A platform that publishes no revisions changes its site by changing this answer.
    if (reference || isNew) await this.follow(reference);
    // What stands in for a revision follows the platform's rules as they are now.
    if (isNew && this.isBehind) await this.renewBundled();
  }

  /** Takes over what a permission answer says about the site as a whole. */
  admit(permission: Permission): void {
    this.permission = permission;
    this.failure = null;
    this.system = permission.maintenance ? "maintenance" : permission.regionRestriction ? "regionBlocked" : "normal";
  }

  /**
   * Shows the named revision; without one, the bundled configuration with the platform's flags and rules. News that
   * come late are passed over: only the newest name counts, whichever answer arrives last.
   */
  async follow(reference: SiteReference | null): Promise<void> {
    if (reference && this.#wanted && reference.seq < this.#wanted.seq) return;
    this.#wanted = reference;
    this.#follows += 1;
    const turn = this.#follows;
    const isNewest = () => turn === this.#follows;
    if (!reference) {
      runInAction(() => (this.isBehind = false));
      return await this.#showBundled(isNewest);
    }
    if (this.hash === reference.hash && this.isWhole) return this.#rename(reference);
    const text = await this.#load(reference);
    if (!isNewest()) return;
    const isStarting = () => this.state.status === "starting";
    const showing = text !== null && this.#tryToShow("live", { reference, text }, isNewest);
    // Where what reads it could not be loaded, a page that stands waits for the next look; one that does not says so.
    const missed = (error: unknown) => (isStarting() ? Promise.reject(error) : this.#miss(reference));
    if (await (showing && showing.catch(missed))) return;
    if (isNewest() && isStarting()) await this.#standIn();
  }

  /** Follows the revision that the stream names. Where its file lies is what the platform's last word says of another. */
  async followNews({ seq, hash }: Pick<SiteReference, "seq" | "hash">): Promise<void> {
    const known = this.permission?.info.site;
    if (!known?.href.includes(known.hash)) return await this.look();
    await this.follow({ seq, hash, href: known.href.replaceAll(known.hash, hash) });
  }

  /** Makes the bundled configuration once more, where it is what is shown: more is known of its rules now. */
  async renewBundled(): Promise<void> {
    if (this.#isBundled) await this.#showBundled(() => this.#isBundled);
  }

  /** The revision shown went live once more, by a revert: it has a newer number now. */
  #rename(reference: SiteReference): void {
    runInAction(() => {
      this.isBehind = false;
      if (this.state.status === "ready") this.state = { ...this.state, source: "live", reference };
    });
  }

  /** A revision's text: the remembered one when it is the very same, else the platform's. */
  async #load(reference: SiteReference): Promise<string | null> {
    const remembered = await this.#ports.memory.recallRevision();
    if (remembered?.reference.hash === reference.hash) return remembered.text;
    const answer = await this.#ports.port.getRevision(reference);
    if (answer.ok) return answer.value;
    if (this.#miss(reference)) {
      const { kind, status } = answer.failure;
      if (!unreached.has(kind))
        this.#refuse({ hash: reference.hash, reason: `it could not be had: ${status ?? ""} ${kind}`, pointer: "" });
    }
    return null;
  }

  /** It is not there yet; false where another is wanted by now. The next news, or the next look, must be free to ask for it again, or for one before it. */
  #miss(reference: SiteReference): boolean {
    if (this.#wanted !== reference) return false;
    this.#wanted = null;
    runInAction(() => (this.isBehind = true));
    return true;
  }

  async #tryToShow(
    source: "live" | "lastGood",
    { reference, text }: RememberedRevision,
    isWanted: () => boolean,
  ): Promise<boolean> {
    const read = await this.#ports.reader.readRevision(text, this.permission);
    if (!read.ok) {
      this.#refuse({ hash: reference.hash, reason: read.reason, pointer: read.pointer });
      return false;
    }
    await this.#show(source, reference, read.compiled, isWanted);
    if (source === "live") this.#ports.memory.rememberRevision({ reference, text });
    return true;
  }

  #refuse(refusal: RefusedRevision): void {
    if (this.refused?.hash === refusal.hash && this.refused.reason === refusal.reason) return;
    runInAction(() => (this.refused = refusal));
    this.#ports.onRefusal?.(refusal);
  }

  /** Shows a configuration, unless it is no longer wanted once its texts are there. */
  async #show(
    source: SiteSource,
    reference: SiteReference | null,
    compiled: Compiled,
    isWanted: () => boolean,
  ): Promise<void> {
    const change = (await this.#ports.stage?.(compiled, !this.#hasAnswered)) ?? (() => {});
    if (!isWanted()) return;
    runInAction(() => {
      change();
      this.state = { status: "ready", source, reference, compiled };
      this.isWhole = true;
      if (source !== "live") return;
      this.isBehind = false;
      this.refused = null;
    });
  }

  get #isBundled(): boolean {
    return this.state.status === "ready" && this.state.source === "bundled";
  }

  async #showBundled(isWanted: () => boolean): Promise<void> {
    await this.#show("bundled", null, await this.#ports.reader.bundled(this.permission), isWanted);
  }

  /** Shows what there is while the platform's revision is not: the last good one, else the bundled one. */
  async #standIn(): Promise<void> {
    const isWanted = () => this.state.status === "starting" || !this.isWhole;
    if (!this.permission) {
      const read = await this.#ports.reader.readPermission(this.#ports.memory.recallPermission());
      runInAction(() => {
        // A remembered closing of the site says nothing about today; whether it is open is the platform's to say.
        if (read.ok) this.permission = { ...read.permission, maintenance: false, regionRestriction: false };
      });
    }
    const remembered = await this.#ports.memory.recallRevision();
    if (!isWanted()) return;
    if (remembered) {
      if (await this.#tryToShow("lastGood", remembered, isWanted)) return;
      this.#ports.memory.forgetRevision();
    }
    await this.#showBundled(isWanted);
  }
}
