import { useEffect, useRef } from "react";
import { observing } from "#rendering/observing.ts";
import type { ScreenStores } from "../ScreenStores.ts";

/** The cover over the page while a login is under way (access specification, section 4). */
export const Cover = observing(function Cover({ stores }: { stores: ScreenStores }) {
  const { isCovered } = stores.ui;
  const { translate } = stores.texts.texts;
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Over open dialogs as well; browsers without popovers show it below them, and the form is disabled anyway.
    if (isCovered) cover.current?.showPopover?.();
  }, [isCovered]);
  if (!isCovered) return null;
  return (
    <div ref={cover} className="cover" popover="manual" role="status">
      <span className="cover__spinner" aria-hidden="true" />
      <span className="cover__text">{translate("session.entering")}</span>
    </div>
  );
});
