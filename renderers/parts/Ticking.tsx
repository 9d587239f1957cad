import { useState, type ReactElement } from "react";
import { howLong } from "./howLong.ts";
import { toFigure } from "./toFigure.ts";

/**
 * A text of figures whose changed characters move in softly when it changes. Read out as one text; the first one shown
 * does not move.
 */
export function Ticking({ text }: { text: string }): ReactElement {
  const [first] = useState(text);
  const figure = toFigure(text);
  if (figure === null) return <bdi>{text}</bdi>;
  const characters = Array.from(figure);
  return (
    <bdi className="ticking" dir="ltr" data-long={howLong(figure)} data-changed={text !== first || undefined}>
      <span className="only-read">{figure}</span>
      <span aria-hidden="true">
        {characters.map((character, index) => (
          // Counted from the end: the cents stay in place when the amount grows by a figure.
          <span key={`${characters.length - index} ${character}`} className="ticking__char">
            {character}
          </span>
        ))}
      </span>
    </bdi>
  );
}
