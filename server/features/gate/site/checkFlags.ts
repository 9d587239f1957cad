import type { Diagnostic } from "#contracts/api.ts";
import type { FlagNode, Site } from "#contracts/config.ts";
import { createFindings, type Note } from "../createFindings.ts";

/** Checks that a feature does not hang on itself, and warns where one stands twice: it is on only if both are. */
export function checkFlags({ flags }: Site): Diagnostic[] {
  const problems: Diagnostic[] = [];
  walk(flags, "", [], new Map(), createFindings("flags", "", problems));
  return problems;
}

function walk(
  { modId, childrenNodes }: FlagNode,
  pointer: string,
  above: readonly string[],
  seen: Map<string, string>,
  note: Note,
): void {
  const first = seen.get(modId);
  if (above.includes(modId)) note(`${pointer}/modId`, `"${modId}" stands below itself: take one of them out`);
  else if (first !== undefined) {
    const reason = `"${modId}" stands at ${first} too: it is on only where both are on`;
    note(`${pointer}/modId`, reason, { severity: "warning" });
  }
  if (first === undefined) seen.set(modId, `${pointer}/modId`);
  for (const [place, child] of (childrenNodes ?? []).entries())
    walk(child, `${pointer}/childrenNodes/${place}`, [...above, modId], seen, note);
}
