import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ContractTerms } from "#compile/contracts/ContractTerms.ts";
import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { answerContract, type ContractAnswer } from "#server/features/agent/contracts/answerContract.ts";
import { offerContract } from "#server/features/agent/contracts/offerContract.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aDatabase } from "#tests/support/database.ts";

const { db } = await aDatabase();
const start = new Date("2026-03-10T12:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
const rated = (rate: number, part: Partial<ContractTerms> = {}) =>
  aContract({ tiers: [aTier([0, null, 0, 0, rate])], ...part });

/** A member below another. */
async function member(uplineId: string | null, type = 1): Promise<string> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO member (id, account, nickname, type, password_changed_at, language, currency, upline_id, referral_code, registered_at)
     VALUES ($1::uuid, $1::text, 'Amber Egret', $2, $3, 'EN', 'USD', $4, $1::text, $3)`,
    [id, type, start, uplineId],
  );
  return id;
}

const offer = (uplineId: string | null, downlineId: string, terms: ContractTerms, now = start) =>
  withTransaction(db as Database, (tx) => offerContract(tx, { uplineId, downlineId, terms, now }));
const answer = (
  id: string,
  memberId: string | null,
  event: ContractAnswer["event"],
  over: Partial<ContractAnswer> = {},
) =>
  withTransaction(db as Database, async (tx) => {
    const wish = { id, memberId, event, ending: [], zone: "Asia/Phnom_Penh", now: start, ...over };
    return (await answerContract(tx, wish)).contract;
  });

/** A contract that is in force from the first of April. */
async function agreed(uplineId: string | null, downlineId: string, terms: ContractTerms, now = start) {
  const { id } = await offer(uplineId, downlineId, terms, now);
  return answer(id, downlineId, "accept", { now });
}
const versions = (downlineId: string) =>
  db.query<{ version: number; state: string; ended: Date | null }>(
    "SELECT version, state, ended_at AS ended FROM agent_contract WHERE agent_id = $1 ORDER BY version",
    [downlineId],
  );

describe("a contract", () => {
  it("begins with the next period of the brand's time zone, and each amendment is a version of its own", async () => {
    const top = await member(null);
    const first = await agreed(null, top, rated(500));
    expect([first.state, first.beganAt?.toISOString()]).toEqual(["accepted", "2026-03-31T17:00:00.000Z"]);
    const second = await offer(null, top, rated(600), after(30));
    expect((await versions(top)).map(({ state }) => state)).toEqual(["inForce", "offered"]);
    await answer(second.id, top, "accept", { now: after(30) });
    await expect(offer(null, top, rated(700), after(31))).rejects.toMatchObject({ code: "contract_waits" });
    await offer(null, top, rated(700), after(60));
    expect((await versions(top)).map(({ version, state }) => [version, state])).toEqual([
      [1, "amended"],
      [2, "inForce"],
      [3, "offered"],
    ]);
    expect((await versions(top))[0]?.ended?.toISOString()).toBe("2026-04-30T17:00:00.000Z");
  });

  it("is refused with oneself, with whoever is not directly below, and with a trial account", async () => {
    const top = await member(null);
    const [below, stranger] = [await member(top), await member(await member(null))];
    const deep = await member(below);
    await agreed(null, top, rated(500));
    await expect(offer(top, top, rated(100))).rejects.toMatchObject({ code: "contract_self" });
    for (const id of [stranger, deep, await member(top, 4), randomUUID()]) {
      await expect(offer(top, id, rated(100))).rejects.toMatchObject({ code: "contract_stranger" });
    }
    expect(await versions(stranger)).toEqual([]);
  });

  it("is refused above one's own, beside the rate, and wholly by whoever has none", async () => {
    const top = await member(null);
    const below = await member(top);
    const finding = (limit: number) => ({
      code: "contract_terms",
      value: { findings: [{ at: "/tiers/0/rate", code: "ceiling", limit }] },
    });
    await expect(offer(top, below, rated(1))).rejects.toMatchObject(finding(0));
    await agreed(null, top, rated(500));
    await expect(offer(top, below, rated(501))).rejects.toMatchObject(finding(500));
    expect((await offer(top, below, rated(500))).state).toBe("offered");
    // A lower one that was accepted counts before it begins.
    await agreed(null, top, rated(400), after(30));
    await expect(offer(top, await member(top), rated(401), after(30))).rejects.toMatchObject(finding(400));
  });

  it("of two offers at once, one is kept", async () => {
    const top = await member(null);
    await agreed(null, top, rated(500));
    for (let round = 0; round < 8; round += 1) {
      const below = await member(top);
      const sent = await Promise.allSettled([1, 2, 3, 4].map((rate) => offer(top, below, rated(rate))));
      expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const one of sent)
        if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "contract_waits" });
      expect(await versions(below)).toHaveLength(1);
    }
  });

  it("of an acceptance and a withdrawal at once, one happens", async () => {
    const top = await member(null);
    await agreed(null, top, rated(500));
    for (let round = 0; round < 8; round += 1) {
      const below = await member(top);
      const { id } = await offer(top, below, rated(100));
      const [accepted, withdrawn] = await Promise.allSettled([
        answer(id, below, "accept"),
        answer(id, top, "withdraw"),
      ]);
      expect([accepted.status, withdrawn.status].toSorted()).toEqual(["fulfilled", "rejected"]);
      const expected = accepted.status === "fulfilled" ? "accepted" : "withdrawn";
      expect((await versions(below)).map(({ state }) => state)).toEqual([expected]);
    }
  });

  it("that was replaced, expired or answered is not accepted, and nobody else answers it", async () => {
    const top = await member(null);
    const below = await member(top);
    await agreed(null, top, rated(500));
    const first = await offer(top, below, rated(100));
    for (const other of [await member(null), await member(below)]) {
      await expect(answer(first.id, other, "accept")).rejects.toMatchObject({ status: 404 });
    }
    await expect(answer(first.id, top, "accept")).rejects.toMatchObject({ code: "contract_moved" });
    await answer(first.id, top, "withdraw");
    const second = await offer(top, below, rated(200));
    await expect(answer(first.id, below, "accept")).rejects.toMatchObject({ code: "contract_replaced" });
    await expect(answer(second.id, below, "accept", { now: after(7) })).rejects.toMatchObject({
      code: "contract_moved",
    });
    await answer((await offer(top, below, rated(300), after(8))).id, below, "reject", { now: after(8) });
    expect((await versions(below)).map(({ state }) => state)).toContain("rejected");
  });

  it("ends with the period in which one side asks and the other agrees", async () => {
    const top = await member(null);
    const below = await member(top);
    await agreed(null, top, rated(500));
    const { id } = await agreed(top, below, rated(100));
    const now = after(30);
    await expect(answer(id, below, "askEnd")).rejects.toMatchObject({ code: "contract_moved" });
    await answer(id, below, "askEnd", { now });
    await expect(answer(id, below, "agreeEnd", { now })).rejects.toMatchObject({ code: "contract_moved" });
    expect((await answer(id, top, "refuseEnd", { now })).state).toBe("inForce");
    await answer(id, top, "askEnd", { now });
    expect(await answer(id, below, "agreeEnd", { now })).toMatchObject({
      state: "ended",
      endedAt: new Date("2026-04-30T17:00:00Z"),
    });
  });

  it("ends with its next version, whether that was accepted already or waits", async () => {
    const top = await member(null);
    await agreed(null, top, rated(500));
    for (const isAccepted of [true, false]) {
      const below = await member(top);
      const { id } = await agreed(top, below, rated(100));
      const now = after(30);
      const next = await offer(top, below, rated(200), now);
      if (isAccepted) await answer(next.id, below, "accept", { now });
      await answer(id, below, "askEnd", { now });
      await answer(id, top, "agreeEnd", { now });
      await expect(answer(next.id, below, "accept", { now })).rejects.toMatchObject({ code: "contract_moved" });
      // Somebody looks a month later: nothing has begun.
      await expect(answer(id, below, "askEnd", { now: after(70) })).rejects.toMatchObject({
        code: "contract_replaced",
      });
      expect((await versions(below)).map(({ state }) => state)).toEqual(["ended", isAccepted ? "ended" : "withdrawn"]);
    }
  });
});

describe("a contract with a lower rate than a downline's", () => {
  it("says which it ends before it is accepted, and ends those alone", async () => {
    const top = await member(null);
    const [high, low, other] = [await member(top), await member(top), await member(top)];
    await agreed(null, top, rated(500));
    const daily = (rate: number) => rated(rate, { kind: "daily", cycle: "daily" });
    await agreed(null, top, daily(500));
    const ended = await agreed(top, high, rated(450));
    await agreed(top, low, rated(300));
    await agreed(top, other, daily(450));
    const waiting = await offer(top, other, rated(480));
    const now = after(30);
    const lower = await offer(null, top, rated(300), now);
    await expect(answer(lower.id, top, "accept", { now })).rejects.toMatchObject({
      code: "contract_ends_others",
      value: { ending: [ended.id] },
    });
    expect((await versions(high)).map(({ state }) => state)).toEqual(["inForce"]);
    await answer(lower.id, top, "accept", { now, ending: [ended.id] });
    const [end] = await versions(high);
    expect([end?.state, end?.ended?.toISOString()]).toEqual(["ended", "2026-04-30T17:00:00.000Z"]);
    expect((await versions(low)).map(({ state }) => state)).toEqual(["inForce"]);
    await expect(answer(waiting.id, other, "accept", { now })).rejects.toMatchObject({ code: "contract_moved" });
  });

  it("reaches no contract further down, whatever its rate: that one is between two others, who end it", async () => {
    const top = await member(null);
    const below = await member(top);
    const deep = await member(below);
    await agreed(null, top, rated(500));
    const ended = await agreed(top, below, rated(450));
    const further = await agreed(below, deep, rated(440));
    const now = after(30);
    const lower = await offer(null, top, rated(300), now);
    await answer(lower.id, top, "accept", { now, ending: [ended.id] });
    expect((await versions(below)).map(({ state }) => state)).toEqual(["ended"]);
    // Only what is in force can be asked to end.
    expect((await answer(further.id, below, "askEnd", { now })).state).toBe("endAskedByUpline");
    await expect(offer(below, await member(below), rated(100), after(60))).rejects.toMatchObject({
      code: "contract_terms",
    });
    expect((await answer(further.id, deep, "agreeEnd", { now })).state).toBe("ended");
  });
});

describe("a contract that both sides end", () => {
  it("leaves those that were given below it in force, and lets no other be given", async () => {
    const top = await member(null);
    const below = await member(top);
    const own = await agreed(null, top, rated(500));
    const given = await agreed(top, below, rated(450));
    const now = after(30);
    await answer(own.id, top, "askEnd", { now });
    expect(await answer(own.id, null, "agreeEnd", { now })).toMatchObject({ state: "ended" });
    expect((await versions(below)).map(({ state }) => state)).toEqual(["inForce"]);
    await expect(offer(top, below, rated(100), after(60))).rejects.toMatchObject({ code: "contract_terms" });
    // Whoever gave it ends it, as any other.
    await answer(given.id, top, "askEnd", { now });
    expect(await answer(given.id, below, "agreeEnd", { now })).toMatchObject({ state: "ended" });
  });
});
