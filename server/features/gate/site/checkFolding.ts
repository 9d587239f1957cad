import type { Diagnostic } from "#contracts/api.ts";
import { visitNodes } from "#engine/index.ts";
import { createFindings } from "../createFindings.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** Checks that of the parts that fold in one group, of which one is unfolded at a time, only one is unfolded at first. */
export function checkFolding({ layouts }: SiteIndex): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const { document, pointer, opened } of layouts) {
    const note = createFindings(document, pointer, problems);
    const unfolded = new Set<unknown>();
    visitNodes(opened.root, "/root", (node, at) => {
      const { group, open } = node as { group?: unknown; open?: unknown };
      // What is there under a condition may stand instead of another.
      if (node.kind !== "collapse" || open !== true || group === undefined || node.when !== undefined) return;
      if (unfolded.has(group))
        note(
          `${at}/open`,
          `Another of the group "${String(group)}" is open at first: the browser would fold one of them`,
        );
      unfolded.add(group);
    });
  }
  return problems;
}
