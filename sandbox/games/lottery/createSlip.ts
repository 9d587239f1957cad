import { combinationsOf, type LotteryLine } from "#compile/lottery/LotteryLine.ts";
import { type LotteryKind, playTypes } from "#compile/lottery/playTypes.ts";
import { quoteSlip } from "#compile/lottery/quoteSlip.ts";
import { make } from "../front/make.ts";
import type { Table } from "../front/openTable.ts";
import type { lotteryWords } from "./words.ts";

type LotteryTable = Table<keyof typeof lotteryWords>;

const mostLines = 12;

/** The slip of one kind of draw. */
export interface LotterySlip {
  element: HTMLElement;
  add(line: LotteryLine): void;
  /** Says which draw the bet is for; undefined while none takes bets. Whoever has lines on the slip is told that theirs has closed. */
  aim(draw: string | undefined): void;
}

/** Makes it; `onPlaced` is called when a bet was taken. */
export function createSlip(table: LotteryTable, kind: LotteryKind, onPlaced: () => void): LotterySlip {
  const { words, money, chip } = table;
  let lines: LotteryLine[] = [];
  let draw: string | undefined;
  let isBusy = false;
  const list = make("ul", { class: "slip__lines" });
  const [combinations, total, possible] = [make("dd"), make("dd"), make("dd")];
  const sums = make(
    "dl",
    { class: "sums", "aria-live": "polite" },
    make("dt", {}, words.combinations),
    combinations,
    make("dt", {}, words.total),
    total,
    make("dt", {}, words.possible),
    possible,
  );
  const place = make("button", { type: "button", class: "go" }, words.place_bet);
  const told = make("p", { class: "told", role: "status" });
  place.addEventListener("click", () => void send());

  async function send(): Promise<void> {
    if (isBusy || draw === undefined) return;
    isBusy = true;
    show();
    const { stake } = quoteSlip(kind, lines, chip);
    const round = await table.bet({ stake, choices: JSON.parse(JSON.stringify({ lines })), draw });
    isBusy = false;
    if (round) {
      lines = [];
      told.textContent = words.placed;
      table.settleBalance();
      onPlaced();
    }
    show();
  }

  function show(): void {
    const quote = quoteSlip(kind, lines, chip);
    combinations.textContent = String(quote.combinations);
    total.textContent = money(quote.stake);
    possible.textContent = money(quote.most);
    place.disabled = isBusy || lines.length === 0 || draw === undefined || quote.units > table.mostUnits;
    const items = lines.map((line) => {
      const off = make("button", { type: "button", class: "slip__off", "aria-label": words.off_slip }, "×");
      off.addEventListener("click", () => {
        lines = lines.filter((other) => other !== line);
        show();
        place.focus();
      });
      const own = quoteSlip(kind, [line], chip);
      const name = `${words[`play_${line.type}` as keyof typeof words]} · ${line.mode}`;
      const text = make("div", {}, textOf(line, words), make("small", {}, `${name} · ${combinationsOf(line)} ×`));
      return make("li", { class: "slip__line" }, text, make("span", {}, money(own.stake)), off);
    });
    list.replaceChildren(...(items.length > 0 ? items : [make("li", {}, words.empty)]));
  }
  show();
  return {
    element: make("section", { class: "panel slip" }, make("h2", {}, words.slip), list, sums, place, told),
    add(line) {
      told.textContent = "";
      if (lines.length < mostLines) lines = [...lines, line];
      show();
    },
    aim(next) {
      if (draw === next) return;
      // While a bet is on its way its own answer says what became of it.
      if (draw !== undefined && lines.length > 0 && !isBusy)
        told.textContent = words.draw_closed.replace("{numero}", numeroOf(draw));
      // That a bet was placed is no news once the next draw takes some.
      else if (next !== undefined && lines.length === 0) told.textContent = "";
      draw = next;
      show();
    },
  };
}

/** Numbers read from the left in every language. */
export const fromLeft = (text: string): string => `\u2066${text}\u2069`;

/** The number of a draw as a player reads it. */
export const numeroOf = (draw: string): string => fromLeft(draw.slice(draw.indexOf("-") + 1));

/** The picks of a line as a player reads them. */
export function textOf({ type, picks }: LotteryLine, words: Readonly<Record<string, string>>): string {
  const shape = playTypes.find(({ code }) => code === type)?.shape;
  const [first = []] = picks;
  if (shape?.kind === "options")
    return first.map((at) => words[shape.options[at] ?? ""] ?? shape.options[at] ?? "").join(", ");
  if (shape?.kind === "digits") return fromLeft(picks.map((own) => own.join("")).join(" – "));
  return fromLeft(first.map((number) => String(number).padStart(2, "0")).join(" "));
}
