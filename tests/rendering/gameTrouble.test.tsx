import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { openPlayerPage, type PlayerLook } from "#tests/support/openPlayerPage.tsx";

enforceActions();
afterEach(cleanup);

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const title = "The game reports a problem";
/** What keeps somebody from playing on is no fault of a game. */
const titles: Record<string, string> = {
  loss_limit: "A limit of yours is reached",
  time_limit: "A limit of yours is reached",
  time_out: "Playing is paused for you",
  self_excluded: "Playing is paused for you",
  excluded_for_good: "Playing is paused for you",
  reality_check: "Playing is paused for you",
  game_closed: "This game does not open now",
  game_maintenance: "This game does not open now",
};
const titleOf = (code: string): string => titles[code] ?? title;

/** A game that runs, as a member sees it. */
async function openGame(flags: readonly string[] = ["RESPONSIBLEPLAY3"], look: PlayerLook = {}) {
  const launchGame = () => ({ url: "https://games.example/play", displayName: "Golden Naga" });
  const query = { vendor: "NAGA", game: "golden-naga" };
  const opened = await openPlayerPage("/game", { query, isReal: true, flags, calls: { launchGame }, ...look });
  const frame = (await screen.findByTitle("Golden Naga")) as HTMLIFrameElement;
  await waitFor(() => expect(frame.getAttribute("src")).toBe("https://games.example/play"));
  return opened;
}

/** Says something to the site, as the page in the frame or a stranger would. */
const say = (said: object, origin = "https://games.example") =>
  act(async () => {
    const source = document.querySelector("iframe")?.contentWindow ?? null;
    dispatchEvent(new MessageEvent("message", { origin, source, data: { source: "croupier-game", ...said } }));
  });

describe("a game that says that it cannot go on", () => {
  it.each([
    ["not_enough_money", /^The balance is too low\./, "Deposit"],
    ["loss_limit", /^This is more than your loss limit allows\./, "Limits and breaks"],
    ["time_out", /^You take a break from playing\./, "Limits and breaks"],
    ["self_excluded", /^This account is excluded from playing\./, "Limits and breaks"],
    ["time_limit", /^Your time for playing is used up/, "Limits and breaks"],
    ["game_closed", /^This game cannot be opened/, "Back to the games"],
    ["game_maintenance", /^This game is under maintenance/, "Back to the games"],
    ["session_over", /^The login of this game has ended/, "Load again"],
    ["reality_check", /^A reminder of your playing time/, "Load again"],
    ["stake_unclear", /what became of your last stake/, "See the betting record"],
    ["reels_stuck", /\(.*reels_stuck.*\)/, "Load again"],
  ])("with %s is told in words, with the next step", async (code, words, way) => {
    await openGame();
    expect(screen.queryByText(titleOf(code))).toBeNull();
    await say({ type: "error", code });
    const notice = (await screen.findByText(titleOf(code))).closest(".notice") as HTMLElement;
    expect(await screen.findByText(words)).toBeTruthy();
    // It lies over the game, which does not move for it, also on the whole screen; the keyboard comes to it before the game.
    const frame = document.querySelector("iframe");
    expect(notice.closest("section.frame")?.contains(frame)).toBe(true);
    expect(notice.compareDocumentPosition(frame!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const button = [...notice.querySelectorAll("button")].find(({ textContent }) => textContent === way);
    // Its step is taken, and the notice goes.
    await press(button!);
    expect(screen.queryByText(titleOf(code))).toBeNull();
  });

  it.each([
    ["time_limit", "Time of playing in 24 hours", /^You may play for 1 hr?, and 1 hr? of it are used up\./],
    ["loss_limit", "Losses in 7 days", /^At most \$20\.00 may be lost, and \$1\.50 of it are left/],
    ["time_out", "Playing is paused for you", /^Until Nov 26, 2026/],
  ])("with %s says how far the limit goes that is set, and for how long", async (code, name, words) => {
    const limits = [
      { id: "loss-day", kind: "loss", period: "day", limit: null, used: 0, left: null, currency: "USD" },
      { id: "loss-week", kind: "loss", period: "week", limit: 2_000, used: 1_850, left: 150, currency: "USD" },
      { id: "loss-month", kind: "loss", period: "month", limit: 90_000, used: 1_850, left: 88_150, currency: "USD" },
      { id: "time-day", kind: "time", period: "day", limit: 60, used: 60, left: 0, currency: "USD" },
    ];
    const pause = code === "time_out" ? { kind: "timeOut", until: "2026-11-26T10:00:00Z" } : null;
    await openGame(["RESPONSIBLEPLAY3"], {
      isWritten: true,
      calls: {
        launchGame: () => ({ url: "https://games.example/play", displayName: "Golden Naga" }),
        getPlayLimits: () => ({ currency: "USD", pause, rows: limits }),
      },
    });
    await say({ type: "error", code });
    const notice = (await screen.findByText(words)).closest(".notice") as HTMLElement;
    expect(notice.querySelector(".notice__title")?.textContent).toBe(name);
    expect(notice.textContent).toContain("Limits and breaks");
    expect(document.querySelectorAll(".notice")).toHaveLength(1);
  });

  it("names of several limits of losses the one that the platform says the stake did not fit", async () => {
    const limits = (["day", "week", "month"] as const).map((period, at) => ({
      id: `loss-${period}`,
      kind: "loss",
      period,
      limit: 2_000,
      used: [100, 1_850, 1_900][at],
      left: [1_900, 150, 100][at],
      currency: "USD",
    }));
    await openGame(["RESPONSIBLEPLAY3"], {
      isWritten: true,
      calls: {
        launchGame: () => ({ url: "https://games.example/play", displayName: "Golden Naga" }),
        getPlayLimits: () => ({ currency: "USD", pause: null, met: "loss-day", rows: limits }),
      },
    });
    await say({ type: "error", code: "loss_limit" });
    await screen.findByText("Losses in 24 hours");
    expect([...document.querySelectorAll(".notice__title")].map((title) => title.textContent)).toEqual([
      "Losses in 24 hours",
    ]);
  });

  it("says that a reminder of playing time waits for as long as it does", async () => {
    let isOpen = true;
    const check = () => ({ number: 1, isOpen, playedMinutes: 60, staked: 0, won: 0, net: 0 });
    await openGame(["RESPONSIBLEPLAY3"], {
      calls: {
        launchGame: () => ({ url: "https://games.example/play", displayName: "Golden Naga" }),
        getPlaySession: () => ({
          startedAt: "2026-11-25T09:00:00Z",
          askAgainAt: new Date(Date.now() + 200).toISOString(),
          playedMinutes: 60,
          staked: 0,
          won: 0,
          net: 0,
          currency: "USD",
          check: check(),
        }),
      },
    });
    await say({ type: "error", code: "reality_check" });
    expect(await screen.findByText(/^A reminder of your playing time/)).toBeTruthy();
    isOpen = false;
    await waitFor(() => expect(screen.queryByText(/^A reminder of your playing time/)).toBeNull(), { timeout: 5_000 });
  });

  it("keeps saying that a stake is unclear while money moves, until somebody looks", async () => {
    await openGame();
    await say({ type: "error", code: "stake_unclear" });
    await say({ type: "balance", amount: 10_000, currency: "USD" });
    expect(await screen.findByText(/what became of your last stake/)).toBeTruthy();
  });

  it("keeps saying it while the game says the balance that it has said before", async () => {
    await openGame();
    await say({ type: "balance", amount: 10_000, currency: "USD" });
    await say({ type: "error", code: "loss_limit" });
    await say({ type: "balance", amount: 10_000, currency: "USD" });
    expect(screen.getByText(titleOf("loss_limit"))).toBeTruthy();
    await say({ type: "balance", amount: 9_900, currency: "USD" });
    expect(screen.queryByText(titleOf("loss_limit"))).toBeNull();
  });

  it("keeps saying it while the game says for the first time what the site knows", async () => {
    await openGame(["RESPONSIBLEPLAY3"], { balance: { sum: 10_000, currency: "USD" } });
    await say({ type: "error", code: "loss_limit" });
    await say({ type: "balance", amount: 10_000, currency: "USD" });
    expect(screen.getByText("Limits and breaks", { selector: ".notice *" })).toBeTruthy();
    await say({ type: "balance", amount: 9_900, currency: "USD" });
    expect(screen.queryByText(titleOf("loss_limit"))).toBeNull();
  });

  it.each(["time_limit", "time_out", "self_excluded", "excluded_for_good"])(
    "keeps saying %s while an earlier round is paid: no stake ends it",
    async (code) => {
      await openGame();
      await say({ type: "error", code });
      await say({ type: "balance", amount: 12_345, currency: "USD" });
      expect(screen.getByText(titleOf(code))).toBeTruthy();
    },
  );

  it("leads back to the games where the site has no page of limits", async () => {
    await openGame([]);
    await say({ type: "error", code: "loss_limit" });
    expect(screen.getByText("This is more than your loss limit allows.")).toBeTruthy();
    expect(screen.getByText("Back to the games", { selector: ".notice *" })).toBeTruthy();
    expect(screen.queryByText("Limits and breaks")).toBeNull();
  });

  it("is loaded again where that is the step, and its notice goes by itself once money moves again", async () => {
    const { of } = await openGame();
    await say({ type: "error", code: "session_over" });
    await press(screen.getByText("Load again", { selector: ".notice *" }));
    expect(of("launchGame")).toHaveLength(2);
    await say({ type: "error", code: "not_enough_money" });
    expect(screen.getByText(title)).toBeTruthy();
    await say({ type: "balance", amount: 10_000, currency: "USD" });
    expect(screen.queryByText(title)).toBeNull();
  });

  it("says no more than a short code: what is none is unknown", async () => {
    await openGame();
    for (const code of ["x".repeat(41), { a: 1 }, undefined, "<b>", ""]) {
      await say({ type: "error", code });
      expect(screen.getByText(/\(.*unknown.*\)/)).toBeTruthy();
    }
  });

  it("is put away by its button, shown again from the bar with its step, and shown by itself when the game reports anew", async () => {
    await openGame();
    await say({ type: "error", code: "not_enough_money" });
    const notice = () => document.querySelector<HTMLElement>(".notice");
    const inBar = () => screen.queryByRole("button", { name: title });
    expect(inBar()).toBeNull();
    const away = screen.getByRole("button", { name: "Put this message away" });
    away.focus();
    await press(away);
    expect(notice()).toBeNull();
    // The keyboard goes on from the frame, whose bar has the button.
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector("section.frame")));
    await press(inBar()!);
    expect([inBar(), notice()?.textContent.includes("Deposit")]).toEqual([null, true]);
    await press(screen.getByRole("button", { name: "Put this message away" }));
    await say({ type: "error", code: "not_enough_money" });
    expect(notice()?.textContent).toContain("The balance is too low");
  });
});

describe("words that are not followed", () => {
  const told = (opened: Awaited<ReturnType<typeof openGame>>) => opened.of("tellGameFault");
  const calls = {
    tellGameFault: () => ({}),
    launchGame: () => ({ url: "https://games.example/play", displayName: "Golden Naga" }),
  };

  it.each([
    [
      "of a stranger",
      "foreign_word",
      /did not come from the game/,
      () => say({ type: "error", code: "not_enough_money" }, "https://evil.example"),
    ],
    ["too long", "long_word", /too many, or too long/, () => say({ type: "error", code: "x".repeat(100_000) })],
    [
      "deep and wide",
      "long_word",
      /too many, or too long/,
      () => say({ type: "ready", more: Array.from({ length: 3_000 }, () => [1]) }),
    ],
    ["of bytes", "long_word", /too many, or too long/, () => say({ type: "ready", more: new Uint8Array(4) })],
  ])("%s are said with a step, and told to the operators once, however many come", async (_, fault, words, speak) => {
    const opened = await openGame(["RESPONSIBLEPLAY3"], { calls });
    for (let time = 0; time < 5; time += 1) await speak();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText(/The balance is too low/)).toBeNull();
    await waitFor(() => expect(told(opened)).not.toEqual([]));
    expect(told(opened)).toEqual([{ vassalage: "NAGA", gameCode: "golden-naga", fault }]);
    await press(screen.getByText("Load again", { selector: ".notice *" }));
    expect(screen.queryByText(words)).toBeNull();
    expect(opened.of("launchGame")).toHaveLength(2);
  });

  it("are those beyond twenty in ten seconds: a storm does nothing else", async () => {
    const opened = await openGame(["RESPONSIBLEPLAY3"], { calls });
    for (let time = 0; time < 20; time += 1) await say({ type: "balance", amount: 10_000 + time });
    expect(screen.queryByText(title)).toBeNull();
    for (let time = 0; time < 100; time += 1) await say({ type: "error", code: "not_enough_money" });
    expect(screen.getByText(/too many, or too long/)).toBeTruthy();
    expect(screen.queryByText(/The balance is too low/)).toBeNull();
    await waitFor(() => expect(told(opened)).not.toEqual([]));
    expect(told(opened)).toEqual([{ vassalage: "NAGA", gameCode: "golden-naga", fault: "word_storm" }]);
  });

  it("keep nobody from a platform that cannot be told of them", async () => {
    await openGame();
    await say({ type: "error", code: "not_enough_money" }, "https://evil.example");
    expect(screen.getByText(/did not come from the game/)).toBeTruthy();
    expect(document.querySelectorAll(".toast")).toHaveLength(0);
  });

  it("are none where something else of the page speaks", async () => {
    await openGame();
    await act(
      async () =>
        void dispatchEvent(new MessageEvent("message", { origin: "https://evil.example", data: "x".repeat(100_000) })),
    );
    expect(screen.queryByText(title)).toBeNull();
  });
});
