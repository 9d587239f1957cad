import { type ChildProcess, spawn } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, inject, it } from "vitest";
import { createRandom } from "#compile/createRandom.ts";
import { aDatabase } from "#tests/support/database.ts";
import { drillSize } from "#tests/support/drillSize.ts";
import { wrongBetSums } from "#tests/support/wrongBetSums.ts";
import { benchVendor, seededSum, seedWallet } from "../../bench/wallet/seedWallet.ts";
import { freePort } from "../../scripts/platform/freePort.ts";
import { waitForAnswer } from "../../scripts/platform/waitForAnswer.ts";

const { name, owner } = await aDatabase();
const { host, port: databasePort, secrets } = inject("cluster");
const secret = "a secret of a vendor whose platform is killed";
const port = await freePort();
const env = {
  ...process.env,
  PORT: String(port),
  CROUPIER_DATA: mkdtempSync(join(tmpdir(), "croupier-killed-")),
  DATABASE_URL: `postgresql://postgres:${secrets.owner}@localhost:${databasePort}/${name}?host=${encodeURIComponent(host)}`,
  LOG_LEVEL: "silent",
  ADDRESS_LIMIT_FACTOR: "1000",
  NODE_ENV: "test",
  GAME_VENDORS: `${benchVendor}=http://localhost:9`,
  GAME_SECRETS: `${benchVendor}=${secret}`,
};
let platform: ChildProcess | undefined;
afterAll(() => void platform?.kill("SIGKILL"));

async function rise(): Promise<void> {
  platform = spawn(process.execPath, ["server/main.ts"], { stdio: "ignore", env });
  await waitForAnswer(`http://127.0.0.1:${port}/wps/system/status`, 300_000);
}

/** A vendor's call; undefined where no answer came. */
async function ask(call: string, body: object): Promise<{ success: boolean; code?: string } | undefined> {
  const path = `/wps/seamless/${benchVendor}/${call}`;
  const payload = JSON.stringify(body);
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1_000)), randomUUID()];
  const signed = createHmac("sha256", secret).update(`${timestamp}.${nonce}.POST.${path}.${payload}`).digest("hex");
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      body: payload,
      headers: {
        "content-type": "application/json",
        "croupier-timestamp": timestamp,
        "croupier-nonce": nonce,
        "croupier-signature": `v1=${signed}`,
      },
      signal: AbortSignal.timeout(30_000),
    });
    // Whoever is busy or just rising says so, and is asked again.
    return answer.status >= 500 ? undefined : ((await answer.json()) as { success: boolean; code?: string });
  } catch {
    return undefined;
  }
}

describe("a platform that is killed while it takes stakes together", () => {
  it("keeps each stake once or not at all, and agrees with the vendor to the unit once it was asked again", async () => {
    const [kills, each, members] = [drillSize(1, 25), drillSize(150, 600), 40];
    const random = createRandom(23);
    await rise();
    const sessions = await seedWallet(owner, members);
    const money = sessions.map(() => seededSum);
    let unanswered = 0;
    /** Asks until an answer comes, as a vendor does that was told nothing; some calls go out twice. */
    const insist = async (call: string, body: object) => {
      for (;;) {
        const answers = await Promise.all(
          random.next() < 0.15 ? [ask(call, body), ask(call, body)] : [ask(call, body)],
        );
        const said = answers.find((answer) => answer !== undefined);
        if (said) return said;
        unanswered += 1;
        await pause(20 + random.next() * 200);
      }
    };
    const play = async (at: number) => {
      const [session, round] = [sessions[at] ?? "", randomUUID()];
      const [amount, fate] = [10 + Math.floor(random.next() * 90), random.next()];
      const debit = await insist("debit", { transaction: `${round}-d`, session, round, amount, currency: "USD" });
      expect(debit).toMatchObject({ success: true });
      if (fate < 0.2) {
        expect(await insist("rollback", { transaction: `${round}-r`, round })).toMatchObject({ success: true });
        return;
      }
      const paid = fate < 0.6 ? 0 : amount * 2;
      const credit = { transaction: `${round}-c`, round, amount: paid, currency: "USD" };
      expect(await insist("credit", credit)).toMatchObject({ success: true });
      money[at] = (money[at] ?? 0) - amount + paid;
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const lost = unanswered;
      const rounds = Array.from({ length: each }, async (_, step) => {
        await pause(random.next() * 400);
        await play(step % members);
      });
      await pause(100 + random.next() * 300);
      platform?.kill("SIGKILL");
      if (platform) await once(platform, "exit");
      await rise();
      await Promise.all(rounds);
      // It was killed in the middle, or nothing was tried.
      expect(unanswered).toBeGreaterThan(lost);
    }
    const rows = await owner.query<{ balance: number }>(
      `SELECT a.balance FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, n) JOIN game_play p ON p.id = s.id
       JOIN ledger_account a ON a.member_id = p.member_id AND a.kind = 'player' AND a.currency = 'USD' ORDER BY n`,
      [sessions],
    );
    expect(rows.map(({ balance }) => Number(balance))).toEqual(money);
    const states = await owner.query<{ state: string; count: number }>(
      "SELECT state, count(*)::integer AS count FROM game_bet GROUP BY state",
    );
    expect(states.map(({ state }) => state).toSorted()).toEqual(["settled", "void"]);
    expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(kills * each);
    const [ledger] = await owner.query<{ sum: number }>("SELECT sum(balance)::bigint AS sum FROM ledger_account");
    expect(Number(ledger?.sum)).toBe(0);
    expect(await wrongBetSums(owner)).toEqual([]);
  }, 1_800_000);
});
