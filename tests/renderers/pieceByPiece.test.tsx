import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { usePieceByPiece, type NearRows } from "#renderers/ui/usePieceByPiece.ts";

const rows = (from: number, to: number, isKnown = true): NearRows => ({ isKnown, from, to, before: 0, after: 0 });

/** Shows a list at one place after the other, and says at which places it was drawn, each time that it was. */
function placesDrawn(shown: readonly NearRows[], count = 12_000): number[] {
  const drawn: number[] = [];
  function List({ near }: { near: NearRows }): ReactElement {
    drawn.push(usePieceByPiece(near, count).from);
    return <ul />;
  }
  const [first, ...others] = shown;
  if (first === undefined) return drawn;
  const { rerender } = render(<List near={first} />);
  for (const near of others) rerender(<List near={near} />);
  return drawn;
}

it("draws a list once for each place while some of its rows stand already", () => {
  expect(placesDrawn([rows(0, 12, false), rows(0, 12), rows(3, 15), rows(6, 21)])).toEqual([0, 0, 3, 6]);
});

it("draws what was there before after a leap, and what is near then in pieces", () => {
  expect(placesDrawn([rows(0, 12), rows(900, 912)])).toEqual([0, 0, 900]);
});

it("draws at once what is near where what was drawn is in the list no more", () => {
  expect(placesDrawn([rows(900, 912), rows(0, 12)], 20)).toEqual([900, 0]);
});
