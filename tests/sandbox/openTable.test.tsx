import { beforeEach, expect, it, vi } from "vitest";
import { openTable } from "../../sandbox/games/front/openTable.ts";

const opened = {
  key: "k",
  currency: "USD",
  chip: 10,
  mostUnits: 500,
  balance: 1_000,
  seeds: { promise: "p", client: "c", nonce: 0 },
  draws: [],
  now: 0,
};
/** What the program answers to a bet. */
let answer: object;
const told = vi.fn<(message: unknown) => void>();

beforeEach(() => {
  history.replaceState(null, "", "/play/slot/#launch=token&vendor=NAGA&language=EN");
  document.body.innerHTML = '<main id="game"></main>';
  told.mockClear();
  vi.stubGlobal("opener", { postMessage: told });
  vi.stubGlobal("fetch", async (path: string) => Response.json(path === "/api/open" ? { value: opened } : answer));
});

it("a refusal that comes with figures is said, with its next step, and is no round", async () => {
  const table = await openTable({});
  answer = { code: "loss_limit", value: { period: "day", limit: 1, used: 50, left: 0, currency: "USD" } };
  expect(await table.bet({ stake: 50 })).toBeUndefined();
  const notice = document.querySelector(".notice");
  expect(notice?.querySelector("p")?.textContent).toBe("This stake is more than your loss limit allows.");
  expect(notice?.querySelector("button")?.textContent).toBe("Leave the game");
  // The site knows the way to the limits.
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: "error", code: "loss_limit" }), expect.anything());
  answer = { code: "wrong_stake", value: { chip: 10, most: 5_000 } };
  expect(await table.bet({ stake: 5 })).toBeUndefined();
  expect(document.querySelector(".notice")?.textContent).toBe("This stake is not possible here.");
});

it("a table that is looked at again shows what was staked in another tab meanwhile", async () => {
  const table = await openTable({});
  const shown: number[] = [];
  table.onBalance((balance) => shown.push(balance));
  answer = { value: { balance: 950, draws: [], rounds: [], now: 0 } };
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(shown).toEqual([950]));
});

it("a refusal of a new seed that comes with figures is said as well", async () => {
  const table = await openTable({});
  answer = { code: "too_fast", value: {} };
  expect(await table.turnSeed("mine")).toBeUndefined();
  expect(document.querySelector(".notice")?.getAttribute("data-code")).toBe("too_fast");
});

it("what has no next step stays until the player does something, and can be read by whoever presses on", async () => {
  vi.useFakeTimers();
  const table = await openTable({});
  answer = { code: "draw_closed" };
  await table.bet({ stake: 50 });
  const notice = () => document.querySelector(".notice");
  expect(notice()?.getAttribute("role")).toBe("alert");
  await vi.advanceTimersByTimeAsync(5_999);
  dispatchEvent(new Event("pointerdown"));
  expect(notice()).not.toBeNull();
  // Whoever looked away for an hour still finds it.
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(notice()).not.toBeNull();
  dispatchEvent(new Event("keydown"));
  expect(notice()).toBeNull();
  vi.useRealTimers();
});

it.each(["time_limit", "time_out", "self_excluded"])(
  "the site is told of %s, where the way to the limits is",
  async (code) => {
    const table = await openTable({});
    answer = { code };
    await table.bet({ stake: 50 });
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: "error", code }), expect.anything());
  },
);

it("a play that the program forgot is said once, and is not asked for again and again", async () => {
  const table = await openTable({});
  answer = { code: "play_ended" };
  expect(await table.refresh()).toBeUndefined();
  const notice = document.querySelector(".notice");
  expect(notice?.querySelector("button")?.textContent).toBe("Open again");
  answer = { value: { balance: 5, draws: [], rounds: [] } };
  expect(await table.refresh()).toBeUndefined();
  expect(document.querySelector(".notice")).toBe(notice);
});
