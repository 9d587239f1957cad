import { useEffect, useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { Art } from "../art/Art.tsx";
import { toFigure } from "../parts/toFigure.ts";

const toNumber = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);

/** A step takes at least so long, and no timer of a browser takes more. */
const shortestMs = 250;
const longestMs = 3_600_000;

/** A number that grows by a fixed step, each figure in a window of its own. It is read out on demand, not at each step. */
export function Counter(props: BlockProps<"counter">): ReactElement {
  const { label, value, step, everyMs, format = "number", subtitle } = props;
  const write = useFormat();
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (everyMs <= 0) return undefined;
    const pauseMs = Math.min(Math.max(everyMs, shortestMs), longestMs);
    const timer = setInterval(() => setSteps((done) => done + 1), pauseMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  const written = write(toNumber(value.value) + steps * step, format);
  const figure = toFigure(written) ?? written;
  const characters = Array.from(figure);
  return (
    <figure className="counter" aria-label={label}>
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
