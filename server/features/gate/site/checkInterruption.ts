import type { EngineNode } from "#engine/index.ts";
import type { Note } from "../createFindings.ts";
import type { SiteIndex } from "../SiteIndex.ts";
import { inSentence } from "./checkReach.ts";
import { factsOf } from "./seenSite.ts";
import { visitors } from "./visitors.ts";
import { screens, verbOf, walkSeen } from "./walkSeen.ts";

/**
 * A dialog of the shell interrupts: it is there while its condition holds of loaded data, over whatever else is open, and goes when
 * an answer has changed that data. So it has no other way out, and everybody sees a button that asks for the data again.
 */
export function checkInterruption(node: EngineNode, pointer: string, index: SiteIndex, note: Note): void {
  const ids = [...JSON.stringify(node.when ?? null).matchAll(/"\/data\/([A-Za-z][\w-]*)/g)].map(([, id]) => id);
  if (ids.length === 0)
    return note(pointer, "A dialog is a document of its own, which openDialog opens: here nobody could close it");
  if (node["closable"] !== false)
    return note(pointer, "A dialog of the shell goes when its condition no longer holds: say that closable is false");
  const { when: _, ...shown } = node;
  for (const visitor of visitors) {
    for (const screen of screens) {
      let isAnswered = false;
      walkSeen(
        shown as EngineNode,
        { facts: factsOf(visitor, index), screen },
        {
          action: (action, _at, _from, isSure) => {
            if (!isSure || verbOf(action) !== "refresh" || !Array.isArray(action["data"])) return;
            if (action["data"].some((id) => ids.includes(String(id)))) isAnswered = true;
          },
        },
        { pointer },
      );
      if (isAnswered) continue;
      const reason = `${inSentence(visitor)} on a ${screen} cannot answer it: give it a button that is always shown, whose call is followed by a refresh of ${ids.join(" or ")}`;
      return note(pointer, reason);
    }
  }
}
