import type { Diagnostic } from "#contracts/api.ts";
import { inWords } from "#json/inWords.ts";
import { isBroken, visitNodes } from "#engine/index.ts";
import { createFindings, type Note } from "../createFindings.ts";
import { checkInterruption } from "./checkInterruption.ts";
import { inSentence } from "./checkReach.ts";
import { factsOf } from "./seenSite.ts";
import type { IndexedLayout, SiteIndex } from "../SiteIndex.ts";
import { visitors } from "./visitors.ts";
import { screens, verbOf, walkSeen } from "./walkSeen.ts";

/**
 * Checks that nodes which cover the page or draw other documents stand where they can: nothing draws itself, opens by itself, or
 * stays open for ever.
 */
export function checkPlaces(index: SiteIndex): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const layout of index.layouts) {
    const note = createFindings(layout.document, layout.pointer, problems);
    visitNodes(layout.opened.root, "/root", (node, pointer) => {
      if (isBroken(node)) return;
      checkPlace(node.kind, pointer, layout, note);
      if (layout.key === "shell" && node.kind === "dialog") checkInterruption(node, pointer, index, note);
    });
    checkOpenCentres(layout, index, note);
    if (layout.key.startsWith("dialog/")) checkDialog(layout, index, note);
  }
  return problems;
}

function checkPlace(kind: string, pointer: string, { key }: IndexedLayout, note: Note): void {
  const isRoot = pointer === "/root";
  switch (kind) {
    case "outlet":
      if (key !== "shell") note(pointer, "Only the shell has an outlet: here the page would be drawn inside itself");
      return;
    case "page":
      if (!isRoot) note(pointer, "A page with areas is the root of its document: inside of another node it has none");
      return;
    case "shell":
      if (key !== "shell" || !isRoot)
        note(pointer, "A shell stands around every page: it is the root of the shell only");
      return;
    case "dialog":
      if (key !== "shell" && !(key.startsWith("dialog/") && isRoot))
        note(pointer, "A dialog is a document of its own, which openDialog opens: here nobody could close it");
      return;
    case "centre":
      if (key.includes("-centre/"))
        note(pointer, "A page of a centre shows no centre: it would be drawn inside itself");
      else if (key !== "shell") note(pointer, "A centre stands in the shell: from every page it opens over the page");
  }
}

/** A centre covers everything, and is closed by what /centre/name says: one that does not ask for it stays open. */
function checkOpenCentres({ key, opened }: IndexedLayout, index: SiteIndex, note: Note): void {
  if (key !== "shell") return;
  for (const visitor of visitors) {
    const facts = factsOf(visitor, index, { "/centre/name": undefined, "/centre/page": undefined });
    for (const screen of screens) {
      walkSeen(
        opened.root,
        { facts, screen },
        {
          node: (node, pointer) => {
            if (node.kind !== "centre") return;
            const name = inWords(node["area"]).replace("-centre", "");
            const reason = `${inSentence(visitor)} cannot close it: show it when the value of /centre/name is ${name}`;
            note(pointer, reason);
          },
        },
      );
    }
  }
}

/** Whoever can open a dialog can close it: by its own button, or by one that they surely see. */
function checkDialog({ opened: { root } }: IndexedLayout, index: SiteIndex, note: Note): void {
  if (isBroken(root)) return;
  if (root.kind !== "dialog")
    return note("/root/kind", "The root of a dialog is a dialog: only that covers the page and can be closed");
  if (root["closable"] !== false) return;
  for (const visitor of visitors) {
    for (const screen of screens) {
      let isClosed = false;
      walkSeen(
        root,
        { facts: factsOf(visitor, index), screen },
        {
          action: (action, _, __, isSure) => {
            if (isSure && verbOf(action) === "closeDialog") isClosed = true;
          },
        },
      );
      if (isClosed) continue;
      const reason = `${inSentence(visitor)} on a ${screen} cannot close it: give it a button with closeDialog that is always shown, or let it be closable`;
      note("/root/closable", reason);
      return;
    }
  }
}
