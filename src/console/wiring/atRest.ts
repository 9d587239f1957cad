import type { DraftStore } from "#stores/DraftStore.ts";
import { watchValue } from "#stores/watchValue.ts";

/** Most milliseconds that are waited: a draft may never come, and nobody may be signed in. */
const patienceMs = 3_000;
/** For so long the page that was opened is drawn first. */
const drawingMs = 400;

/** Resolves when the page that was opened has been drawn from the draft, or some seconds later. */
export function atRest(draft: Pick<DraftStore, "state">): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => setTimeout(resolve, drawingMs);
    if (draft.state.status !== "loading") return void rest();
    setTimeout(resolve, patienceMs);
    const stop = watchValue(
      () => draft.state.status,
      () => {
        stop();
        rest();
      },
    );
  });
}
