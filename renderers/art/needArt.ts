import { whenRested } from "#rendering/whenRested.ts";
import { shapeNeeds } from "./shapeNeeds.ts";

let isAsked = false;

/**
 * Asks for shapes of the sheet. The sheet itself is loaded once the page rests: pictures are an ornament, and nothing
 * that a visitor reads or presses waits for them.
 */
export function needArt(wanted: readonly string[]): void {
  shapeNeeds.add(wanted);
  if (isAsked) return;
  isAsked = true;
  whenRested(() => {
    import("./mountArtSheet.tsx").then(
      ({ mountArtSheet }) => mountArtSheet(),
      // A page without pictures is whole; the next picture asks again.
      () => (isAsked = false),
    );
  });
}
