import { createHash, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../sandbox/games/fair/createRandom.ts";
import { newSeed, promiseOf, randomOf } from "../../sandbox/games/fair/seeds.ts";
import { findGame } from "../../sandbox/games/gameList.ts";
import type { Json } from "../../sandbox/games/Game.ts";

/** Chance as the verify page makes it: by the browser's cryptography, from a seed that was shown. */
async function shownChance(server: string, client: string, nonce: number) {
  const bytes = Uint8Array.from(server.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const blocks = await Promise.all(
    Array.from({ length: 64 }, (_, block) =>
      crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${client}:${nonce}:${block}`)),
    ),
  );
  return createRandom((block) => new Uint8Array(blocks[block] ?? new ArrayBuffer(0)));
}

const samples: readonly [game: string, choices: Json][] = [
  ["slot", null],
  ["fish", { fish: "sprat" }],
  ["fish", { fish: "clown" }],
  ["roulette", [{ spot: "red", units: 1 }]],
  ["cards", { seat: 0 }],
];

describe("a round that is checked", () => {
  it.each(samples)("of %s comes to the same from the seeds that were shown", async (name, choices) => {
    const game = findGame(name);
    if (!game) throw new Error(`There is no game ${name}.`);
    const outcomes = new Set<string>();
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const server = newSeed();
      const client = randomUUID();
      expect(promiseOf(server)).toBe(createHash("sha256").update(Buffer.from(server, "hex")).digest("hex"));
      const [dealt, checked] = [randomOf({ server, client, nonce }), await shownChance(server, client, nonce)].map(
        (random) =>
          game.kind === "instant" ? game.play({ random, stake: 100, choices }).outcome : game.draw(random, client),
      );
      expect(JSON.stringify(checked)).toBe(JSON.stringify(dealt));
      // What is kept as JSON is what was drawn.
      expect(JSON.parse(JSON.stringify(dealt))).toEqual(dealt);
      outcomes.add(JSON.stringify(dealt));
    }
    expect(outcomes.size).toBeGreaterThan(1);
  });
});
