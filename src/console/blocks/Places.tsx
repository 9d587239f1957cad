import type { ReactNode } from "react";
import { isRecord } from "#json/isRecord.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { placeWords } from "../placeWords.ts";
import { useReader } from "../useReader.ts";

/** Places in the words of the forms, the first of many: what a draft of somebody else is about. */
export function Places({ label, rows, count }: BlockProps<"places">): ReactNode {
  const translate = useFixedText();
  const reader = useReader();
  const { draft } = useConsoleTools();
  const { site } = draft;
  const told = Array.isArray(rows.value) ? rows.value.filter(isPlace) : [];
  if (told.length === 0) return <span className="text">{translate("console.places.unknown")}</span>;
  const more = Number(count.value) - told.length;
  return (
    <ul className="places" aria-label={label}>
      {told.map(({ pointer, label: names }) => {
        const { page, steps } = placeWords(pointer, site, reader, names?.split(" › "));
        return (
          <li key={pointer} dir="auto">
            {[page, ...steps].join(" › ")}
          </li>
        );
      })}
      {more > 0 ? <li className="places__more">{translate("console.places.more", { count: more })}</li> : null}
    </ul>
  );
}

function isPlace(row: unknown): row is { pointer: string; label?: string } {
  return isRecord(row) && typeof row["pointer"] === "string" && ["string", "undefined"].includes(typeof row["label"]);
}

/** Draws `places`. */
export const places = defineBlock({ kind: "places", component: Places });
