import { describe, expect, it } from "vitest";
import { withTransaction } from "#server/db/withTransaction.ts";
import { claimDue } from "#server/features/outbox/claimDue.ts";
import { waitAfter } from "#server/features/outbox/waitAfter.ts";
import { DeliveryError } from "#server/features/outbox/ways/DeliveryError.ts";
import { purge } from "#server/db/purge.ts";
import { aCode, aDelivery, aProvider } from "#tests/support/aDelivery.ts";

const refuse = (reason: string, options?: ConstructorParameters<typeof DeliveryError>[1]) =>
  aProvider(() => Promise.reject(new DeliveryError(reason, options)));

describe("a message that leaves", () => {
  it("goes out once, in the transaction's own time, and is readable nowhere before or after", async () => {
    const { box, clock, db, node, outbox, rows } = await aDelivery();
    const { way, got } = aProvider();
    const worker = node(way);
    await expect(
      withTransaction(db, async (tx) => {
        await outbox.send(aCode, tx);
        throw new Error("kept from nobody");
      }),
    ).rejects.toThrow("kept from nobody");
    await withTransaction(db, async (tx) => {
      await outbox.send(aCode, tx);
      await worker.deliverDue();
      expect(got).toEqual([]);
    });
    const whole = async () => JSON.stringify(await db.query("SELECT m::text AS row FROM outbox_message m"));
    expect(await whole()).not.toContain("042170");
    expect((await rows())[0]).toMatchObject({ state: "waiting", body: "Your code is ••••••." });
    // The sealed words open for their own row only.
    const [row] = await rows();
    expect(() => box.open(row?.sealed ?? Buffer.alloc(0), "outbox of another")).toThrow();
    await worker.deliverDue();
    await worker.deliverDue();
    expect(got).toEqual([
      expect.objectContaining({ recipient: "+85510000001", body: "Your code is 042170.", language: "EN" }),
    ]);
    expect((await rows())[0]).toMatchObject({ state: "sent", tries: 1, sealed: null, body: "Your code is ••••••." });
    clock.advance(3_600);
    await worker.deliverDue();
    expect(got).toHaveLength(1);
  });

  it("is none where nobody is to get it", async () => {
    const { node, outbox, rows } = await aDelivery();
    const { way, got } = aProvider();
    await outbox.send({ ...aCode, isForNobody: true });
    await node(way).deliverDue();
    expect([got, await rows()]).toEqual([[], []]);
  });

  it("is tried again, later each time, under the same id, and then sent", async () => {
    const { clock, events, node, outbox, rows } = await aDelivery();
    let isUp = false;
    const seen: string[] = [];
    const { way, got } = aProvider(async ({ id }) => {
      seen.push(id);
      if (!isUp) throw new DeliveryError("answered 503");
    });
    const worker = node(way);
    await outbox.send(aCode);
    const waits: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      await worker.deliverDue();
      const [row] = await rows();
      expect(row).toMatchObject({ state: "failed", reason: "answered 503", tries: time + 1 });
      const wait = ((row?.next_try_at?.getTime() ?? 0) - clock.now().getTime()) / 1000;
      waits.push(wait);
      clock.advance(wait - 1);
      await worker.deliverDue();
      clock.advance(1);
    }
    expect(waits).toEqual([2, 4, 8, 16]);
    isUp = true;
    await worker.deliverDue();
    expect(got).toHaveLength(1);
    expect(new Set(seen).size).toBe(1);
    expect(events.map(({ event }) => event)).toEqual(["failed", "failed", "failed", "failed", "sent"]);
    expect(JSON.stringify(events)).not.toMatch(/042170|10000001/);
  });

  it("spreads its tries, and waits a quarter of an hour at most", () => {
    expect([waitAfter(1, 0), waitAfter(1, 0.999)].map(Math.round)).toEqual([1_500, 2_499]);
    expect(waitAfter(40, 0.5)).toBe(900_000);
  });

  it("waits as long as the other side asks", async () => {
    const { clock, node, outbox, rows } = await aDelivery();
    await outbox.send(aCode);
    await node(refuse("answered 429", { waitMs: 60_000 }).way).deliverDue();
    expect((await rows())[0]?.next_try_at).toEqual(new Date(clock.now().getTime() + 60_000));
  });

  it("is dead once it is refused for good, or would come too late; then a code waits nowhere any more", async () => {
    const { clock, db, node, outbox, rows } = await aDelivery();
    await outbox.send({ ...aCode, recipient: "+1" });
    await node(refuse("answered 550 to RCPT TO", { isFinal: true }).way).deliverDue();
    expect((await rows())[0]).toMatchObject({ state: "dead", tries: 1, reason: "answered 550 to RCPT TO" });
    await outbox.send({ ...aCode, recipient: "+2", goodUntil: new Date(clock.now().getTime() + 1_000) });
    await node(refuse("answered 503").way).deliverDue();
    expect((await rows())[1]).toMatchObject({ state: "dead", reason: "answered 503; worth nothing by the next try" });
    // Nobody looked in time.
    await outbox.send({ ...aCode, recipient: "+3", goodUntil: new Date(clock.now().getTime() + 180_000) });
    clock.advance(181);
    const { way, got } = aProvider();
    await node(way).deliverDue();
    expect(got).toEqual([]);
    expect((await rows())[2]).toMatchObject({ state: "dead", reason: "too late", sealed: null });
    clock.advance(86_400 + 300);
    await purge(db, clock.now());
    expect((await rows()).map(({ sealed }) => sealed)).toEqual([null, null, null]);
  });

  it("is dead after fifteen tries", async () => {
    const { clock, node, outbox, rows } = await aDelivery();
    const worker = node(refuse("answered 503").way);
    await outbox.send(aCode);
    for (let time = 0; time < 20; time += 1) {
      await worker.deliverDue();
      clock.advance(1_200);
    }
    expect((await rows())[0]).toMatchObject({ state: "dead", tries: 15 });
  });

  it("is taken over once the node that had it in hand is gone, and a late word of that one changes nothing", async () => {
    const { clock, db, node, outbox, rows } = await aDelivery();
    await outbox.send(aCode);
    let letGo = () => {};
    const slow = aProvider(() => new Promise((resolve) => (letGo = resolve)));
    const gone = node(slow.way).deliverDue();
    await expect.poll(async () => (await rows())[0]?.state).toBe("sending");
    const { way, got } = aProvider(() => Promise.reject(new DeliveryError("answered 503")));
    await node(way).deliverDue();
    expect((await rows())[0]).toMatchObject({ state: "sending", tries: 1 });
    clock.advance(61);
    await node(way).deliverDue();
    expect((await rows())[0]).toMatchObject({ state: "failed", tries: 2 });
    letGo();
    await gone;
    expect((await rows())[0]).toMatchObject({ state: "failed", tries: 2 });
    expect(got).toEqual([]);
    // Killed at its last try.
    await db.query("UPDATE outbox_message SET tries = 14");
    clock.advance(3_600);
    await claimDue(db, clock.now(), "sms", { free: 1, perSecond: 9, mostTries: 15, leaseMs: 60_000 });
    clock.advance(61);
    await node(way).deliverDue();
    expect((await rows())[0]).toMatchObject({ state: "dead", reason: "nobody noted how the last try ended" });
  });

  it("is in one hand only, however many nodes look at once, and all of them keep to the speed of the provider", async () => {
    const { clock, node, outbox, rows } = await aDelivery();
    const { way, got } = aProvider(() => new Promise((resolve) => setTimeout(resolve, 5)));
    for (let at = 0; at < 40; at += 1) await outbox.send({ ...aCode, recipient: `+${at}` });
    const nodes = Array.from({ length: 5 }, () => node(way, { perSecond: 7 }));
    for (let second = 1; second <= 6; second += 1) {
      for (let look = 0; look < 3; look += 1) await Promise.all(nodes.map((one) => one.deliverDue()));
      expect(got.length).toBe(Math.min(40, second * 7));
      clock.advance(1.1);
    }
    expect(new Set(got.map(({ id }) => id)).size).toBe(40);
    expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(["sent"]));
  });

  it("of which the provider hangs is given up in time, and others of its channel and of the other one go out meanwhile", async () => {
    const { node, outbox, rows } = await aDelivery();
    const { way, got } = aProvider(({ recipient }) => (recipient === "+1" ? new Promise(() => {}) : Promise.resolve()));
    const worker = node(way, { tryMs: 300, pollMs: 10 });
    await outbox.send({ ...aCode, recipient: "+1" });
    worker.start();
    await outbox.send({ ...aCode, recipient: "+2" });
    await outbox.send({ channel: "mail", recipient: "a@b.example", body: "x", secrets: [] });
    await expect.poll(() => got.map(({ recipient }) => recipient).toSorted()).toEqual(["+2", "a@b.example"]);
    await expect.poll(async () => (await rows())[0]?.state).toBe("failed");
    expect((await rows())[0]?.reason).toBe("out of time");
    await worker.stop(10);
  });

  it("that is under way when the platform stops is finished, or cut off and tried again at once by another node", async () => {
    const { node, outbox, rows } = await aDelivery();
    let isAborted = false;
    const { way, got } = aProvider(({ recipient }, signal) => {
      signal.addEventListener("abort", () => (isAborted = true));
      return new Promise((resolve) => recipient === "+1" || setTimeout(resolve, 50));
    });
    const worker = node(way, { pollMs: 5 });
    for (const recipient of ["+1", "+2"]) await outbox.send({ ...aCode, recipient });
    worker.start();
    await expect.poll(async () => (await rows()).filter(({ state }) => state === "sending")).toHaveLength(2);
    await worker.stop(200);
    await outbox.send({ ...aCode, recipient: "+3" });
    expect(got.map(({ recipient }) => recipient)).toEqual(["+2"]);
    expect(isAborted).toBe(true);
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(["failed", "sent", "waiting"]);
    const after = aProvider();
    await node(after.way).deliverDue();
    expect(after.got.map(({ recipient }) => recipient).toSorted()).toEqual(["+1", "+3"]);
  });

  it("that was sealed under another secret, or damaged, ends as dead and holds up nobody", async () => {
    const { db, errors, node, outbox, rows } = await aDelivery();
    await outbox.send({ ...aCode, recipient: "+1" });
    await db.query("UPDATE outbox_message SET sealed = sealed || '\\x00'::bytea");
    await outbox.send({ ...aCode, recipient: "+2" });
    const { way, got } = aProvider();
    await node(way).deliverDue();
    expect(got.map(({ recipient }) => recipient)).toEqual(["+2"]);
    expect((await rows())[0]).toMatchObject({ state: "dead", tries: 1, reason: "its words cannot be opened" });
    expect(errors).toHaveLength(1);
  });
});
