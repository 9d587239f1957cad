import { useEffect, useRef, useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { directionOf } from "../fields/inputProps.ts";
import { Icon } from "../icons/Icon.tsx";

/** The pause after the last key (games specification, section 9). */
const usualPauseMs = 500;

/**
 * A field that acts once the typing rests, and only where what is typed is something else than what stands; Enter does not wait.
 * What the document says stands in the field whenever it changes by itself, but never over what is being typed.
 */
export function TextFilter({ label, placeholder, value, pauseMs, action }: BlockProps<"textFilter">): ReactElement {
  const stands = String(value?.value ?? "");
  const [typed, setTyped] = useState(stands);
  const [seen, setSeen] = useState(stands);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(stands);
  if (seen !== stands) {
    setSeen(stands);
    setTyped((now) => (now.trim() === seen.trim() || stands !== sent.current ? stands : now));
  }
  useEffect(() => {
    sent.current = stands;
  }, [stands]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const act = (text: string): void => {
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted === sent.current.trim()) return;
    sent.current = wanted;
    void action(wanted)();
  };
  return (
    <label className="text-filter">
      <span className="only-read">{label}</span>
      <span className="input-box">
        <Icon name="search" />
        <input
          type="search"
          className="input"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={typed}
          dir={directionOf(typed)}
          placeholder={placeholder ?? label}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => act(text), pauseMs ?? usualPauseMs);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") act(typed);
          }}
        />
      </span>
    </label>
  );
}

/** Draws `textFilter`. */
export const textFilter = defineBlock({ kind: "textFilter", component: TextFilter });
