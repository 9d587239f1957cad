import type { ReactElement } from "react";
import { toFigure } from "./toFigure.ts";

/** A written value. Figures keep their own direction in a text that runs from right to left. */
export function Written({ text }: { text: string }): ReactElement {
  const figure = toFigure(text);
  return figure === null ? <bdi>{text}</bdi> : <bdi dir="ltr">{figure}</bdi>;
}
