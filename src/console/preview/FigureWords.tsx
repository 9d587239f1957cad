import type { ReactElement } from "react";
import type { ValueReason } from "#engine/index.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

/** How a figure came about: what it is, what it came to, and the same of each of its operands. */
export function FigureWords({ reason }: { reason: ValueReason }): ReactElement {
  const translate = useFixedText();
  const { key, from = "", value, parts } = reason;
  return (
    <>
      {translate(`console.figure.${key}`, { from })} <bdi dir="ltr">= {inShort(value)}</bdi>
      {parts.length === 0 ? null : (
        <ul>
          {parts.map((part, place) => (
            <li key={place}>
              <FigureWords reason={part} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A list of a thousand rows says nothing here that its beginning does not. */
function inShort(value: unknown): string {
  const text = JSON.stringify(value) ?? "—";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
