import type { CheckError, FormField, RowJudge } from "#contracts/entities.ts";
import { judgeTypedTiers } from "../contracts/typedTiers.ts";

/** Looks at all rows at once: the text key of what is wrong with a cell, by its pointer from the list (`/0/from`). */
type Judge = (
  rows: readonly Readonly<Record<string, unknown>>[],
  known: Readonly<Record<string, unknown>>,
) => Record<string, string>;

const judges: Readonly<Record<RowJudge["by"], Judge>> = { contractTiers: judgeTypedTiers };

/** What the judge of a list of rows finds, by the pointer of each cell from the list; nothing where it has none. The rows must be clean. */
export function judgeRows(
  { judge }: Pick<FormField, "judge">,
  rows: readonly Readonly<Record<string, unknown>>[],
): Record<string, CheckError> {
  const find = judge && Object.hasOwn(judges, judge.by) ? judges[judge.by] : undefined;
  if (!find || rows.length === 0) return {};
  const found = Object.entries(find(rows, judge?.with ?? {}));
  return Object.fromEntries(found.map(([at, key]) => [at, { reason: "judged", key, min: 0, max: 0 }] as const));
}
