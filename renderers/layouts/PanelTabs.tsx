import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { kindHaving } from "#engine/index.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { Icon } from "../icons/Icon.tsx";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { StripButtons } from "../ui/StripButtons.tsx";
import { useStrip } from "../ui/useStrip.ts";
import "./Carousel.css";
import "./PanelTabs.css";

/**
 * Tabs over one panel: choosing one does its action, and the document says which one is chosen. Arrows, Home and End move the focus
 * alone, since what is chosen costs a call and an entry of the history; Enter and Space choose.
 */
export function PanelTabs(props: BlockProps<"tabs">): ReactNode {
  const { label, tabs: written = [], rowItem, rowKey, selected, panel, arrowsAbove, empty } = props;
  const id = useId();
  const { rows } = useRows(rowItem && props.rows?.value, props.at, props.limit);
  const tabs = [...written];
  for (const [index, row] of rows.entries()) {
    const key = keyOfRow(row, index, rowKey);
    if (rowItem && tabs.every((tab) => tab.id !== key)) tabs.push({ ...rowItem(row, index), id: key });
  }
  const [box, setBox] = useState<HTMLElement | null>(null);
  const strip = useStrip(box, tabs.length);
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected?.value),
  );
  const [focused, setFocused] = useState<number>();
  const seen = useRef<number>(undefined);
  useEffect(() => {
    // The chosen one is brought into the line, at once at first.
    if (box && seen.current !== chosen) {
      if (chosen > 0 || seen.current !== undefined) strip.go(Math.max(0, chosen - 1), seen.current === undefined);
      seen.current = chosen;
    }
  }, [box, chosen, strip]);
  if (tabs.length === 0) return empty ?? null;
  const hasArrows = arrowsAbove !== undefined && tabs.length > arrowsAbove;
  const reached = Math.min(focused ?? chosen, tabs.length - 1);

  const handleKeyDown = (event: KeyboardEvent, index: number): void => {
    const step = strip.stepOf(event.key);
    const target =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? tabs.length - 1
          : step === 0
            ? -1
            : (index + step + tabs.length) % tabs.length;
    if (target < 0) return;
    event.preventDefault();
    setFocused(target);
    box?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  };

  return (
    <div className="tabs panel-tabs">
      <div className="panel-tabs__line" data-arrows={hasArrows || undefined}>
        <div
          ref={setBox}
          id={`${id}-list`}
          className="panel-tabs__list"
          data-line={arrowsAbove !== undefined || undefined}
          role="tablist"
          aria-label={label}
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              className="panel-tabs__tab"
              aria-selected={index === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={index === reached ? 0 : -1}
              onClick={() => void tab.action?.()}
              onKeyDown={(event) => handleKeyDown(event, index)}
              onBlur={() => setFocused(undefined)}
            >
              {tab.icon === undefined ? null : <Icon name={tab.icon} size={18} />}
              {tab.label}
              {tab.marks === undefined ? null : <> {tab.marks}</>}
            </button>
          ))}
        </div>
        {hasArrows ? <StripButtons strip={strip} controls={`${id}-list`} /> : null}
      </div>
      <div id={`${id}-panel`} className="tabs__panel" role="tabpanel" aria-labelledby={`${id}-tab-${chosen}`}>
        {panel}
      </div>
    </div>
  );
}

/** Draws `tabs` that have one panel. */
export const panelTabs = defineBlock({
  kind: "tabs",
  name: "panelTabs",
  match: kindHaving("tabs", "panel"),
  component: PanelTabs,
});
