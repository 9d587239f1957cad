import type { ConsoleStores } from "../ConsoleStores.ts";
import { countUnsaved } from "../unsaved.ts";

/** Warns whoever closes the page while something is not saved, and asks the platform again as soon as the network is back. */
export function guardLeaving({ draft, review, writing }: ConsoleStores): void {
  addEventListener("beforeunload", (event) => {
    if (countUnsaved({ draft, writing }) > 0) event.preventDefault();
  });
  addEventListener("online", () => {
    void draft.nudge();
    if (review.failure !== null) void review.refresh();
  });
  addEventListener("offline", () => void review.compare());
}
