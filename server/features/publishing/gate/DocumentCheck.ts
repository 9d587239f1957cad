import type { Note } from "./createFindings.ts";
import type { JsonType } from "./JsonType.ts";
import type { SiteIndex } from "./SiteIndex.ts";

/** What the checks of one document share. */
export interface DocumentCheck {
  index: SiteIndex;
  note: Note;
  /** Types of what can be read under /data, by id; the same can be loaded again. */
  data: ReadonlyMap<string, JsonType>;
  /** The arguments of a dialog can be read under /dialog. */
  isDialog: boolean;
}
