import type { Table, TableState } from "./openTable.ts";

const pastMs = 300;
const mostMs = 30_000;
const unpaidMs = 1_200;
const silentMs = 8_000;

/** Asks how everything stands whenever a draw opens, closes or ends, and shows it; and at once. Returns what asks before its time. */
export function followDraws<Names extends string>(
  table: Table<Names>,
  show: (state: TableState) => void,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = async (): Promise<void> => {
    clearTimeout(timer);
    const state = await table.refresh();
    if (state) show(state);
    clearTimeout(timer);
    timer = setTimeout(() => void go(), state ? waitOf(state) : silentMs);
  };
  const waitOf = ({ draws, rounds }: TableState): number => {
    const now = table.now();
    const next = draws.flatMap(({ opensAt, closesAt, endsAt }) => [opensAt, closesAt, endsAt]).filter((at) => at > now);
    const ended = new Set(draws.filter(({ endsAt }) => endsAt <= now).map(({ id }) => id));
    // What was decided is paid a moment later.
    const isUnpaid = rounds.some(({ state, draw }) => state === "held" && draw !== undefined && ended.has(draw));
    return Math.min(isUnpaid ? unpaidMs : mostMs, ...next.map((at) => at - now + pastMs));
  };
  void go();
  return go;
}
