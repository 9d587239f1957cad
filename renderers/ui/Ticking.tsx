import { useEffect, useState, type ReactElement } from "react";
import { howLong } from "./howLong.ts";
import { toFigure } from "./toFigure.ts";

/** Longer than a character takes to move in (`tick` in words.css). */
const tickMs = 600;

/**
 * A text of figures whose changed characters move in softly when it changes. Read out as one text; the first one shown
 * does not move, and is one piece: most figures of a page never change. What has moved in is one piece again, or a list that changes at once
 * would leave a dozen elements in each of its rows; what is read out stays where it is.
 */
export function Ticking({ text }: { text: string }): ReactElement {
  const [now, setNow] = useState({ text, before: null as string | null });
  if (now.text !== text) setNow({ text, before: now.text });
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (settled === text) return undefined;
    const timer = setTimeout(() => setSettled(text), tickMs);
    return () => clearTimeout(timer);
  }, [settled, text]);
  const figure = toFigure(text);
  // As in Written: an element that had a direction is not used again for words.
  if (figure === null) return <bdi key="words">{text}</bdi>;
  const long = howLong(figure);
  if (now.text === text && now.before === null)
    return (
      <bdi className="ticking" dir="ltr" data-long={long}>
        {figure}
      </bdi>
    );
  if (settled === text)
    return (
      <bdi className="ticking" dir="ltr" data-long={long}>
        <span className="only-read">{figure}</span>
        <span aria-hidden="true">{figure}</span>
      </bdi>
    );
  const characters = Array.from(figure);
  const before = Array.from(toFigure(now.before ?? "") ?? "");
  return (
    <bdi className="ticking" dir="ltr" data-long={long}>
      <span className="only-read">{figure}</span>
      <span aria-hidden="true">
        {characters.map((character, index) => {
          // Counted from the end: the cents stay in place when the amount grows by a figure.
          const place = characters.length - index;
          const isNew = before[before.length - place] !== character;
          return (
            <span key={`${place} ${character}`} className="ticking__char" data-new={isNew || undefined}>
              {character}
            </span>
          );
        })}
      </span>
    </bdi>
  );
}
