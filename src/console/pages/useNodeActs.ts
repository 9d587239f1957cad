import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { kindWord, widgetWord } from "./kindWords.ts";
import {
  duplicateNode,
  holdsAt,
  insertNode,
  moveNode,
  nodeAbove,
  placeInList,
  removeNode,
  unwrapNode,
  withFreshName,
  wrapNode,
  type NodeEdit,
  type NodeTarget,
} from "./nodeEdits.ts";
import { isField, usualSlot, type SlotSort } from "./nodeSlots.ts";
import { nameOfKey, textHomeOf, type PageEntry } from "./pageEntries.ts";
import { plantTexts } from "./plantTexts.ts";
import { renameIds } from "./renameIds.ts";
import { usePlot } from "./usePlot.ts";

/** What can be done with the chosen node; what cannot is undefined. */
export interface NodeActs {
  add: () => void;
  duplicate: (() => void) | undefined;
  remove: (() => void) | undefined;
  unwrap: (() => void) | undefined;
  up: (() => void) | undefined;
  down: (() => void) | undefined;
  /** Into the node before it, at its end. */
  in: (() => void) | undefined;
  /** Behind the node that holds it. */
  out: (() => void) | undefined;
  wrap: ((wrapper: Readonly<Record<string, unknown>>) => void) | undefined;
  move(from: string, target: NodeTarget): void;
  /** Places for another node, as far as there are some. */
  targets: Partial<Record<"inside" | "before" | "after", NodeTarget>>;
  /** What would stand at a place. */
  holds(target: NodeTarget): SlotSort;
  insert(target: NodeTarget, node: Readonly<Record<string, unknown>>): void;
}

interface Acting {
  entry: PageEntry;
  /** The chosen node. */
  chosen: string;
  /** The chosen line: a slot of it, or itself. */
  line: string;
  /** `site` is what the edit changed beside the layout: its texts. */
  write(edit: NodeEdit | null, said: string, site?: unknown): void;
  onAdd(): void;
}

/** The acts on the chosen node of a document. */
export function useNodeActs({ entry, chosen, line, write, onAdd }: Acting): NodeActs {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const plot = usePlot(textHomeOf(entry), nameOfKey(entry.key));
  const { layout } = entry;
  const nameOf = (pointer: string) => nameOfNode(readPointer(layout, pointer));
  const nameOfNode = (node: unknown) => {
    if (isField(node)) return widgetWord(String(node["widget"]), translate);
    return isRecord(node) && typeof node["kind"] === "string"
      ? kindWord(node["kind"], translate)
      : translate("console.pages.noKind");
  };
  const say = (what: string, pointer = chosen) => translate(`console.pages.said.${what}`, { node: nameOf(pointer) });
  const place = placeInList(layout, chosen);
  const list = place === null ? undefined : readPointer(layout, place.list);
  const count = Array.isArray(list) ? list.length : 0;
  const node = readPointer(layout, chosen);
  const sort: SlotSort = isField(node) ? "field" : "node";
  const slot = usualSlot(node, "field") ?? (sort === "field" ? undefined : usualSlot(node));
  const before = place === null || place.index === 0 ? undefined : `${place.list}/${place.index - 1}`;
  const intoSlot = before === undefined ? undefined : usualSlot(readPointer(layout, before), sort);
  const above = chosen === "/root" ? "/root" : nodeAbove(layout, chosen);
  // A field goes no further out than to the fields of its form.
  const outer = sort === "field" && !isField(readPointer(layout, above)) ? null : placeInList(layout, above);
  const moveTo = (target: NodeTarget | undefined | null) =>
    target ? () => write(moveNode(layout, chosen, target), say("moved")) : undefined;
  const isRoot = chosen === "/root" || chosen === "";
  const inside =
    line !== chosen && line !== ""
      ? { list: line, index: Infinity }
      : slot && { list: chosen + slot.path, index: Infinity };
  return {
    add: onAdd,
    duplicate: place === null ? undefined : () => write(duplicateNode(layout, chosen), say("duplicated")),
    remove: isRoot ? undefined : () => write(removeNode(layout, chosen), say("removed")),
    unwrap:
      isRoot || unwrapNode(layout, chosen) === null
        ? undefined
        : () => write(unwrapNode(layout, chosen), say("unwrapped")),
    up: place === null || place.index === 0 ? undefined : moveTo({ list: place.list, index: place.index - 1 }),
    down: place === null || place.index >= count - 1 ? undefined : moveTo({ list: place.list, index: place.index + 2 }),
    in: intoSlot && moveTo({ list: `${before}${intoSlot.path}`, index: Infinity }),
    out: isRoot ? undefined : moveTo(outer && { list: outer.list, index: outer.index + 1 }),
    wrap:
      chosen === "" || sort === "field" || entry.sort === "form"
        ? undefined
        : (wrapper) => write(wrapNode(layout, chosen, wrapper), say("wrapped")),
    move: (from, target) => write(moveNode(layout, from, target), say("moved", from)),
    targets: {
      ...(inside ? { inside } : {}),
      ...(place === null ? {} : { before: place, after: { list: place.list, index: place.index + 1 } }),
    },
    holds: ({ list: place }) => holdsAt(layout, place),
    insert: (target, node) => {
      const named = isField(node) ? withFreshName(node, readPointer(layout, target.list)) : renameIds(node, layout);
      const { planted, site } = plantTexts(named, draft.site, plot);
      const said = translate("console.pages.said.added", { node: nameOfNode(node) });
      write(insertNode(layout, target, planted), said, site);
    },
  };
}
