import { createRandom } from "../fair/createRandom.ts";
import { findGame } from "../gameList.ts";
import type { Json } from "../Game.ts";
import { make } from "./make.ts";

// Recomputes a round here, in the player's own browser, from what the program promised before and showed after.

interface Checked {
  game: string;
  stake: number;
  choices: Json;
  outcome: Json;
  payout: number | null;
  draw?: string;
  seeds: { promise: string; client: string; nonce: number; server?: string };
}

/** Blocks that are made ahead; rules draw some hundred numbers at most. */
const blocks = 512;
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
  const answer = await fetch(`/api/round?id=${encodeURIComponent(id)}`);
  const { value } = (await answer.json()) as { value?: Checked };
  if (!value) return void root.append(make("p", { role: "alert" }, "There is no such round."));
  const { promise, client, nonce, server } = value.seeds;
  const facts: [string, string][] = [
    ["Game", value.game],
    ["Promise (SHA-256 of the seed)", promise],
    ["Player's seed", client],
    ["Number", String(nonce)],
    ["Seed", server ?? "still secret: ask for a new seed in the game first"],
  ];
  root.append(make("dl", {}, ...facts.flatMap(([name, fact]) => [make("dt", {}, name), make("dd", {}, fact)])));
  if (server === undefined) return;
  const isKept = hexOf(await crypto.subtle.digest("SHA-256", bytesOf(server))) === promise;
  say(isKept, isKept ? "The seed is the one that was promised." : "The seed is not the one that was promised.");
  const game = findGame(value.game);
  if (!game) return;
  const random = await chanceOf(server, client, nonce);
  const { stake, choices } = value;
  const outcome =
    game.kind === "instant" ? game.play({ random, stake, choices }).outcome : game.draw(random, value.draw ?? "");
  const isSame = JSON.stringify(outcome) === JSON.stringify(value.outcome);
  say(isSame, isSame ? "The outcome follows from the seeds." : "The outcome does not follow from the seeds.");
  root.append(make("pre", {}, JSON.stringify({ stake, choices, outcome, payout: value.payout }, null, 2)));
}

function say(isRight: boolean, text: string): void {
  root.append(make("p", { role: "status", "data-right": String(isRight) }, text));
}

root.append(make("h1", {}, "Check a round"));
const id = new URLSearchParams(location.search).get("round") ?? "";
if (id === "") {
  const input = make("input", { name: "round", "aria-label": "Round", required: true });
  const form = make("form", {}, input, make("button", { type: "submit" }, "Check"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void check(input.value.trim());
  });
  root.append(form);
} else await check(id);
