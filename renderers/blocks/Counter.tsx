import { useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { Art } from "../art/Art.tsx";
import { toFigure } from "../ui/toFigure.ts";
import { useGrowing } from "../ui/useGrowing.ts";
import { useMoving } from "../ui/useMoving.ts";

const toNumber = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;
const toTime = (value: unknown): number | undefined =>
  typeof value === "string" ? toNumber(Date.parse(value)) : toNumber(value);

/** As many windows stand empty until the number is known. */
const waitingWindows = Array.from({ length: 8 }, (_, place) => place);

/**
 * A number that grows by a fixed step, each figure in a window of its own. What it is follows from its beginning and the
 * platform's clock; it is worked out after it is drawn, so that the first drawing is the same everywhere, and moves while it may.
 * It is read out on demand, not at each step.
 */
export function Counter(props: BlockProps<"counter">): ReactElement {
  const { label, value, since, step, everyMs, most, format = "number", subtitle } = props;
  const write = useFormat();
  const [figureElement, setFigureElement] = useState<Element | null>(null);
  const growth = {
    first: toNumber(value.value),
    since: since === undefined ? null : toTime(since.value),
    step: toNumber(step.value),
    everyMs: toNumber(everyMs.value),
    most: toNumber(most?.value),
  };
  const number = useGrowing(growth, useMoving(figureElement));
  const written = number === undefined ? "" : write(number, format, value.currency);
  const figure = toFigure(written) ?? written;
  const characters = Array.from(figure);
  return (
    <figure ref={setFigureElement} className="counter" aria-label={label} aria-busy={number === undefined || undefined}>
      <div className="counter__head">
        <span className="counter__art">
          <Art seed="coins-start" variant="scene" />
        </span>
        <p>
          <span className="counter__label">{label}</span>
          {subtitle === undefined ? null : <span className="counter__subtitle">{subtitle}</span>}
        </p>
        <span className="counter__art">
          <Art seed="chips-end" variant="scene" />
        </span>
      </div>
      <p className="counter__digits">
        <span className="only-read">{figure}</span>
        {number === undefined
          ? waitingWindows.map((place) => <span key={place} className="counter__digit" aria-hidden="true" />)
          : null}
        {characters.map((character, index) => {
          const place = characters.length - index;
          return /\d/.test(character) ? (
            <span key={place} className="counter__digit" aria-hidden="true">
              <span key={character}>{character}</span>
            </span>
          ) : (
            <span key={place} className="counter__sign" aria-hidden="true">
              {character}
            </span>
          );
        })}
      </p>
    </figure>
  );
}

/** Draws `counter`. */
export const counter = defineBlock({ kind: "counter", component: Counter });
