import { Fragment, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { toTime } from "../ui/toTime.ts";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { TimelineEntry, type Moment } from "./TimelineEntry.tsx";
import "./Timeline.css";

type RowItem = ReturnType<NonNullable<BlockProps<"timeline">["rowItem"]>>;
type Shown = NonNullable<RowItem["time"]>;

interface Entry extends Omit<Moment, "writtenTime"> {
  key: string;
  time: Shown | undefined;
}

/** What happened when: moments of the document, and one for each row, in their order or sorted by time. */
export function Timeline(props: BlockProps<"timeline">): ReactNode {
  const { label, items = [], rowItem, rowKey, order, format, limit = Infinity, empty, at } = props;
  const write = useFormat();
  const { rows, within } = useRows(props.rows?.value, at);
  const written = items.map((item, index): Entry => ({
    ...item,
    key: `written ${index}`,
    time: item.time,
    badge: undefined,
  }));
  const bound =
    rowItem === undefined ? [] : rows.map((row, index) => toEntry(rowItem(row, index), keyOfRow(row, index, rowKey)));
  const entries = sorted([...written, ...bound], order).slice(0, limit);
  if (entries.length === 0) return empty === undefined ? null : <Fragment>{empty}</Fragment>;

  // A binding may say itself how a time is written; what says nothing is written as the node says.
  const writeTime = (time: Shown | undefined): string => {
    if (time === undefined || toTime(time.value) === undefined) return "";
    const isWritten = format === undefined && time.text !== "" && time.text !== String(time.value);
    return isWritten ? time.text : write(time.value, format ?? "dateTime");
  };

  return within(
    <ol className="timeline" aria-label={label}>
      {entries.map(({ key, time, ...moment }) => (
        <TimelineEntry key={key} {...moment} time={time?.value} writtenTime={writeTime(time)} />
      ))}
    </ol>,
  );
}

/** A row as its node shows it; a state without a word of its own is shown as it is. */
function toEntry(item: RowItem, key: string): Entry {
  const { time, title, text, state, labels, icons, tones } = item;
  const name = String(state?.value);
  const badge = labels && (labels[name] ?? state?.text);
  return { key, time, title, text, badge, icon: icons?.[name], tone: tones?.[name] };
}

function sorted(entries: Entry[], order: "newest" | "oldest" | undefined): Entry[] {
  if (order === undefined) return entries;
  const turn = order === "newest" ? -1 : 1;
  return entries.toSorted((one, other) => {
    const [a, b] = [toTime(one.time?.value), toTime(other.time?.value)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return turn * (a - b);
  });
}

/** Draws `timeline`. */
export const timeline = defineBlock({ kind: "timeline", component: Timeline });
