import { createRandom } from "../fair/createRandom.ts";
import { findGame } from "../gameList.ts";
import type { Json } from "../Game.ts";
import { fairWords } from "./fairWords.ts";
import { nameOfGame } from "./nameOfGame.ts";
import { make } from "./make.ts";
import { moneyIn } from "./moneyIn.ts";
import { commonWords, speak } from "./words.ts";
import { workOut, type WorkedOut } from "./workOut.ts";

// Recomputes a round here, in the player's own browser, from what the program promised before and showed after.

interface Checked extends WorkedOut {
  game: string;
  gameCode: string;
  currency: string;
  outcome: Json;
  /** Null where nothing was paid: not yet, or the stake went back. */
  payout: number | null;
  seeds: { promise: string; client: string; nonce: number; server?: string };
}

/** Blocks that are made ahead; rules draw some hundred numbers at most. */
const blocks = 512;
const callMs = 12_000;
const query = new URLSearchParams(location.search);
const language = query.get("language") ?? "EN";
const words = speak({ ...commonWords, ...fairWords }, language);
document.documentElement.lang = { KM: "km", AR: "ar" }[language] ?? "en";
document.documentElement.dir = language === "AR" ? "rtl" : "ltr";
document.title = words.verify;
const root = document.querySelector<HTMLElement>("#game") ?? document.body;
root.classList.add("fair");

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function chanceOf(server: string, client: string, nonce: number) {
  const key = await crypto.subtle.importKey("raw", bytesOf(server), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const made = await Promise.all(
    Array.from({ length: blocks }, (_, block) =>
      crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${client}:${nonce}:${block}`)),
    ),
  );
  return createRandom((block) => new Uint8Array(made[block] ?? new ArrayBuffer(0)));
}

async function check(id: string): Promise<void> {
  facts.replaceChildren();
  const answer = await fetch(`/api/round?id=${encodeURIComponent(id)}`, { signal: AbortSignal.timeout(callMs) }).catch(
    () => undefined,
  );
  if (!answer || (!answer.ok && answer.status !== 404)) return void say(false, words.away);
  const { value } = (await answer.json()) as { value?: Checked };
  if (!value) return void say(false, words.unknown);
  const { promise, client, nonce, server } = value.seeds;
  const told: [string, string][] = [
    [words.game, nameOfGame(value, language)],
    [words.promise, promise],
    // Nobody chooses a seed of a round in common: the round's own name takes its place.
    ...(value.draw === undefined
      ? ([
          [words.client, client],
          [words.nonce, String(nonce)],
        ] as [string, string][])
      : ([[words.common, client]] as [string, string][])),
    [words.seed, server ?? words.secret],
  ];
  facts.append(listOf(told));
  if (server === undefined) return;
  const isKept = hexOf(await crypto.subtle.digest("SHA-256", bytesOf(server))) === promise;
  say(isKept, isKept ? words.kept : words.broken);
  const game = findGame(value.game);
  if (!game) return;
  const random = await chanceOf(server, client, nonce);
  const { stake, choices } = value;
  const { outcome, payout } = workOut(game, random, value);
  const isSame = JSON.stringify(outcome) === JSON.stringify(value.outcome);
  say(isSame, isSame ? words.same : words.other);
  if (value.payout !== null) say(payout === value.payout, payout === value.payout ? words.paid : words.otherPaid);
  const money = moneyIn(value.currency);
  facts.append(
    ...(hasPrices(choices) ? [make("p", {}, words.priceTaken)] : []),
    make("h2", {}, words.bet),
    listOf([
      [words.stake, money(stake)],
      ...game.detailsOf(choices, outcome, language).map(({ name, value: said }): [string, string] => [name, said]),
      [words.payout, value.payout === null ? words.off : money(value.payout)],
    ]),
    make(
      "details",
      {},
      make("summary", {}, words.data),
      make("pre", { dir: "ltr" }, JSON.stringify({ stake, choices, outcome, payout: value.payout }, null, 2)),
    ),
  );
}

const listOf = (facts: readonly [string, string][]): HTMLElement =>
  make("dl", {}, ...facts.flatMap(([name, fact]) => [make("dt", {}, name), make("dd", { dir: "auto" }, fact)]));

/** Whether a price was taken with the bet: that it was the one on offer is no matter of chance. */
const hasPrices = (choices: Json): boolean => JSON.stringify(choices).includes('"price":');

function say(isRight: boolean, text: string): void {
  facts.append(make("p", { role: "status", "data-right": String(isRight) }, text));
}

const facts = make("div", {});
const input = make("input", { name: "round", required: true, value: query.get("round") ?? "", dir: "ltr" });
const form = make("form", {}, make("label", {}, words.round, input), make("button", { type: "submit" }, words.check));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void check(input.value.trim());
});
root.append(make("h1", {}, words.verify), make("p", {}, words.fairText), form, facts);
if (input.value !== "") await check(input.value);
