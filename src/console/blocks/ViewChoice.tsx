import type { ReactElement } from "react";

interface ViewChoiceProps<View extends string> {
  label: string;
  views: readonly View[];
  chosen: View;
  nameOf(view: View): string;
  /** How many there are in it. */
  count(view: View): number;
  onChoose(view: View): void;
}

/** Buttons of which one is pressed: the parts of a desk's list that can be looked at, each with how many are in it. */
export function ViewChoice<View extends string>(props: ViewChoiceProps<View>): ReactElement {
  const { label, views, chosen, nameOf, count, onChoose } = props;
  return (
    <div className="changes__pages" role="group" aria-label={label}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className="button button--secondary"
          data-size="s"
          aria-pressed={chosen === view}
          onClick={() => onChoose(view)}
        >
          {nameOf(view)} <span className="changes__count">{count(view)}</span>
        </button>
      ))}
    </div>
  );
}
