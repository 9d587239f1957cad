import { combinationsOf, type LotteryLine } from "#compile/lottery/LotteryLine.ts";
import { oddsOf } from "#compile/lottery/oddsOf.ts";
import { type LotteryKind, type PlayType, type PrizeMode } from "#compile/lottery/playTypes.ts";
import { quoteSlip } from "#compile/lottery/quoteSlip.ts";
import { createPad, type Pad } from "../front/createPad.ts";
import { createStepper } from "../front/createStepper.ts";
import { make } from "../front/make.ts";
import type { Table } from "../front/openTable.ts";
import type { lotteryWords } from "./words.ts";

type LotteryTable = Table<keyof typeof lotteryWords>;

const hundred = Array.from({ length: 100 }, (_, number) => ({ text: String(number).padStart(2, "0") }));
const tens = Array.from({ length: 10 }, (_, digit) => ({ text: String(digit) }));

/** Picks of one play type, their stake, and the button that puts them on the slip. */
export function createPicker(
  table: LotteryTable,
  { kind, type, mode, onAdd }: { kind: LotteryKind; type: PlayType; mode: PrizeMode; onAdd(line: LotteryLine): void },
): HTMLElement {
  const { words, money, chip } = table;
  const price = (option?: string) => `×${oddsOf(type, kind, mode, option) / 100}`;
  const { shape } = type;
  const onPick = () => show();
  const label = words[`play_${type.code}` as keyof typeof words];
  const pads: Pad[] =
    shape.kind === "digits"
      ? Array.from({ length: shape.places }, (_, place) =>
          createPad({ label: `${words.place} ${place + 1}`, faces: tens, columns: 10, onPick }),
        )
      : shape.kind === "options"
        ? [
            createPad({
              label,
              columns: Math.min(5, shape.options.length),
              onPick,
              faces: shape.options.map((option) => ({
                text: words[option as keyof typeof words] ?? option,
                note: price(option),
              })),
            }),
          ]
        : [
            createPad({
              label,
              faces: hundred,
              columns: 10,
              onPick,
              ...(shape.kind === "choose" && { most: shape.most }),
            }),
          ];
  const stepper = createStepper(table, { label: words.each, onChange: onPick });
  const line = (): LotteryLine => ({
    type: type.code,
    mode,
    picks: pads.map((pad) => pad.picked()),
    units: stepper.units(),
  });
  const sums = make("p", { class: "picker__sums", "aria-live": "polite" });
  const add = make("button", { type: "button", class: "go" }, words.add);
  add.addEventListener("click", () => {
    onAdd(line());
    for (const pad of pads) pad.pick([]);
  });
  const lucky = make("button", { type: "button" }, words.lucky);
  lucky.addEventListener("click", () => {
    for (const pad of pads)
      pad.pick(someOf(shape.kind === "options" ? shape.options.length : limitOf(type), countOf(type)));
  });
  const clear = make("button", { type: "button" }, words.clear);
  clear.addEventListener("click", () => {
    for (const pad of pads) pad.pick([]);
  });
  const show = () => {
    const own = line();
    const { stake, most } = quoteSlip(kind, [own], chip);
    add.disabled = combinationsOf(own) === 0;
    sums.textContent = `${words.combinations}: ${combinationsOf(own)} · ${money(stake)} → ${money(most)}`;
  };
  show();
  const rows = pads.map((pad, place) =>
    shape.kind === "digits"
      ? make("div", { class: "picker__row" }, make("span", { class: "picker__place" }, String(place + 1)), pad.element)
      : pad.element,
  );
  const odds = shape.kind === "options" ? undefined : make("span", { class: "picker__odds" }, price());
  const tools = make("div", { class: "picker__tools" }, odds, lucky, clear);
  return make("div", { class: `picker picker--${shape.kind}` }, tools, ...rows, stepper.element, sums, add);
}

const limitOf = ({ shape }: PlayType): number => (shape.kind === "digits" ? 10 : 100);
const countOf = ({ shape }: PlayType): number => (shape.kind === "choose" ? shape.count : 1);

/** A few at random, for the eye alone: what wins is drawn elsewhere. */
function someOf(limit: number, count: number): number[] {
  const all = Array.from({ length: limit }, (_, place) => ({ place, order: Math.random() }));
  return all
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ place }) => place);
}
