import type { Note } from "../createFindings.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { Landmarks } from "../site/landmarksOf.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** What the checks of one document share. */
export interface DocumentCheck {
  index: SiteIndex;
  note: Note;
  /** Types of what can be read under /data, by id; the same can be loaded again. */
  data: ReadonlyMap<string, JsonSchema>;
  /** Told of a text that is used without its key being written, at its pointer. */
  useText: (key: string, pointer: string) => void;
  landmarks: Landmarks;
  /** The arguments of a dialog can be read under /dialog. */
  isDialog: boolean;
}
