import type { ReactElement } from "react";
import { toFigure } from "./toFigure.ts";

/**
 * A written value. Figures keep their own direction in a text that runs from right to left. Words have an element of their own: one
 * that had a direction keeps it in Chromium when it is taken away before the text changes, as with a new language.
 */
export function Written({ text }: { text: string }): ReactElement {
  const figure = toFigure(text);
  return figure === null ? (
    <bdi key="words">{text}</bdi>
  ) : (
    <bdi key="figure" dir="ltr">
      {figure}
    </bdi>
  );
}
