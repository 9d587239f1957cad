import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { cardRules } from "../../sandbox/games/cards/rules.ts";
import { newSeed, randomOf } from "../../sandbox/games/fair/seeds.ts";
import { workOut, type WorkedOut } from "../../sandbox/games/front/workOut.ts";
import { type ApiParts, createApi } from "../../sandbox/games/http/createApi.ts";
import { rouletteRules } from "../../sandbox/games/roulette/rules.ts";
import { decideRound } from "../../sandbox/games/rounds/decideRound.ts";
import type { Round } from "../../sandbox/games/rounds/Round.ts";

const endsAt = Date.UTC(2026, 10, 25);
const server = newSeed();
const id = "low-7";
const aRound = (name: string, more: Partial<Round>): Round => ({
  id: `00000000-0000-4000-8000-00000000000${name}`,
  game: "cards",
  vendor: "HOUSE",
  gameCode: "three-kings",
  session: name,
  player: `player ${name}`,
  currency: "USD",
  stake: 100,
  choices: null,
  seeds: { server, client: id, nonce: 0 },
  draw: { id, endsAt },
  state: "paid",
  outcome: null,
  payout: null,
  at: endsAt - 1_000,
  ...more,
});
const decided = (round: Round, all: Round[]): Round => ({ ...round, ...decideRound(round, all) });

/** What is told of a round to whoever knows its name. */
async function told(round: Round, all: Round[], now = endsAt): Promise<WorkedOut> {
  const croupier = { find: () => round, betsWith: () => all } as Partial<ApiParts["croupier"]>;
  const api = createApi({ croupier, now: () => now } as ApiParts);
  return (await api(
    { method: "GET" } as IncomingMessage,
    new URL(`http://vendor/api/round?id=${round.id}`),
  )) as WorkedOut;
}

describe("what is told of a round that is over", () => {
  const seated = [4, 1, 2].map((seat, at) => aRound(String(at), { choices: { seat }, stake: 100 * (at + 1) }));

  it("is all that its payout follows from, where players play each other, and not who they are", async () => {
    const paid: number[] = [];
    for (const one of seated) {
      const round = decided(one, seated);
      const open = await told(round, seated);
      expect(workOut(cardRules, randomOf({ server, client: id, nonce: 0 }), open)).toEqual({
        outcome: round.outcome,
        payout: round.payout,
      });
      expect(JSON.stringify(open)).not.toContain("player");
      paid.push(round.payout ?? 0);
    }
    // Somebody wins what others staked: it does not follow from one's own bet alone.
    expect(Math.max(...paid)).toBeGreaterThan(200);
  });

  it("holds nothing of the others before it is over, nor where they do not matter", async () => {
    expect((await told(seated[0] as Round, seated, endsAt - 1)).table).toBeUndefined();
    const spun = aRound("9", {
      game: "roulette",
      choices: [
        { spot: "red", units: 2 },
        { spot: "odd", units: 2 },
      ],
    });
    const round = decided(spun, [spun]);
    const alone = await told(round, [spun, { ...spun, player: "another" }]);
    expect(alone.table).toBeUndefined();
    expect(workOut(rouletteRules, randomOf({ server, client: id, nonce: 0 }), alone)).toEqual({
      outcome: round.outcome,
      payout: round.payout,
    });
  });
});
