import { Fragment, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { RankingEntry } from "./RankingEntry.tsx";
import "./Ranking.css";

/** Who stands where. Only the first so many where there is a limit; one's own row stands below them where it is further down. */
export function Ranking(props: BlockProps<"ranking">): ReactNode {
  const { label, rowItem, rowKey, limit = Infinity, avatars = false, empty, at } = props;
  const { rows, within } = useRows(props.rows.value, at);
  const entries = rows.map((row, index) => ({
    ...rowItem(row, index),
    number: index + 1,
    key: keyOfRow(row, index, rowKey),
  }));
  const shown = entries.filter(({ number, isMine }) => number <= limit || isMine);
  if (shown.length === 0) return empty === undefined ? null : <Fragment>{empty}</Fragment>;
  return within(
    <ol className="ranking" aria-label={label}>
      {shown.map(({ key, number, place, name, text, value, isMine }, index) => (
        <RankingEntry
          key={key}
          place={place === undefined || place.text === "" ? String(number) : place.text}
          medal={medalOf(place?.value ?? number)}
          name={name}
          text={text}
          value={value?.text}
          isMine={isMine}
          isAfterGap={index > 0 && shown[index - 1]?.number !== number - 1}
          hasAvatar={avatars}
        />
      ))}
    </ol>,
  );
}

/** The medal of a place: 1, 2 or 3. */
function medalOf(place: unknown): number | undefined {
  const number = Number(place);
  return number === 1 || number === 2 || number === 3 ? number : undefined;
}

/** Draws `ranking`. */
export const ranking = defineBlock({ kind: "ranking", component: Ranking });
