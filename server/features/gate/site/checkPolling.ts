import type { Diagnostic } from "#contracts/api.ts";
import { visitNodes } from "#engine/index.ts";
import { createFindings } from "../createFindings.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** Most calls a minute that one document makes by itself, for each visitor that has it open. */
const mostPerMinute = 30;

/** Checks how often a document asks by itself, all of its data together: each visitor who has it open asks as often. */
export function checkPolling({ layouts }: SiteIndex): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const { document, pointer, opened } of layouts) {
    const note = createFindings(document, pointer, problems);
    let perMinute = 0;
    visitNodes(opened.root, "/root", (node, at) => {
      const { everyMs } = node as { everyMs?: unknown };
      if (node.kind !== "data" || typeof everyMs !== "number" || everyMs <= 0) return;
      const before = perMinute;
      perMinute += 60_000 / everyMs;
      if (before > mostPerMinute || perMinute <= mostPerMinute) return;
      const reason = `With this one the document makes ${Math.ceil(perMinute)} calls a minute by itself; at most ${mostPerMinute} are allowed`;
      note(`${at}/everyMs`, reason);
    });
  }
  return problems;
}
