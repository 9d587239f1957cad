import type { Json } from "../Game.ts";
import { furnish } from "../front/furnish.ts";
import { make } from "../front/make.ts";
import { openTable, type TableDraw, type TableState } from "../front/openTable.ts";
import { type Phase, watchDraws } from "../front/watchDraws.ts";
import { createBoard } from "./createBoard.ts";
import { createTray } from "./createTray.ts";
import { createWheel } from "./createWheel.ts";
import { colourOf, numberOf, type Placed } from "./rules.ts";
import { rouletteWords } from "./words.ts";

const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
const table = await openTable(rouletteWords);
const { words, root, money, chip, mostUnits } = table;
root.classList.add("roulette");

/** Chips that are laid and not bet, in the order in which they were. */
let laid: Placed[] = [];
let [lastBet, betOf] = [new Map<string, number>(), new Map<string, number>()];
let current: { draw: TableDraw; phase: Phase } | undefined;

const wheel = createWheel(words.wheel, isStill);
const count = make("span", { class: "clock__left", role: "timer" });
const phaseSaid = make("span", { class: "clock__phase", role: "status" });
const clock = make("div", { class: "clock" }, phaseSaid, count);
const last = make("ol", { class: "last", "aria-label": words.last });
const said = make("p", { class: "said", role: "status" });
const board = createBoard(table, lay);
const tray = createTray(table, { onBet: () => void bet(), onUndo: undo, onClear: clear, onRepeat: repeat });
root.append(
  make("div", { class: "head" }, wheel.element as Node, make("div", { class: "head__side" }, clock, last, said)),
  board.element,
  tray.element,
);
furnish(table);

const sumOf = (placed: readonly Placed[]): number => placed.reduce((sum, { units }) => sum + units, 0);
const bySpot = (placed: readonly Placed[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { spot, units } of placed) sums.set(spot, (sums.get(spot) ?? 0) + units);
  return sums;
};

function show(): void {
  const isOpen = current?.phase === "open";
  const laidOf = bySpot(laid);
  board.show(laidOf, betOf);
  board.setOpen(isOpen);
  tray.show({
    laid: sumOf(laid),
    bet: [...betOf.values()].reduce((sum, units) => sum + units, 0),
    isOpen,
    canRepeat: lastBet.size > 0,
  });
}

function lay(spot: string): void {
  board.mark(undefined);
  const units = Math.min(tray.units(), mostUnits - sumOf(laid));
  if (units > 0) laid.push({ spot, units });
  show();
}

function undo(): void {
  laid.pop();
  show();
}

function clear(): void {
  laid = [];
  show();
}

function repeat(): void {
  laid = [...lastBet].map(([spot, units]) => ({ spot, units }));
  show();
}

async function bet(): Promise<void> {
  if (!current || current.phase !== "open" || laid.length === 0) return;
  const { draw } = current;
  const placed = bySpot(laid);
  const choices = [...placed].map(([spot, units]) => ({ spot, units }));
  tray.setBusy(true);
  const round = await table.bet({ stake: sumOf(laid) * chip, choices: choices as unknown as Json, draw: draw.id });
  tray.setBusy(false);
  table.settleBalance();
  if (round) {
    for (const [spot, units] of placed) betOf.set(spot, (betOf.get(spot) ?? 0) + units);
    lastBet = placed;
    laid = [];
  }
  show();
  // The round may hold what was staked in another tab as well.
  const state = round && (await table.refresh());
  if (state) showBets(state);
}

function showBets(state: TableState): void {
  if (!current) return;
  betOf = betsIn(state, current.draw);
  show();
}

/** Bets of a draw that the program knows, after the game is opened anew as well. */
function betsIn(state: TableState, draw: TableDraw): Map<string, number> {
  const own = state.rounds.filter((round) => round.draw === draw.id && /^(asked|held|paid)$/.test(round.state));
  return bySpot(own.flatMap(({ choices }) => choices as unknown as Placed[]));
}

function showLast(): void {
  const numbers = table.draws().flatMap(({ outcome }) => (outcome ? [numberOf(outcome)] : []));
  last.replaceChildren(
    ...numbers
      .toReversed()
      .slice(0, 10)
      .map((number) => make("li", { class: `last__one last__one--${colourOf(number)}` }, String(number))),
  );
}

async function end(draw: TableDraw, state: TableState): Promise<void> {
  const number = numberOf(draw.outcome ?? { number: 0 });
  await wheel.settle(number);
  showLast();
  board.mark(number);
  const own = state.rounds.filter((round) => round.draw === draw.id && round.payout !== null);
  const payout = own.reduce((sum, round) => sum + (round.payout ?? 0), 0);
  // What comes back of a larger stake is no win.
  const isWin = payout > own.reduce((sum, { stake }) => sum + stake, 0);
  const result = words.result.replace("{number}", String(number)).replace("{colour}", words[colourOf(number)]);
  const came = isWin
    ? `${words.won} ${money(payout)}`
    : payout > 0
      ? words.back.replace("{sum}", money(payout))
      : words.lost;
  said.textContent = own.length === 0 ? result : `${result} · ${came}`;
  said.classList.toggle("said--won", isWin);
  table.settleBalance();
}

showLast();
const [before] = table
  .draws()
  .flatMap(({ outcome }) => outcome ?? [])
  .slice(-1);
if (before !== undefined) void wheel.settle(numberOf(before));
let shown = "";
watchDraws(table, {
  onTick(draw, phase, leftMs) {
    const isOther = current?.draw.id !== draw.id;
    current = { draw, phase };
    count.textContent = String(Math.ceil(leftMs / 1_000));
    clock.dataset["phase"] = phase;
    clock.style.setProperty(
      "--part",
      String(Math.min(1, leftMs / (phase === "open" ? draw.closesAt - draw.opensAt : 10_000))),
    );
    if (phase === "running") wheel.spin();
    if (shown === `${draw.id} ${phase}`) return;
    shown = `${draw.id} ${phase}`;
    phaseSaid.textContent = words[phase];
    if (isOther) betOf = new Map();
    if (phase === "open") {
      said.textContent = "";
      board.mark(undefined);
    }
    if (phase === "running" && laid.length > 0) said.textContent = words.kept;
    show();
  },
  onState: showBets,
  onOutcome: (draw, state) => void end(draw, state),
});
// What was bet before the game was opened anew.
void table.refresh().then((state) => state && showBets(state));
