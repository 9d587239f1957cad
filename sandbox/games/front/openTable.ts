import type { Draw, Json } from "../Game.ts";
import { make } from "./make.ts";
import { moneyIn } from "./moneyIn.ts";
import { showNotice } from "./showNotice.ts";
import { hearSite, tellSite } from "./site.ts";
import { commonWords, speak, type Spoken, type Words } from "./words.ts";

/** A round as the program tells it. `held`: decided, and paid in a moment. `returning`, `off`: the stake comes, or is, back. */
export interface TableRound {
  id: string;
  stake: number;
  choices: Json;
  state: "asked" | "held" | "paid" | "returning" | "off" | "refused" | "disputed";
  outcome: Json;
  payout: number | null;
  at: number;
  draw?: string;
}

/** A round in common as the program tells it; with its seed and outcome once it is over. */
export interface TableDraw extends Draw {
  promise: string;
  seed?: string;
  outcome?: Json;
  /** What the game lets everyone see of its bets. */
  bets?: Json;
}

/** What is promised of the chance of the next bet, in games where each bet has its own. */
export interface TableSeeds {
  /** SHA-256 of the program's seed, which it shows when another takes its place. */
  promise: string;
  /** The player's part. */
  client: string;
  /** Bets that were decided with it. */
  nonce: number;
}

/** What stands at this moment. */
export interface TableState {
  balance: number;
  draws: TableDraw[];
  /** The player's own, the newest first. */
  rounds: TableRound[];
}

/** A table that is open: everything that a game's front needs of the program and of the site. */
export interface Table<Names extends string> {
  root: HTMLElement;
  words: Spoken<Names | keyof typeof commonWords>;
  language: string;
  currency: string;
  isDemo: boolean;
  /** The smallest chip, in minor units; stakes are whole numbers of it. */
  chip: number;
  mostUnits: number;
  /** As in the address of the game, `theme` for one, and what the site said beside the launch, such as `room`. */
  query: URLSearchParams;
  balance(): number;
  draws(): TableDraw[];
  /** Milliseconds since 1970 by the program's clock. */
  now(): number;
  money(minor: number): string;
  /** Places a bet. What is refused is shown with what can be done, and answered with undefined. */
  bet(bet: { stake: number; choices?: Json; draw?: string }): Promise<TableRound | undefined>;
  /** Asks how everything stands; listeners hear it. */
  refresh(): Promise<TableState | undefined>;
  seeds(): TableSeeds;
  /** Has the program show its seed and promise another; the player's part of it is `client`. Undefined where that failed, which is shown. */
  turnSeed(client: string): Promise<{ server: string } | undefined>;
  /** Called whenever the balance is known anew. A front shows wins before it: call `settleBalance` when the reels stand. */
  onBalance(listener: (balance: number) => void): void;
  settleBalance(): void;
}

const callMs = 12_000;
const tries = 3;

/** Opens the table with the launch that the address holds. Where that does not work the player reads why, and this never ends. */
export async function openTable<Names extends string>(own: Record<Names, Words>): Promise<Table<Names>> {
  const launch = new URLSearchParams(location.hash.slice(1));
  const query = new URLSearchParams([...new URLSearchParams(location.search), ...launch]);
  query.delete("launch");
  hearSite((said) => {
    if (said.type === "scheme") document.documentElement.dataset["scheme"] = said.scheme;
  });
  // A token works once; the address need not show it, and nobody can go back to it.
  history.replaceState(null, "", location.pathname + location.search);
  const language = launch.get("language") ?? "EN";
  const words = speak({ ...commonWords, ...own }, language) as Table<Names>["words"];
  const root = document.querySelector<HTMLElement>("#game") ?? document.body;
  document.documentElement.lang = { EN: "en", KM: "km", AR: "ar" }[language] ?? "en";
  document.documentElement.dir = language === "AR" ? "rtl" : "ltr";
  root.replaceChildren(make("p", { class: "loading", role: "status" }, words.loading));

  let key = "";
  /** Said once: the program knows nothing of this play any more, as after it began anew. */
  let isEnded = false;
  const listeners = new Set<(balance: number) => void>();
  async function call(method: "GET" | "POST", path: string, body?: object): Promise<Told> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await fetch(path, {
          method,
          headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(callMs),
        });
        const told = (await answer.json()) as Told;
        // A refusal may come with figures (how much a limit leaves), which are no answer.
        return told.code === undefined ? told : { code: told.code };
      } catch {
        // Bets have names: asking again places no second one.
        if (attempt >= tries) return { code: "fault" };
        await new Promise((resolve) => setTimeout(resolve, 400 * attempt));
      }
    }
  }
  const show = (code: string) => showNotice(root, words, code);

  const name = /^\/play\/([a-z-]+)\//.exec(location.pathname)?.[1];
  const token = launch.get("launch");
  const opened: Told = token
    ? await call("POST", "/api/open", { vendor: launch.get("vendor"), launch: token, game: name })
    : { code: "play_ended" };
  if (!opened.value) {
    root.replaceChildren();
    const isStale = ["launch_used", "launch_expired", "play_ended", "fault"].includes(opened.code ?? "");
    tellSite(isStale ? { type: "expired" } : { type: "error", code: opened.code ?? "fault" });
    show(opened.code === "fault" ? "fault" : isStale ? "play_ended" : (opened.code ?? "fault"));
    return new Promise(() => undefined);
  }
  const { currency, chip, mostUnits } = opened.value as { currency: string; chip: number; mostUnits: number };
  key = String(opened.value["key"]);
  let { balance, draws, seeds } = opened.value as unknown as TableState & { seeds: TableSeeds };
  let ahead = Number(opened.value["now"]) - Date.now();
  root.replaceChildren();

  const isDemo = currency === "XXX";
  const settleBalance = () => {
    for (const listener of listeners) listener(balance);
    if (!isDemo) tellSite({ type: "balance", amount: balance, currency });
  };
  const take = (value: Partial<TableState> & { now?: number; seeds?: TableSeeds }) => {
    if (value.seeds) seeds = value.seeds;
    if (value.balance !== undefined) balance = value.balance;
    if (value.draws) draws = value.draws;
    if (value.now !== undefined) ahead = value.now - Date.now();
  };

  const table: Table<Names> = {
    root,
    words,
    language,
    currency,
    isDemo,
    chip,
    mostUnits,
    settleBalance,
    query,
    balance: () => balance,
    draws: () => draws,
    now: () => Date.now() + ahead,
    money: moneyIn(currency),
    async bet(bet) {
      const told = await call("POST", "/api/bet", { ...bet, id: crypto.randomUUID() });
      if (!told.value) {
        // Nobody knows whether it was taken; what stands now is asked first, since the words stay.
        if (told.code === "fault") await table.refresh();
        show(told.code === undefined || told.code === "fault" ? "stake_unclear" : told.code);
        return undefined;
      }
      const { round, ...rest } = told.value as { round: TableRound } & Partial<TableState>;
      take(rest);
      if (round.state === "returning" || round.state === "off") {
        show(round.state === "off" ? "off" : "returned");
        return undefined;
      }
      if (round.state === "held" && round.payout !== null) show("paying");
      return round;
    },
    async refresh() {
      if (isEnded) return undefined;
      const told = await call("GET", "/api/state");
      isEnded = told.code === "play_ended";
      if (told.code === "play_ended" || told.code === "session_over") show(told.code);
      if (!told.value) return undefined;
      const state = told.value as unknown as TableState;
      take(state);
      settleBalance();
      return state;
    },
    seeds: () => seeds,
    async turnSeed(client) {
      const told = await call("POST", "/api/seed", { client });
      if (!told.value) {
        show(told.code ?? "fault");
        return undefined;
      }
      const { before, ...rest } = told.value as { before: { server: string } } & Partial<{ seeds: TableSeeds }>;
      take(rest);
      return before;
    },
    onBalance: (listener) => void listeners.add(listener),
  };
  hearSite(({ type }) => {
    if (type === "refresh") void table.refresh();
  });
  // What was staked in another tab meanwhile; games of rounds in common ask by themselves.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && draws.length === 0) void table.refresh();
  });
  tellSite({ type: "ready" });
  return table;
}

interface Told {
  value?: Record<string, unknown>;
  code?: string;
}
