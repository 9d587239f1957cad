import type { MouseEvent, ReactElement } from "react";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";
import { writeAddress } from "#stores/RouteStore.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { describePlace, type PlaceWords } from "../placeWords.ts";
import { useReader } from "../useReader.ts";

interface PlaceLinkProps {
  pointer: string;
  /** What it is called, where whoever shows it knows that already: the last step stands out. */
  words?: PlaceWords;
}

/** The way to a place of the draft: its page, and there the field or the line of JSON, which gets the focus. */
export const PlaceLink = observing(function PlaceLink(props: PlaceLinkProps): ReactElement {
  const { pointer, words } = props;
  const reader = useReader();
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
      {words ? <Steps words={words} /> : describePlace(pointer, draft.site, reader)}
    </a>
  );
});

function Steps({ words: { page, steps } }: { words: PlaceWords }): ReactElement {
  const last = steps.at(-1);
  return (
    <>
      {[page, ...steps.slice(0, -1)].join(" › ")}
      {last === undefined ? null : (
        <>
          {" › "}
          <strong>{last}</strong>
        </>
      )}
    </>
  );
}
