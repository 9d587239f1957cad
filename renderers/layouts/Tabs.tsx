import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { Icon } from "../icons/Icon.tsx";

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Panels of which one is shown; with a single tab the list of tabs falls away. Arrows, Home and End move. */
export function Tabs({ label, tabs, selected }: BlockProps<"tabs">): ReactElement | null {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<{ id: string; over: unknown }>();
  // Where the document selects another tab, that is the later word.
  const wanted = choice !== undefined && choice.over === selected?.value ? choice.id : selected?.value;
  const setChosen = (tab: string) => setChoice({ id: tab, over: selected?.value });
  const current = tabs.find((tab) => tab.id === wanted) ?? tabs[0];
  if (current === undefined) return null;

  const handleKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.indexOf(current);
    const isRtl = list.current !== null && getComputedStyle(list.current).direction === "rtl";
    const step = (steps[event.key] ?? 0) * (isRtl ? -1 : 1);
    const target =
      event.key === "Home" ? 0 : event.key === "End" ? tabs.length - 1 : (at + step + tabs.length) % tabs.length;
    const next = tabs[target];
    if (next === undefined || next === current) return;
    event.preventDefault();
    setChosen(next.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  };

  return (
    <div className="tabs">
      {tabs.length === 1 ? null : (
        <div ref={list} className="tabs__list" role="tablist" aria-label={label}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              className="tabs__tab"
              aria-selected={tab === current}
              aria-controls={tab === current ? `${id}-panel-${tab.id}` : undefined}
              tabIndex={tab === current ? 0 : -1}
              onClick={() => setChosen(tab.id)}
              onKeyDown={handleKeyDown}
            >
              {tab.icon === undefined ? null : <Icon name={tab.icon} size={18} />}
              {tab.label}
            </button>
          ))}
        </div>
      )}
      <div
        key={current.id}
        id={`${id}-panel-${current.id}`}
        className="tabs__panel"
        role={tabs.length === 1 ? undefined : "tabpanel"}
        aria-labelledby={tabs.length === 1 ? undefined : `${id}-tab-${current.id}`}
      >
        {current.children}
      </div>
    </div>
  );
}

/** Draws `tabs`. */
export const tabs = defineBlock({ kind: "tabs", component: Tabs });
