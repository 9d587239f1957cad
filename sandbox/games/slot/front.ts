import { createBar } from "../front/createBar.ts";
import { furnish } from "../front/furnish.ts";
import { draw, make } from "../front/make.ts";
import { openTable } from "../front/openTable.ts";
import { drawSymbol, symbolGradients } from "./drawSymbol.ts";
import { lines, pays, rows, type SlotOutcome, strips, symbols } from "./rules.ts";
import { slotWords } from "./words.ts";

const spinMs = 700;
const nextReelMs = 160;
const passing = 14;
const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;

const table = await openTable(slotWords);
const { words, root, money } = table;
root.classList.add("slot");
// Each game of a vendor has its own colours.
const theme = [...(table.query.get("theme") ?? "slot")].reduce(
  (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360,
  7,
);
document.documentElement.style.setProperty("--hue", String(theme));

let grid = strips.map((strip) => Array.from({ length: rows }, (_, row) => strip[(row * 5) % strip.length] ?? 0));
const reels = strips.map(() => make("div", { class: "reel" }));
const crossing = draw("svg", {
  class: "crossing",
  viewBox: "0 0 500 300",
  preserveAspectRatio: "none",
  "aria-hidden": "true",
});
const stage = make("div", { class: "stage", role: "img", "aria-label": words.reels }, ...reels, crossing as Node);
const said = make("p", { class: "said", role: "status" });
const bar = createBar(table, { label: words.spin, onPlay: () => void spin() });
const paper = make("details", { class: "pays" }, make("summary", {}, `${words.pays} · ${words.lines}`), payTable());
root.append(symbolGradients() as Node, make("div", { class: "table" }, stage, said), bar.element, paper);
furnish(table);
reels.forEach((reel, at) => show(reel, grid[at] ?? []));
addEventListener("keydown", (event) => {
  if (event.code === "Space" && !(event.target instanceof HTMLButtonElement)) {
    event.preventDefault();
    void spin();
  }
});

let isSpinning = false;
async function spin(): Promise<void> {
  if (isSpinning) return;
  isSpinning = true;
  bar.setBusy(true);
  bar.showWin(null);
  said.textContent = "";
  crossing.replaceChildren();
  stage.classList.add("stage--waiting");
  const round = await table.bet({ stake: bar.stake() });
  stage.classList.remove("stage--waiting");
  if (round?.payout !== null && round?.outcome) {
    const outcome = round.outcome as unknown as SlotOutcome;
    await Promise.all(reels.map((reel, at) => turn(reel, at, outcome.grid[at] ?? [])));
    grid = outcome.grid;
    celebrate(outcome, round.payout);
  }
  table.settleBalance();
  isSpinning = false;
  bar.setBusy(false);
}

function celebrate({ wins }: SlotOutcome, payout: number): void {
  for (const { line, count } of wins) {
    const at = lines[line] ?? [];
    const points = at.slice(0, count).map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`);
    crossing.append(draw("polyline", { points: points.join(" "), class: "line" }));
    at.slice(0, count).forEach((row, reel) => reels[reel]?.children[row]?.classList.add("cell--won"));
  }
  bar.showWin(payout > 0 ? payout : null);
  const names = wins.map(
    ({ count, symbol, payout: won }) => `${count} × ${words[symbols[symbol] ?? "naga"]} ${money(won)}`,
  );
  said.textContent = payout > 0 ? names.slice(0, 3).join(" · ") : words.nothing;
}

function cell(symbol: number): HTMLElement {
  return make("div", { class: "cell" }, drawSymbol(symbol) as Node);
}

function show(reel: HTMLElement, seen: readonly number[]): void {
  reel.replaceChildren(...seen.map(cell));
}

/** Turns a reel until it shows what was drawn; what passes by is only for the eye. */
async function turn(reel: HTMLElement, at: number, seen: readonly number[]): Promise<void> {
  if (!isStill) {
    const strip = strips[at] ?? [];
    const passed = Array.from({ length: passing + at * 3 }, (_, step) => strip[(step * 7) % strip.length] ?? 0);
    reel.replaceChildren(...[...seen, ...passed, ...(grid[at] ?? [])].map(cell));
    const far = `${(-100 * (passed.length + rows)) / rows}%`;
    await reel
      .animate(
        [{ transform: `translateY(${far})` }, { transform: "translateY(1.5%)", offset: 0.92 }, { transform: "none" }],
        {
          duration: spinMs + at * nextReelMs,
          easing: "cubic-bezier(0.25, 0.6, 0.3, 1)",
        },
      )
      .finished.catch(() => undefined);
  }
  show(reel, seen);
}

function payTable(): HTMLElement {
  const made = pays.map((own, symbol) =>
    make(
      "li",
      {},
      drawSymbol(symbol) as Node,
      make("span", {}, own.map((times, at) => `${at + 3}: ×${times}`).join("  ")),
      ...(symbol === 0 ? [make("span", { class: "pays__note" }, words.wild)] : []),
    ),
  );
  return make("ul", {}, ...made);
}
