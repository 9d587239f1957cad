import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { Icon } from "../icons/Icon.tsx";
import { keyOfRow } from "../ui/keyOfRow.ts";

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Panels of which one is shown, written or one for each row; with a single tab the list of tabs falls away. Arrows, Home and End move. */
export function Tabs(props: BlockProps<"tabs">): ReactNode {
  const { label, tabs: written = [], rowItem, rowKey, selected, empty } = props;
  const id = useId();
  const { rows } = useRows(rowItem && props.rows?.value, props.at, props.limit);
  const tabs = [...written];
  for (const [index, row] of rows.entries()) {
    const key = keyOfRow(row, index, rowKey);
    if (rowItem && tabs.every((tab) => tab.id !== key)) tabs.push({ ...rowItem(row, index), id: key });
  }
  const list = useRef<HTMLDivElement>(null);
  // As text: what is bound may be anything, also a value that never equals itself.
  const wanted = String(selected?.value ?? "");
  const [choice, setChoice] = useState(wanted);
  const [said, setSaid] = useState(wanted);
  // Where the document selects another tab, that is the later word.
  if (said !== wanted) {
    setSaid(wanted);
    setChoice(wanted);
  }
  const choose = (tab: (typeof tabs)[number]) => {
    setChoice(tab.id);
    void tab.action?.();
  };
  const current = tabs.find((tab) => tab.id === choice) ?? tabs[0];
  if (current === undefined) return empty ?? null;
  const place = tabs.indexOf(current);

  const handleKeyDown = (event: KeyboardEvent): void => {
    const isRtl = list.current !== null && getComputedStyle(list.current).direction === "rtl";
    const step = (steps[event.key] ?? 0) * (isRtl ? -1 : 1);
    const target =
      event.key === "Home" ? 0 : event.key === "End" ? tabs.length - 1 : (place + step + tabs.length) % tabs.length;
    const next = tabs[target];
    if (next === undefined || next === current) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  };

  return (
    <div className="tabs">
      {tabs.length === 1 ? null : (
        <div ref={list} className="tabs__list" role="tablist" aria-label={label}>
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              className="tabs__tab"
              aria-selected={tab === current}
              aria-controls={tab === current ? `${id}-panel-${index}` : undefined}
              tabIndex={tab === current ? 0 : -1}
              onClick={() => choose(tab)}
              onKeyDown={handleKeyDown}
            >
              {tab.icon === undefined ? null : <Icon name={tab.icon} size={18} />}
              {tab.label}
              {tab.marks === undefined ? null : <> {tab.marks}</>}
            </button>
          ))}
        </div>
      )}
      <div
        key={current.id}
        id={`${id}-panel-${place}`}
        className="tabs__panel"
        role={tabs.length === 1 ? undefined : "tabpanel"}
        aria-labelledby={tabs.length === 1 ? undefined : `${id}-tab-${place}`}
      >
        {current.children}
      </div>
    </div>
  );
}

/** Draws `tabs`. */
export const tabs = defineBlock({ kind: "tabs", component: Tabs });
