import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../icons/Icon.tsx";
import { classNames } from "../ui/classNames.ts";
import "./Steps.css";

const stateTexts = { done: "ui.steps.done", current: "ui.steps.current", next: "ui.steps.next" } as const;

/** Steps of something, and which it has come to. Each says whether it is done, now, or still to come. */
export function Steps({ label, current, steps: list, layout = "row" }: BlockProps<"steps">): ReactElement | null {
  const text = useFixedText();
  if (list.length === 0) return null;
  const at = placeOf(current.value, list);
  const now = list[at];
  return (
    <div className={classNames("steps", `steps--${layout}`)}>
      <ol className="steps__list" aria-label={label}>
        {list.map((step, index) => {
          const state = index < at ? "done" : index === at ? "current" : "next";
          return (
            <li
              key={step.id}
              className="steps__step"
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
            >
              <span className="steps__mark" aria-hidden="true">
                {state === "done" ? (
                  <Icon name="check" size={18} />
                ) : step.icon === undefined ? (
                  <bdi>{index + 1}</bdi>
                ) : (
                  <Icon name={step.icon} size={18} />
                )}
              </span>
              <span className="steps__words">
                <span className="steps__title">{step.title}</span>
                <span className="only-read">{text(stateTexts[state])}</span>
                {step.text === undefined ? null : <span className="steps__text">{step.text}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {layout === "list" || now === undefined ? null : (
        <p className="steps__now" aria-hidden="true">
          <span className="steps__count">{text("ui.steps.place", { number: at + 1, total: list.length })}</span>
          <span className="steps__title">{now.title}</span>
          {now.text === undefined ? null : <span className="steps__text">{now.text}</span>}
        </p>
      )}
    </div>
  );
}

/** The place of the step that is named by its id, or by its number from 1; -1 where it is not known. */
function placeOf(current: unknown, list: readonly { id: string }[]): number {
  const named = list.findIndex(({ id }) => id === current);
  if (named >= 0) return named;
  const number = typeof current === "number" ? current : typeof current === "string" && current !== "" ? +current : NaN;
  return Number.isInteger(number) && number >= 1 ? number - 1 : -1;
}

/** Draws `steps`. */
export const steps = defineBlock({ kind: "steps", component: Steps });
