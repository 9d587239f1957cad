import type { ReactNode } from "react";
import type { DiffEntry } from "#contracts/api.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { Conflicts } from "./Conflicts.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { Side } from "./Side.tsx";

const tones: Record<DiffEntry["kind"], string> = {
  added: "positive",
  removed: "negative",
  changed: "accent",
  moved: "warning",
};

/** The differences, each place with before and after, and above them what the gate would refuse. */
export function Changes({ label, rows, empty, at }: BlockProps<"changes">): ReactNode {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const entries = Array.isArray(rows.value) ? (rows.value as DiffEntry[]) : [];
  return (
    <>
      <ProblemList title={translate("console.changes.problems")} problems={draft.problems} />
      <Conflicts at={at} />
      {entries.length === 0 ? (
        // Not empty where places wait above that live changed as well.
        draft.conflicts.length === 0 ? (
          empty
        ) : null
      ) : (
        <ul className="changes" aria-label={label}>
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.pointer}`} className="change">
              <div className="change__head">
                <span className="badge" data-tone={tones[entry.kind]}>
                  {translate(`console.changes.${entry.kind}`)}
                </span>
                <strong>{entry.label || entry.pointer}</strong>
                <code className="change__place" dir="ltr">
                  {entry.pointer}
                </code>
              </div>
              <Side title={translate("console.changes.before")} kind="before" value={entry.before} />
              <Side title={translate("console.changes.after")} kind="after" value={entry.after} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Draws `changes`. */
export const changes = defineBlock({ kind: "changes", component: Changes });
