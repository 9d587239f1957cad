import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createHookDelivery, purgeHooks, type HookDeliveryParts } from "#server/features/webhook/createHookDelivery.ts";
import { hookAddressFault } from "#server/features/webhook/hookAddressFault.ts";
import { aConsole } from "#tests/support/aConsole.ts";
import { aHookReceiver, drip, type Received } from "#tests/support/aHookReceiver.ts";

const platform = await aConsole();
const { db, clock, keys, owner } = platform;
const administrator = () => platform.operator("administrator");
type Row = Record<string, unknown>;
const rows = async (path: string) => (await (await administrator()).call("GET", path)).value["rows"] as Row[];
const worker = (over: Partial<HookDeliveryParts> = {}) =>
  createHookDelivery({
    db,
    clock,
    box: keys.boxOf("webhook"),
    mayBeLocal: true,
    onError: (error) => {
      throw error;
    },
    random: () => 0.5,
    ...over,
  });

const aReceiver = (answer?: (response: ServerResponse) => void) =>
  aHookReceiver(answer, () => db.query("DELETE FROM webhook"));

async function add(url: string, topics: Row = { publishing: true }) {
  const { success, value, code } = await (await administrator()).call("POST", "/webhooks", { url, ...topics });
  expect([success, code]).toEqual([true, undefined]);
  return { id: String(value["id"]), secret: String(value["secret"]) };
}

const test = async (id: string) => (await administrator()).call("POST", `/webhooks/${id}/test`);
const happen = (act: string) =>
  db.query("INSERT INTO operator_act (at, operator, act, detail) VALUES ($1, 'dara', $2, $3)", [
    clock.now(),
    act,
    { seq: 7 },
  ]);

describe("webhooks", () => {
  it("tell what was chosen and nothing else, signed as Standard Webhooks describes, with a secret that is shown once", async () => {
    const { got, url } = await aReceiver();
    const { secret } = await add(url);
    await happen("publish");
    await happen("reviewAsked");
    await worker().deliverDue();
    await worker().deliverDue();
    expect(got).toHaveLength(1);
    const [{ headers, body }] = got as [Received];
    expect(JSON.parse(body)).toMatchObject({ type: "revision.published", data: { by: "dara", number: 7 } });
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    expect(key).toHaveLength(32);
    const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
    expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
    expect((await rows("/webhooks/deliveries"))[0]).toMatchObject({ state: "sent", answer: 200, tries: 1 });
    const kept = JSON.stringify([
      await rows("/webhooks"),
      await owner.query("SELECT * FROM webhook"),
      await rows("/audit"),
    ]);
    expect(kept).not.toContain(secret.slice(6));
  });

  it("are signed by the secret before as well for a day after it was renewed, the newest first", async () => {
    const { got, url } = await aReceiver();
    const { id, secret } = await add(url);
    const renewed = await (await administrator()).call("POST", `/webhooks/${id}/secret`);
    const next = String(renewed.value["secret"]);
    const tellOne = async () => {
      await happen("publish");
      await worker().deliverDue();
      const { headers, body } = got.at(-1) as Received;
      const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
      const by = (key: string) =>
        `v1,${createHmac("sha256", Buffer.from(key.replace("whsec_", ""), "base64"))
          .update(signed)
          .digest("base64")}`;
      return { signature: headers["webhook-signature"], by };
    };
    const both = await tellOne();
    expect(both.signature).toBe(`${both.by(next)} ${both.by(secret)}`);
    expect((await rows("/webhooks"))[0]).toMatchObject({ previousUntil: renewed.value["previousUntil"] });
    clock.advance(86_401);
    const one = await tellOne();
    expect(one.signature).toBe(one.by(next));
    await purgeHooks(db, clock.now());
    expect(await db.query("SELECT FROM webhook WHERE previous_secret IS NOT NULL")).toEqual([]);
    expect((await (await platform.operator("publisher")).call("POST", `/webhooks/${id}/secret`)).status).toBe(403);
    expect(JSON.stringify(await rows("/audit"))).toMatch(/webhookRenewed/);
  });

  it("are told of nothing that was rolled back", async () => {
    const { got, url } = await aReceiver();
    await add(url);
    await expect(
      withTransaction(db, async (tx) => {
        await tx.query("INSERT INTO operator_act (at, operator, act) VALUES ($1, 'dara', 'publish')", [clock.now()]);
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await worker().deliverDue();
    expect(got).toHaveLength(0);
  });

  it("try again with growing waits, under the same number, and hear of the cause", async () => {
    let isUp = false;
    const { got, url } = await aReceiver((response) => void response.writeHead(isUp ? 204 : 500).end());
    const { id } = await add(url);
    await test(id);
    await worker().deliverDue();
    expect((await rows("/webhooks/deliveries"))[0]).toMatchObject({ state: "again", reason: "answer", answer: 500 });
    expect((await rows("/webhooks"))[0]).toMatchObject({ state: "troubled" });
    await worker().deliverDue();
    clock.advance(6);
    await worker().deliverDue();
    clock.advance(200);
    await worker().deliverDue();
    expect(got).toHaveLength(2);
    isUp = true;
    clock.advance(200);
    await worker().deliverDue();
    expect((await rows("/webhooks/deliveries"))[0]).toMatchObject({ state: "sent", tries: 3, answer: 204, reason: "" });
    expect(new Set(got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect((await rows("/webhooks"))[0]).toMatchObject({ state: "on" });
  });

  it.each([
    ["never answers", () => undefined, "time", null],
    ["answers a byte at a time", drip, "time", null],
    [
      "leads elsewhere",
      (response: ServerResponse) => void response.writeHead(302, { location: "http://10.0.0.1/" }).end(),
      "redirect",
      302,
    ],
    ["hangs up", (response: ServerResponse) => void response.destroy(), "unreachable", null],
  ])("tell an address that %s apart, within the time", async (_, answer, reason, status) => {
    const { url } = await aReceiver(answer);
    const { id } = await add(url);
    await test(id);
    const began = performance.now();
    await worker({ tryMs: 300 }).deliverDue();
    expect(performance.now() - began).toBeLessThan(3_000);
    expect((await rows("/webhooks/deliveries"))[0]).toMatchObject({ state: "again", reason, answer: status });
  });

  it("read nothing of an answer of ten megabytes", async () => {
    const { url } = await aReceiver((response) => void response.end(Buffer.alloc(10_000_000)));
    const { id } = await add(url);
    await test(id);
    const before = process.memoryUsage().arrayBuffers;
    await worker().deliverDue();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
    expect((await rows("/webhooks/deliveries"))[0]).toMatchObject({ state: "sent" });
  });

  it("keep nobody waiting behind one that never answers", async () => {
    const silent = await aReceiver(() => undefined);
    const { got, url } = await aReceiver();
    await add(silent.url);
    await add(url);
    for (let number = 0; number < 3; number += 1) await happen("publish");
    const one = worker({ tryMs: 2_000 });
    const first = one.deliverDue();
    await expect.poll(() => got.length).toBe(1);
    await one.stop();
    await first;
    // Cut off by our own stop: the try is not counted against it.
    const waiting = (await rows("/webhooks/deliveries")).filter(({ host }) => silent.url.includes(String(host)));
    expect(waiting.map(({ tries }) => tries)).toEqual([0, 0, 0]);
  });

  it("are switched off after three days of failing, or where they are gone, and what waits is told once they are on", async () => {
    let status = 500;
    const { got, url } = await aReceiver((response) => void response.writeHead(status).end());
    const { id } = await add(url);
    await test(id);
    await worker().deliverDue();
    clock.advance(73 * 3_600);
    await worker().deliverDue();
    const listed = (await (await administrator()).call("GET", "/webhooks")).value;
    expect(listed).toMatchObject({ switchedOff: 1, rows: [{ state: "failing" }] });
    expect((await rows("/audit")).find(({ act }) => act === "webhookOff")).toMatchObject({ by: "platform" });
    clock.advance(3_600);
    await worker().deliverDue();
    expect(got).toHaveLength(2);
    expect((await rows("/webhooks/deliveries"))[0]).toMatchObject({ state: "off", nextTryAt: null });
    expect((await test(id)).code).toBe("webhook_off");
    status = 200;
    expect((await (await administrator()).call("PUT", `/webhooks/${id}/on`, { isOn: true })).success).toBe(true);
    await worker().deliverDue();
    expect((await rows("/webhooks/deliveries"))[0]).toMatchObject({ state: "sent" });
    status = 410;
    await test(id);
    await worker().deliverDue();
    expect((await rows("/webhooks"))[0]).toMatchObject({ state: "gone" });
  });

  it("are sent again where an operator asks, and not while they are under way", async () => {
    const { got, url } = await aReceiver();
    const { id } = await add(url);
    await test(id);
    await worker().deliverDue();
    const [told] = await rows("/webhooks/deliveries");
    const again = `/webhooks/deliveries/${String(told?.["id"])}/again`;
    expect((await (await administrator()).call("POST", again)).success).toBe(true);
    await worker().deliverDue();
    expect(got.map(({ headers }) => headers["webhook-id"])).toEqual([told?.["id"], told?.["id"]]);
    await db.query("UPDATE webhook_delivery SET state = 'sending'");
    expect((await (await administrator()).call("POST", again)).code).toBe("webhook_busy");
  });

  it("are told by one node alone, however many work", async () => {
    const { got, url } = await aReceiver();
    await add(url);
    for (let number = 0; number < 5; number += 1) await happen("publish");
    for (let round = 0; round < 5; round += 1) await Promise.all([1, 2, 3, 4].map(() => worker().deliverDue()));
    expect(got).toHaveLength(5);
  });

  it("S-58 lead to no address inside a network, by name or by number", async () => {
    const asked = (url: string, mayBeLocal = false) => hookAddressFault(url, mayBeLocal);
    for (const url of [
      "https://10.0.0.1/",
      "https://[::1]/",
      "https://[::ffff:127.0.0.1]/",
      "https://0x7f.1/",
      "https://2130706433/",
    ])
      expect(asked(url), url).toBe("host");
    for (const url of ["https://169.254.169.254/", "https://localhost/", "https://intranet/"])
      expect(asked(url), url).toBe("host");
    expect(asked("http://hooks.example/")).toBe("https");
    for (const url of ["file:///etc/passwd", "https://a:b@hooks.example/", "hooks.example", "gopher://x.example"])
      expect(asked(url), url).toBe("shape");
    expect(asked("http://127.0.0.1:8080/", true)).toBeUndefined();
    expect(asked("http://10.0.0.1/", true)).toBe("https");
    const { id } = await add("https://hooks.example/");
    await test(id);
    for (const address of ["10.0.0.7", "169.254.169.254", "127.0.0.1", "fd00::1"]) {
      await db.query("UPDATE webhook_delivery SET next_try_at = $1, state = 'waiting'", [clock.now()]);
      await worker({
        mayBeLocal: false,
        find: async () => [{ address, family: address.includes(":") ? 6 : 4 }],
      }).deliverDue();
      expect((await rows("/webhooks/deliveries"))[0], address).toMatchObject({ reason: "notPublic", answer: null });
    }
    await db.query("DELETE FROM webhook");
  });

  it("are for administrators who have just given the password, and for no program", async () => {
    const { url } = await aReceiver();
    const body = { url, publishing: true };
    for (const role of ["publisher", "editor", "viewer"] as const)
      expect((await (await platform.operator(role)).call("POST", "/webhooks", body)).code).toBe("not_allowed");
    expect((await (await platform.program()).call("POST", "/webhooks", body)).code).toBe("not_allowed");
    const someone = await administrator();
    expect((await someone.call("POST", "/webhooks", { url })).code).toBe("webhook_nothing");
    expect(await someone.call("POST", "/webhooks", { ...body, url: "ftp://x.example" })).toMatchObject({
      code: "webhook_shape",
      value: { fieldErrors: { url: { key: "error.webhook_shape" } } },
    });
    clock.advance(301);
    expect((await someone.call("POST", "/webhooks", body)).code).toBe("password_needed");
  });

  it("are twenty at most, however many are added at the same moment", async () => {
    const { url } = await aReceiver();
    const someone = await administrator();
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => someone.call("POST", "/webhooks", { url, problems: true })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(20);
    expect(answers.find(({ success }) => !success)?.code).toBe("too_many_webhooks");
  });

  it("keep a thousand waiting at most, say how many found no room, and keep what was told for thirty days", async () => {
    const { url } = await aReceiver();
    const { id } = await add(url);
    await owner.query(
      `INSERT INTO operator_act (at, operator, act) SELECT $1, 'dara', 'publish' FROM generate_series(1, 1010)`,
      [clock.now()],
    );
    const count = async () =>
      (await db.query<{ count: number }>("SELECT count(*)::integer AS count FROM webhook_delivery"))[0]?.count;
    expect(await count()).toBe(1_000);
    const told = await (await administrator()).call("GET", "/webhooks");
    expect(told.value).toMatchObject({ losing: 1, rows: [{ lost: 10, lostSince: clock.now().toISOString() }] });
    for (const isOn of [false, true]) await (await administrator()).call("PUT", `/webhooks/${id}/on`, { isOn });
    expect((await rows("/webhooks"))[0]).toMatchObject({ lost: 0, lostSince: null });
    await db.query("UPDATE webhook_delivery SET state = 'sent' WHERE id <> (SELECT id FROM webhook_delivery LIMIT 1)");
    await purgeHooks(db, new Date(clock.now().getTime() + 31 * 86_400_000));
    expect(await count()).toBe(1);
  });
});
