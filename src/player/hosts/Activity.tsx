import { observing } from "#rendering/observing.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/**
 * A thin bar over the page while calls are on their way (access specification, section 4). It shows only what takes
 * long enough to be noticed, and says nothing: what is being loaded says so where it stands.
 */
export const Activity = observing(function Activity({ stores }: { stores: PlayerStores }) {
  return <div className="activity" data-active={stores.ui.activity > 0} aria-hidden="true" />;
});
