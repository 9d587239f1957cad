import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { newSeed } from "../../sandbox/games/fair/seeds.ts";
import { type Croupier, createCroupier } from "../../sandbox/games/rounds/createCroupier.ts";
import { createRoundLog, type RoundLog } from "../../sandbox/games/rounds/createRoundLog.ts";
import type { Round } from "../../sandbox/games/rounds/Round.ts";
import { slotRules } from "../../sandbox/games/slot/rules.ts";
import { type Wallet, WalletRefusal, WalletSilence } from "../../sandbox/games/wallet/Wallet.ts";
import { createRandom } from "#compile/createRandom.ts";
import { aSeamlessPlatform } from "#tests/support/aSeamlessPlatform.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const { ask, db, player, sound } = await aSeamlessPlatform();
const random = createRandom(17);
const chance = (part: number) => random.next() < part;

/** Calls that come after whoever sent them has given up. */
const late: Promise<unknown>[] = [];

/** The platform's wallet over a bad line: calls are lost, answers are lost, calls come twice, and some come late. `isDead` is a program that was killed. */
function aBadLine(isDead: () => boolean): Pick<Wallet, "debit" | "credit" | "rollback"> {
  async function call(name: string, body: object): Promise<number> {
    if (isDead()) throw new WalletSilence("dead");
    if (chance(0.08)) {
      // It comes, but after the program has given up: perhaps when the round was called off already.
      late.push(pause(random.next() * 60).then(() => ask(name, body)));
      throw new WalletSilence("late");
    }
    if (chance(0.05)) throw new WalletSilence("lost");
    const answers = await Promise.all(chance(0.15) ? [ask(name, body), ask(name, body)] : [ask(name, body)]);
    if (isDead() || chance(0.1)) throw new WalletSilence("answer lost");
    const [answer] = answers;
    if (!answer || answer.status !== 200) throw new WalletSilence(`status ${answer?.status}`);
    if (!answer.success) throw new WalletRefusal(answer.code ?? "", "refused", answer.value);
    return Number(answer.value["balance"] ?? 0);
  }
  return {
    debit: ({ transaction, session, round, amount, currency, details }) =>
      call("debit", { transaction, session, round, amount, currency, details }),
    credit: ({ transaction, round, amount, currency, details }) =>
      call("credit", { transaction, round, amount, currency, details }),
    rollback: async ({ transaction, round }) => void (await call("rollback", { transaction, round })),
  };
}

describe("rounds over a bad line", () => {
  it("end the same with the vendor and in the ledger, to the unit, though calls and answers are lost, doubled and late, and the vendor is killed", async () => {
    const [count, kills] = [drillSize(150, 100_000), drillSize(6, 100)];
    const players = await Promise.all(Array.from({ length: 5 }, () => player(drillSize(60_000, 30_000_000))));
    const sessions = await Promise.all(players.map((who) => who.open()));
    const before = await Promise.all(players.map((who) => who.money()));
    const folder = mkdtempSync(join(tmpdir(), "drill-"));
    /** What the vendor says of each round last; it forgets those that are long over itself. */
    const known = new Map<string, Round>();
    let [log, croupier, line] = [] as unknown as [RoundLog, Croupier, { isDead: boolean }];
    const rise = () => {
      const own = { isDead: false };
      line = own;
      const file = createRoundLog(folder);
      for (const round of file.rounds.values()) known.set(round.id, round);
      const write = (round: Round) => {
        file.write(round);
        if (!own.isDead) known.set(round.id, round);
      };
      log = { ...file, write };
      const wallet = aBadLine(() => own.isDead);
      croupier = createCroupier({ log, walletOf: () => wallet, mendMs: 10 });
    };
    rise();
    const ids: { id: string; at: number }[] = [];
    const batch = 10;
    for (let done = 0; done < count; done += batch) {
      const bets = Array.from({ length: batch }, (_, step) => {
        const at = (done + step) % players.length;
        const id = randomUUID();
        ids.push({ id, at });
        const [session, who] = [sessions[at] ?? "", players[at]];
        return croupier
          .place({
            id,
            player: {
              vendor: "NAGA",
              session,
              player: who?.memberId ?? "",
              gameCode: "golden-naga",
              language: "EN",
              currency: "USD",
            },
            game: slotRules,
            stake: 10 * (1 + Math.floor(random.next() * 40)),
            choices: null,
            takeSeeds: () => ({ server: newSeed(), client: "drill", nonce: done + step }),
          })
          .catch((error: unknown) => {
            if (!(error instanceof WalletRefusal)) throw error;
          });
      });
      const every = Math.max(1, Math.floor(count / batch / kills));
      if ((done / batch) % every === every - 1) {
        await pause(random.next() * 15);
        // Killed in the middle: whatever it was at is known from its file alone.
        line.isDead = true;
        const gone = { croupier, bets };
        rise();
        void Promise.allSettled(gone.bets).then(() => gone.croupier.close());
      } else await Promise.all(bets);
    }
    await expect.poll(() => croupier.open().length, { timeout: 60_000, interval: 50 }).toBe(0);
    // Copies of debits and credits that are late come now, and change nothing.
    await Promise.all(late);
    const rows = await db.query<{ round: string; state: string; stake: number; payout: number }>(
      "SELECT round, state, stake, payout FROM game_bet",
    );
    const bets = new Map(rows.map((row) => [row.round, row]));
    const money = [...before];
    for (const { id, at } of ids) {
      const round = known.get(id);
      const bet = bets.get(id);
      if (round?.state === "paid") {
        expect(bet).toMatchObject({ state: "settled", stake: round.stake, payout: round.payout });
        money[at] = (money[at] ?? 0) - round.stake + (round.payout ?? 0);
      } else {
        expect(["off", "refused", undefined]).toContain(round?.state);
        expect(["void", undefined]).toContain(bet?.state);
      }
    }
    expect(await Promise.all(players.map((who) => who.money()))).toEqual(money);
    expect([...ids].filter(({ id }) => known.get(id)?.state === "paid").length).toBeGreaterThan(count / 3);
    await sound();
    await croupier.close();
  }, 3_600_000);
});
