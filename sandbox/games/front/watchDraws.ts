import type { Table, TableDraw, TableRound, TableState } from "./openTable.ts";

/** Where a round in common stands: bets are taken, it runs, it is over, or it has not begun. */
export type Phase = "open" | "running" | "over" | "soon";

/** What a front does as the rounds go by. */
export interface DrawListener {
  /** Draws of this table, where the game has several. */
  isMine?(draw: TableDraw): boolean;
  /** Some times a second: the draw that matters now, and milliseconds until its phase ends. */
  onTick(draw: TableDraw, phase: Phase, leftMs: number): void;
  /** Once for each draw that ends while we look, with what it drew; `state` says what the player's own bets came to. */
  onOutcome(draw: TableDraw, state: TableState): void;
  /** Whenever the program told how everything stands. */
  onState?(state: TableState): void;
  /** How often it is asked while bets are taken, for what others do; not at all without it. */
  askMs?: number;
}

const tickMs = 200;
/** Bets that are decided and not yet known to be so are asked for again. */
const againMs = 700;

/** The phase of a draw at a time. */
export function phaseOf(draw: TableDraw, now: number): Phase {
  if (now < draw.opensAt) return "soon";
  if (now < draw.closesAt) return "open";
  return now < draw.endsAt ? "running" : "over";
}

/** Follows the rounds in common by the program's clock, and asks only when something must have changed. */
export function watchDraws<Names extends string>(table: Table<Names>, listener: DrawListener): void {
  const mine = () => table.draws().filter((draw) => listener.isMine?.(draw) ?? true);
  const told = new Set(table.draws().flatMap(({ id, outcome }) => (outcome === undefined ? [] : [id])));
  let isAsking = false;
  let askedAt = Date.now();

  async function ask(): Promise<void> {
    isAsking = true;
    const state = await table.refresh();
    askedAt = Date.now();
    isAsking = false;
    if (!state) return;
    listener.onState?.(state);
    for (const draw of table.draws()) {
      if (draw.outcome === undefined || told.has(draw.id) || isUndecided(draw, state.rounds)) continue;
      told.add(draw.id);
      // Those of another table are no news when the player goes there later.
      if (listener.isMine?.(draw) ?? true) listener.onOutcome(draw, state);
    }
  }

  function tick(): void {
    const now = table.now();
    const draws = mine();
    // The one that is open or runs; else the next; else the last.
    const draw =
      draws.find((one) => one.opensAt <= now && now < one.endsAt) ??
      draws.find((one) => now < one.opensAt) ??
      draws.at(-1);
    const waits = draws.some((one) => one.endsAt <= now && !told.has(one.id));
    const isNextUnknown = !draws.some((one) => now < one.endsAt);
    const isCurious = listener.askMs !== undefined && Date.now() - askedAt > listener.askMs && !document.hidden;
    if (!isAsking && Date.now() - askedAt > againMs && (waits || isNextUnknown || isCurious)) void ask();
    if (!draw) return;
    const phase = phaseOf(draw, now);
    const until = { soon: draw.opensAt, open: draw.closesAt, running: draw.endsAt, over: now }[phase];
    listener.onTick(draw, phase, until - now);
  }
  tick();
  setInterval(tick, tickMs);
  // Whoever comes back may have staked in another tab meanwhile.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && !isAsking) void ask();
  });
}

const isUndecided = (draw: TableDraw, rounds: readonly TableRound[]): boolean =>
  rounds.some((round) => round.draw === draw.id && round.payout === null && /^(asked|held)$/.test(round.state));
