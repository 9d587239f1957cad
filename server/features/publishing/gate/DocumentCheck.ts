import type { Note } from "./createFindings.ts";
import type { SiteIndex } from "./SiteIndex.ts";

/** What the checks of one document share. */
export interface DocumentCheck {
  index: SiteIndex;
  note: Note;
  /** The arguments of a dialog can be read under /dialog. */
  isDialog: boolean;
}
