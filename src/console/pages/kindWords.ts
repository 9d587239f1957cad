import type { Translate } from "../schemaWords.ts";

/** What a kind of node is called; the kind itself where the console has no word for it. */
export function kindWord(kind: string, translate: Translate): string {
  return wordOf(`console.kind.${kind}`, kind, translate);
}

/** What a kind is for; empty where the console has no words for it. */
export function kindAbout(kind: string, translate: Translate): string {
  return wordOf(`console.kind.${kind}.about`, "", translate);
}

/** What a field is called by what the player sees: its widget. */
export function widgetWord(widget: string, translate: Translate): string {
  return wordOf(`schema.layouts.widget.${widget}`, wordOf(`schema.widget.${widget}`, widget, translate), translate);
}

/** What a slot of a node is called: the last name of its pointer, and the number of the item that it belongs to. */
export function slotWord(slot: string, translate: Translate): string {
  const steps = slot.split("/").slice(1);
  const name = steps.findLast((step) => !/^\d+$/.test(step)) ?? "";
  const item = steps.find((step) => /^\d+$/.test(step));
  const words = wordOf(`schema.layouts.${name}`, wordOf(`schema.${name}`, name, translate), translate);
  return item === undefined ? words : `${words} ${Number(item) + 1}`;
}

function wordOf(key: string, otherwise: string, translate: Translate): string {
  const word = translate(key);
  return word === key ? otherwise : word;
}
