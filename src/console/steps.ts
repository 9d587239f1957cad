import { segmentsOf, toPointer } from "#json/pointer.ts";
import { isMembers } from "#stores/changedPlaces.ts";
import type { EditStep, PlaceChange } from "#stores/DraftHistory.ts";
import type { ConsoleStores } from "./ConsoleStores.ts";
import { describePlace } from "./placeWords.ts";

type Needed = Pick<ConsoleStores, "draft" | "place" | "ui" | "texts" | "route" | "operator">;

/** Takes the last edit back, says which place that was, and shows it. */
export function stepBack(stores: Needed): void {
  show(stores, stores.draft.undo(), "console.undo.done");
}

/** Does the edit again that was taken back last, says which place that was, and shows it. */
export function stepForward(stores: Needed): void {
  show(stores, stores.draft.redo(), "console.redo.done");
}

interface Described {
  draft: Pick<Needed["draft"], "site">;
  texts: Needed["texts"];
}

/** The places of a step in words: the first of them, and how many more there are. */
export function describeStep(step: EditStep, { draft, texts }: Described): string {
  const [first, ...others] = step;
  const reader = texts.texts;
  const place = first === undefined ? "" : describePlace(placeOf(first), draft.site, reader);
  return others.length === 0 ? place : reader.translate("console.undo.more", { place, count: others.length });
}

function show(stores: Needed, step: EditStep | null, said: string): void {
  const [first] = step ?? [];
  if (step === null || first === undefined) return;
  const { ui, texts, place, route } = stores;
  // What is edited later is not what was taken back.
  const { site } = stores.draft;
  const nameOf = () => describeStep(step, { draft: { site }, texts });
  ui.toasts.add(() => texts.texts.translate(said, { place: nameOf() }), "neutral");
  // The list of changes shows every place; from everywhere else the way leads to the place itself.
  if (route.route.path === "/changes") return;
  const pointer = placeOf(first);
  // Who looks into that place already stays where they are in it.
  const at = route.route.query["at"];
  const { path, query } = place.addressOf(pointer);
  if (route.route.path === path && query["tab"] !== undefined && at?.startsWith(`${pointer}/`)) return;
  place.go(pointer);
}

/** Where a change is: a language's whole table comes and goes with its only text, which is then the place. */
function placeOf({ pointer, before, after }: PlaceChange): string {
  const depth = segmentsOf(pointer).length;
  const held = after ?? before;
  if (!pointer.startsWith("/texts") || depth > 2 || !isMembers(held)) return pointer;
  const [name] = Object.keys(held);
  if (name === undefined) return pointer;
  const of = (table: unknown) => (isMembers(table) ? table[name] : undefined);
  return placeOf({ pointer: pointer + toPointer(name), before: of(before), after: of(after) });
}
