import type { MouseEvent, ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";
import { writeAddress } from "#stores/RouteStore.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { describePlace } from "../places.ts";

/** The way to a place of the draft: its page, and there the field or the line of JSON, which gets the focus. */
export const PlaceLink = observing(function PlaceLink({ pointer }: { pointer: string }): ReactElement {
  const translate = useFixedText();
  const { base = "" } = useRendering();
  const { place, draft } = useConsoleTools();
  const follow = (event: MouseEvent) => {
    // Another window or tab is opened by the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    place.go(pointer);
  };
  return (
    <a className="link" href={base + writeAddress(place.addressOf(pointer))} onClick={follow} dir="auto">
      {describePlace(pointer, draft.site, translate)}
    </a>
  );
});
