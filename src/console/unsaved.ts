import type { ConsoleStores } from "./ConsoleStores.ts";

/** How many edits are on this device only: not with the platform yet, not possible, or written as JSON and not put in. */
export function countUnsaved({ draft, writing }: Pick<ConsoleStores, "draft" | "writing">): number {
  return countHeld({ draft, writing }) + (draft.isSaved ? 0 : 1);
}

/** How many edits stay out of the draft until somebody puts them right: values that cannot be, and JSON texts. */
export function countHeld({ draft, writing }: Pick<ConsoleStores, "draft" | "writing">): number {
  return draft.held.length + writing.texts.size;
}
