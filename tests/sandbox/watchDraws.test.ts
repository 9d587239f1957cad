import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table, TableDraw, TableRound } from "../../sandbox/games/front/openTable.ts";
import { watchDraws } from "../../sandbox/games/front/watchDraws.ts";

const draw = (id: string, opensAt: number): TableDraw => ({
  id,
  opensAt,
  closesAt: opensAt + 3_000,
  endsAt: opensAt + 4_000,
  promise: "",
});

/** A table whose program ends draws by the clock, and says so when it is asked. */
function aTable(draws: TableDraw[], rounds: () => TableRound[] = () => []) {
  let known = draws;
  const refresh = vi.fn(async () => {
    known = draws.map((one) => (one.endsAt <= Date.now() ? { ...one, outcome: one.id } : one));
    return { balance: 0, draws: known, rounds: rounds() };
  });
  const table = { draws: () => known, now: () => Date.now(), refresh } as unknown as Table<never>;
  return { table, refresh };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a front that watches rounds in common", () => {
  it("hears each phase of a round, asks once it is over, and tells its outcome once", async () => {
    const { table, refresh } = aTable([draw("a", 1_001_000), draw("b", 1_006_000), draw("c", 1_011_000)]);
    const [phases, outcomes]: [string[], unknown[]] = [[], []];
    watchDraws(table, {
      onTick: ({ id }, phase) => void (phases.at(-1) !== `${id} ${phase}` && phases.push(`${id} ${phase}`)),
      onOutcome: ({ outcome }) => outcomes.push(outcome),
    });
    await vi.advanceTimersByTimeAsync(4_800);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_700);
    expect(phases).toEqual(["a soon", "a open", "a running", "b soon", "b open", "b running", "c soon"]);
    expect(outcomes).toEqual(["a", "b"]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("asks when its tab is looked at again, for what was staked in another one", async () => {
    const { table, refresh } = aTable([draw("a", 1_000_000)]);
    const states: unknown[] = [];
    watchDraws(table, {
      onTick: () => undefined,
      onOutcome: () => undefined,
      onState: ({ balance }) => states.push(balance),
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refresh).not.toHaveBeenCalled();
    Object.assign(document, { hidden: true });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(refresh).not.toHaveBeenCalled();
    Object.assign(document, { hidden: false });
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(10);
    expect([refresh.mock.calls.length, states]).toEqual([1, [0]]);
  });

  it("waits with the outcome until the player's own bet is decided", async () => {
    const own = { id: "r", draw: "a", state: "held", payout: null } as unknown as TableRound;
    const { table } = aTable([draw("a", 1_000_000), draw("b", 1_009_000)], () => [
      { ...own, payout: Date.now() > 1_006_000 ? 20 : null },
    ]);
    const told: number[] = [];
    watchDraws(table, { onTick: () => undefined, onOutcome: () => told.push(Date.now()) });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(told).toHaveLength(1);
  });

  it("keeps quiet of other tables, and of rounds that were over before it came", async () => {
    const over = { ...draw("mine-old", 990_000), outcome: "mine-old" };
    const { table } = aTable([over, draw("mine-a", 1_000_000), draw("other-a", 1_000_000), draw("mine-b", 1_008_000)]);
    const outcomes: unknown[] = [];
    watchDraws(table, {
      isMine: ({ id }) => id.startsWith("mine"),
      onTick: () => undefined,
      onOutcome: ({ outcome }) => outcomes.push(outcome),
    });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(outcomes).toEqual(["mine-a"]);
  });

  it("asks what others do while it is looked at, and no oftener than it was told", async () => {
    const { table, refresh } = aTable([draw("a", 1_000_000), draw("b", 1_100_000)]);
    watchDraws(table, { askMs: 1_000, onTick: () => undefined, onOutcome: () => undefined });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(refresh).toHaveBeenCalledTimes(2);
    vi.stubGlobal("document", { hidden: true });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
