import type { Action, Text } from "#contracts/config.ts";
import { fieldShape } from "#contracts/nodeShapes.ts";
import { joinPointer } from "#json/pointer.ts";
import { eachAction, followersOf } from "./actionsOf.ts";
import type { OpenedDocument } from "./openDocument.ts";
import { shapesOf } from "./shapesOf.ts";
import { visitNodes } from "./visitNodes.ts";
import { visitRoles } from "./visitRoles.ts";

/** A text key and where the document uses it. */
export interface UsedKey {
  key: string;
  pointer: string;
}

/** Every text key that a document uses: in its nodes, fields and actions. */
export function textKeys(document: OpenedDocument): UsedKey[] {
  const used: UsedKey[] = [];
  const take = (text: Text | undefined, pointer: string) => {
    if (text === undefined) return;
    const key = typeof text === "string" ? text : "text" in text ? text.text : text.fallback;
    if (key !== undefined) used.push({ key, pointer });
    const labels = typeof text === "object" && "bind" in text ? text.labels : undefined;
    for (const [value, label] of Object.entries(labels ?? {}))
      used.push({ key: label, pointer: joinPointer(`${pointer}/labels`, value) });
  };
  const visit = (role: string, value: unknown, pointer: string) => {
    if (role === "text") take(value as Text, pointer);
    if (role === "action") takeAction(value as Action, pointer, take);
    if (role === "actions")
      for (const [action, at] of eachAction(value, pointer)) takeAction(action as Action, at, take);
    if (role === "fields") visitRoles(value, { items: { members: fieldShape } }, pointer, visit);
  };
  take(document.title, "/title");
  take(document.summary, "/summary");
  visitNodes(document.root, "/root", (node, pointer) => {
    for (const [name, shape] of Object.entries(shapesOf(node.kind)))
      visitRoles(node[name], shape, `${pointer}/${name}`, visit);
  });
  return used;
}

function takeAction(action: Action, pointer: string, take: (text: Text | undefined, pointer: string) => void): void {
  if ("confirm" in action && action.confirm) {
    for (const part of ["title", "body", "submit"] as const) take(action.confirm[part], `${pointer}/confirm/${part}`);
  }
  if ("success" in action) take(action.success, `${pointer}/success`);
  if (action.do === "share") for (const part of ["title", "body"] as const) take(action[part], `${pointer}/${part}`);
  if (action.do === "download")
    action.columns?.forEach(({ label }, place) => take(label, `${pointer}/columns/${place}/label`));
  for (const [next, at] of followersOf(action, pointer)) takeAction(next as Action, at, take);
}
