import { setTimeout as pause } from "node:timers/promises";
import { createCanvas } from "@napi-rs/canvas";
import { afterAll, describe, expect, it } from "vitest";
import { buildApp } from "#server/app.ts";
import { createWithdrawalDesk } from "#server/features/withdrawal/createWithdrawalDesk.ts";
import { settleReceipts } from "#server/features/withdrawal/settleReceipts.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { createMemberWork } from "#server/features/member/createMemberWork.ts";
import { aWithdrawalPlatform, type Taker } from "#tests/support/aWithdrawalPlatform.ts";
import { aKiller } from "#tests/support/aKiller.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const platform = await aWithdrawalPlatform();
const { clock, db, owner, sound, taker } = platform;
const second = await buildApp(platform.deps);
await second.ready();
afterAll(() => second.close());

/** Desks of two nodes, each with turns of its own. */
const desks = [1, 2].map(() =>
  createWithdrawalDesk({ db, clock, ledger: createLedger(clock), memberWork: createMemberWork(db) }),
);

/** Tries until somebody answers: done, or a refusal that says what became of it. */
async function insist(work: () => Promise<unknown>): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    try {
      await work();
      return "done";
    } catch (error) {
      const { status, code } = error as { status?: number; code?: string };
      if (status === 200 && code !== undefined) return code;
    }
    await pause(10 + 5 * attempt);
  }
  return "never";
}

/** What becomes of a pay-out: each of these for every fifth. */
const receipts = ["received", "left", "denied", "partly", "forced"] as const;

/** Answers a pay-out from two tabs, each with its own intent, until one is heard; false where nobody ever heard it. */
async function answer(one: Taker, id: string, body: object): Promise<boolean> {
  const keys = [crypto.randomUUID(), crypto.randomUUID()];
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const tries = await Promise.all(
      keys.map((key) => one.ask("POST", `/${id}/receipt`, body, key).catch(() => undefined)),
    );
    if (tries.some((said) => said?.status === 200)) return true;
    await pause(10 + 5 * attempt);
  }
  return false;
}

describe("a storm of withdrawals", () => {
  it("pays nothing twice and loses nothing, while requests double, decisions race, and work is killed", async () => {
    const count = drillSize(16, 160);
    const start = 100_000;
    // In turns: all of them at once are more than the platform takes, and are told that it is busy.
    const takers: Awaited<ReturnType<typeof taker>>[] = [];
    for (let place = 0; place < count; place += 8) {
      const names = Array.from({ length: Math.min(8, count - place) }, (_, more) => place + more);
      takers.push(...(await Promise.all(names.map((name) => taker(`wstorm${String(name).padStart(3, "0")}`, start)))));
    }
    const picture = await createCanvas(8, 8).encode("png");
    const proofs: string[] = [];
    for (const one of takers) proofs.push(await one.upload(picture));
    let isOver = false;
    const killer = aKiller(owner, { everyMs: 12, slowing: 0.5 });
    const sweeper = (async () => {
      while (!isOver) {
        await settleReceipts(db, clock.now()).catch(() => undefined);
        await pause(10);
      }
    })();
    const fates = await Promise.all(
      takers.map(async (one, place) => {
        // The same request from two tabs, and again until it is answered.
        const key = crypto.randomUUID();
        let id = "";
        for (let attempt = 0; attempt < 80 && id === ""; attempt += 1) {
          const tries = await Promise.all(
            [1, 2].map(() => one.withdraw(20_000 + place, one.to, key).catch(() => undefined)),
          );
          id = tries.find((answer) => answer?.success)?.value.id ?? "";
          if (id === "") await pause(20 + 5 * attempt);
        }
        const desk = desks[place % 2]!;
        const other = desks[(place + 1) % 2]!;
        const cancel = () => one.ask("POST", `/${id}/cancel`).catch(() => undefined);
        await Promise.all([insist(() => desk.approve(id, "one", "")), place % 4 === 0 ? cancel() : undefined]);
        const amount = 19_900 + place - (place % 3 === 0 ? 5_000 : 0);
        const pay = { amount, reference: `STORM-${place}` };
        const paid = await Promise.all([
          insist(() => desk.pay(id, "one", pay)),
          insist(() => other.pay(id, "two", pay)),
          place % 5 === 0 ? insist(() => other.reject(id, "two", "Raced")) : "none",
        ]);
        const receipt = receipts[place % receipts.length]!;
        const proof = proofs[place]!;
        const force = () =>
          Promise.all([desk, other].map((by) => insist(() => by.force(id, "one", "Seen at the bank"))));
        const heard: boolean[] = [];
        if (receipt === "partly") heard.push(await answer(one, id, { answer: receipt, amount: 5_000, proof: [proof] }));
        if (receipt === "denied") heard.push(await answer(one, id, { answer: "notReceived", proof: [proof] }));
        if (receipt === "denied") paid.push(...(await force()));
        // The operator forces it while the player denies it.
        if (receipt === "forced") {
          const denied = answer(one, id, { answer: "notReceived", proof: [proof] });
          paid.push(...(await force()));
          heard.push(await denied);
        }
        if (receipt === "partly" || receipt === "received") heard.push(await answer(one, id, { answer: "received" }));
        if (place % 7 === 0) await insist(() => desk.bounce(id, "one", { amount: 1_000, reason: "Returned" }));
        return { id, paid, heard };
      }),
    );
    // Whoever has not answered by now has received it.
    clock.advance(21 * 60);
    await insist(() => settleReceipts(db, clock.now()));
    isOver = true;
    await sweeper;
    const kills = await killer.stop();
    expect(kills).toBeGreaterThan(0);
    expect(fates.filter(({ id }) => id === "")).toEqual([]);
    expect(fates.flatMap(({ paid }) => paid).filter((outcome) => outcome === "never")).toEqual([]);
    expect(fates.flatMap(({ heard }) => heard)).not.toContain(false);
    await sound();

    // One withdrawal for each intent, and one payment for each reference.
    const made = await db.query("SELECT id FROM withdrawal");
    expect(made).toHaveLength(count);
    const astray = await db.query(
      `SELECT w.id FROM withdrawal w
       WHERE (SELECT count(*) FROM withdrawal_payout p WHERE p.withdrawal_id = w.id) > 1
         OR w.paid > (SELECT coalesce(sum(p.amount), 0) FROM withdrawal_payout p WHERE p.withdrawal_id = w.id)
         OR NOT EXISTS (SELECT FROM withdrawal_change c WHERE c.withdrawal_id = w.id AND c.step = 'requested')`,
    );
    expect(astray).toEqual([]);
    // What was paid out was closed once, by whoever had the last word, and nothing of it is open.
    const closed = await db.query<{ id: string; steps: string[]; open: boolean }>(
      `SELECT w.id, w.state IN ('sent', 'disputed') OR w.received <> w.paid AS open,
         array(SELECT c.step FROM withdrawal_change c WHERE c.withdrawal_id = w.id AND c.step IN ('received', 'forced', 'counted')) AS steps
       FROM withdrawal w WHERE EXISTS (SELECT FROM withdrawal_payout p WHERE p.withdrawal_id = w.id)`,
    );
    const last = { received: "received", left: "counted", denied: "forced", partly: "received", forced: "forced" };
    const wanted = new Map(fates.map(({ id }, place) => [id, last[receipts[place % receipts.length]!]]));
    expect(new Set(closed.map(({ steps }) => steps[0])).size).toBe(3);
    expect(closed).toEqual(closed.map(({ id }) => ({ id, steps: [wanted.get(id)], open: false })));
    // All that was paid in is in the wallets, held, at the bank or with the house as a fee.
    const [money] = await db.query<{ members: number; gone: number }>(
      `SELECT (SELECT sum(balance)::bigint FROM ledger_account WHERE member_id IS NOT NULL) AS members,
         (SELECT sum(paid + CASE WHEN paid > 0 THEN fee ELSE 0 END)::bigint FROM withdrawal) AS gone`,
    );
    expect(Number(money?.members) + Number(money?.gone)).toBe(count * start);
  }, 240_000);
});
