import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Draft, ValueOf } from "#contracts/api.ts";
import type { Answer, CallFailure } from "./Answer.ts";
import type { AssetPort } from "./AssetStore.ts";
import type { DraftDiff, Whose } from "./DraftPort.ts";
import type { DraftStore } from "./DraftStore.ts";

/** A picture that comes with a site. */
export interface CopiedPicture {
  hash: string;
  name: string;
  alt: Record<string, string>;
  bytes: Uint8Array;
}

/** A site that was taken out of a platform as a file. */
export interface CopiedSite {
  /** Where it was live, and as which revision. */
  platform: string;
  seq: number;
  takenOutAt: string;
  site: Record<string, unknown>;
  pictures: readonly CopiedPicture[];
}

/** What of it is taken, from what the operator saw. */
export interface CopyWish extends Pick<CopiedSite, "site" | "platform" | "seq"> {
  parts: readonly string[];
  live: string;
  expected?: string;
  resolutions: Readonly<Record<string, Whose>>;
}

/** What a file would change. */
export type CopyLook = ValueOf<"lookAtCopy">;

/** The platform's side of it. */
export interface CopyPort extends Pick<AssetPort, "listAssets" | "describeAsset"> {
  lookAtCopy(site: Record<string, unknown>): Promise<Answer<CopyLook>>;
  takeCopy(wish: CopyWish): Promise<Answer<Draft>>;
  /** Keeps a picture that another platform drew, as it is. */
  keepAsset(picture: CopiedPicture): Promise<Answer<unknown>>;
}

/** A file on the screen. */
export type CopyState =
  | { status: "none" }
  | { status: "looking"; name: string }
  | { status: "unread"; name: string; why: string }
  | { status: "refused"; name: string; failure: CallFailure; file: CopiedSite }
  | { status: "ready"; name: string; file: CopiedSite; look: CopyLook; known: ReadonlySet<string> };

/** A picture that the library did not take, and why. */
export interface LeftPicture {
  name: string;
  failure: CallFailure;
}

/** How taking ended. */
export type CopyOutcome =
  | { status: "taken"; left: readonly LeftPicture[] }
  | { status: "failed"; failure: CallFailure }
  | { status: "contested" };

/** Takes a site of another platform into the draft. Until it is taken, a file is on this screen alone. */
export class CopyStore {
  state: CopyState = { status: "none" };
  /** Places that draft and file have in different ways: each needs a word. */
  conflicts: DraftDiff["conflicts"] = [];
  /** Why taking failed last; it stays while the file is compared anew. */
  failure: CallFailure | null = null;
  readonly #port: CopyPort;
  readonly #draft: DraftStore;
  #wish = 0;

  constructor(port: CopyPort, draft: DraftStore) {
    this.#port = port;
    this.#draft = draft;
    makeAutoObservable(
      this,
      { state: observableRef, conflicts: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Says that what was chosen is no site, and why; what was on the screen is put away. */
  refuse(name: string, why: string): void {
    this.clear();
    this.state = { status: "unread", name, why };
  }

  /** Asks what a file would change here; the last one that was chosen wins. */
  async look(name: string, file: CopiedSite): Promise<void> {
    this.clear();
    const wish = this.#wish;
    this.state = { status: "looking", name };
    await this.#draft.flush();
    const [look, assets] = await Promise.all([this.#port.lookAtCopy(file.site), this.#port.listAssets()]);
    if (wish !== this.#wish) return;
    runInAction(() => {
      const failed = [look, assets].find((answer) => !answer.ok);
      if (look.ok && assets.ok) {
        const known = new Set(assets.value.rows.map(({ hash }) => hash));
        this.state = { status: "ready", name, file, look: look.value, known };
      } else if (failed !== undefined && !failed.ok)
        this.state = { status: "refused", name, failure: failed.failure, file };
    });
  }

  /**
   * Takes parts of the file, with the pictures that these show and the library does not have. Where the network fails between
   * nothing of the draft is changed; what is in the library by then is not sent again.
   */
  async take(
    parts: readonly string[],
    hashes: ReadonlySet<string>,
    resolutions: Readonly<Record<string, Whose>> = {},
  ): Promise<CopyOutcome> {
    const { state } = this;
    if (state.status !== "ready") return { status: "contested" };
    const { file, look, known, name } = state;
    this.failure = null;
    await this.#draft.flush();
    const kept = new Set(known);
    const left: LeftPicture[] = [];
    for (const picture of file.pictures) {
      if (!hashes.has(picture.hash) || kept.has(picture.hash)) continue;
      const answer = await this.#port.keepAsset(picture);
      if (answer.ok) {
        kept.add(picture.hash);
        if (Object.keys(picture.alt).length > 0)
          await this.#port.describeAsset(picture.hash, { name: picture.name, alt: picture.alt });
      } else if (answer.failure.kind === "refused") left.push({ name: picture.name, failure: answer.failure });
      else {
        runInAction(() => (this.state = { ...state, known: kept }));
        return this.#failed(answer.failure);
      }
    }
    const { site, platform, seq } = file;
    const expected = this.#draft.hash;
    const answer = await this.#port.takeCopy({
      site,
      parts,
      live: look.live.hash,
      ...(expected === null ? {} : { expected }),
      platform,
      seq,
      resolutions,
    });
    if (!answer.ok) {
      const { failure } = answer;
      if (failure.code === "conflict") {
        const { conflicts } = failure.details as { conflicts: DraftDiff["conflicts"] };
        runInAction(() => {
          this.state = { ...state, known: kept };
          this.conflicts = conflicts;
        });
        return { status: "contested" };
      }
      // What it was compared with, or merged into, is another one by now: it is shown anew.
      if (failure.kind === "conflict") {
        await this.#draft.load();
        await this.look(name, file);
      }
      return this.#failed(failure);
    }
    this.clear();
    await this.#draft.load();
    return { status: "taken", left };
  }

  /** Leaves the places as they are that both have. */
  giveUp(): void {
    this.conflicts = [];
  }

  /** Puts the file away. */
  clear(): void {
    this.#wish += 1;
    this.state = { status: "none" };
    this.conflicts = [];
    this.failure = null;
  }

  #failed(failure: CallFailure): CopyOutcome {
    runInAction(() => (this.failure = failure));
    return { status: "failed", failure };
  }
}
