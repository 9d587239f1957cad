import { useEffect, useMemo, type ReactNode } from "react";
import type { DiffEntry } from "#contracts/api.ts";
import { Failure } from "#renderers/ui/Failure.tsx";
import { Waiting } from "#renderers/ui/Waiting.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { spreadChanges } from "../spreadChanges.ts";
import { ChangeList } from "./ChangeList.tsx";
import { Conflicts } from "./Conflicts.tsx";
import { Unsaved } from "./Unsaved.tsx";

/** The differences, each place with before and after; above them what is not in the draft, and what has to be settled. */
export function Changes({ label, rows, empty, at }: BlockProps<"changes">): ReactNode {
  const translate = useFixedText();
  const { review } = useConsoleTools();
  const all = useMemo(() => spreadChanges(Array.isArray(rows.value) ? (rows.value as DiffEntry[]) : []), [rows.value]);
  // A text of a table that is told as one was taken back by itself.
  const entries = review.takenBack.size === 0 ? all : all.filter((entry) => !review.isTakenBack(entry));
  // What is known may be old: whoever opens the page wants to know what is so now.
  useEffect(() => void review.compare(), [review]);
  const isEmpty = entries.length === 0 && review.conflicts.length === 0;
  return (
    <>
      {review.failure === null ? null : (
        <Failure
          message={translate(isEmpty ? "console.changes.unreached" : "console.changes.old")}
          onRetry={() => review.refresh()}
        />
      )}
      <Unsaved />
      <Conflicts at={at} />
      {entries.length > 0 ? <ChangeList label={label} entries={entries} /> : null}
      {isEmpty && review.failure === null ? review.diff === null ? <Waiting shape="lines" /> : empty : null}
    </>
  );
}

/** Draws `changes`. */
export const changes = defineBlock({ kind: "changes", component: Changes });
