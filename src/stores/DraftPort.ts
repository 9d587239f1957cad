import type { Draft, PatchOperation, RevisionWithSite, ValueOf } from "#contracts/api.ts";
import type { Answer } from "./Answer.ts";

/** A change to the saved draft. */
export interface DraftPatch {
  baseHash: string;
  /** The draft the patch was made against; another one is answered with a conflict. */
  draftHash: string;
  patch: PatchOperation[];
}

/** What a draft changes against live, and where somebody else changed the same place. */
export type DraftDiff = ValueOf<"diffDraft">;

/** Whose value stays at a place that both changed. */
export type Whose = "mine" | "theirs";

/** The platform's side of the draft. */
export interface DraftPort {
  getLive(): Promise<Answer<RevisionWithSite>>;
  getDraft(): Promise<Answer<Draft>>;
  saveDraft(patch: DraftPatch): Promise<Answer<Draft>>;
  /** Puts the draft of that hash on the live revision; every conflict needs a word on whose value stays. */
  rebaseDraft(draft: string, resolutions: Readonly<Record<string, Whose>>): Promise<Answer<Draft>>;
}

/**
 * A value that no configuration may hold, by its pointer from the site; `rule` and `limit` are those of a schema. `text` says what no
 * schema can: a text key with its values.
 */
export interface DraftError {
  pointer: string;
  rule: string;
  limit?: number;
  text?: { key: string; values: Readonly<Record<string, string | number>> };
}

/** Names what is wrong in the parts of a configuration that these places stand in, as far as a schema can tell. */
export type DraftJudge = (site: unknown, places: Iterable<string>) => readonly DraftError[];

/** What the store needs of a clock: calls back once after so many milliseconds, unless it is stopped. */
export interface Delay {
  after(ms: number, run: () => void): () => void;
}
