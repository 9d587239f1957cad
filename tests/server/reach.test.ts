import { beforeEach, describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { createReach } from "#server/features/reach/createReach.ts";
import { createTakeBack } from "#server/features/reach/createTakeBack.ts";
import { judgeReach } from "#server/features/reach/judgeReach.ts";
import { msOf, percentileOf, spanOf } from "#server/features/reach/spans.ts";
import { loadLive } from "#server/features/publishing/store/loadLive.ts";
import { aConsole } from "#tests/support/aConsole.ts";
import { aPublisher } from "#tests/support/aPublisher.ts";

const platform = await aConsole();
const { clock, db, deps, liveSite } = platform;
const publisher = aPublisher({ db, clock });
const takeBack = createTakeBack(deps, publisher);

interface Row {
  seq: number;
  by: string;
  kind: string;
  reach: { pages: number; p50Ms: number; p99Ms: number } | null;
  takenBack: object | null;
}

/** What an operator reads who has just signed in: hours go by between the tests. */
const read = async (path: string) => (await (await platform.operator("viewer")).call("GET", path)).value;

/** The newest revisions as an operator reads them. */
const rows = async () => ((await read("/revisions?pageSize=10")) as unknown as { rows: Row[] }).rows;

let texts = 0;

/** Publishes a site that differs from the live one by a text, or the very site that is given; the platform follows. */
async function publish(given?: Site) {
  const live = await loadLive(db);
  if (live === null) throw new Error("nothing is live");
  texts += 1;
  const site = given ?? structuredClone(live.site);
  if (given === undefined) site.texts["EN"] = { "a.text": `text ${texts}` };
  const outcome = await publisher.publish({ baseHash: live.hash, site, kind: "publish", by: "editor", note: "" });
  if (outcome.outcome !== "published") throw new Error(outcome.outcome);
  await follow();
  return { seq: outcome.revision.seq, site, before: live };
}

/** The platform of the test shows what is live in the database. */
async function follow() {
  const live = await loadLive(db);
  if (live === null) throw new Error("nothing is live");
  while (liveSite.current().seq < live.seq) liveSite.change(live.site);
}

const painted = (seq: number, agoMs = 0, ip = "198.51.100.7") =>
  platform.call("POST", "/wps/system/paints", { body: { seq, agoMs }, ip });

/** A report of somebody in a network of their own. */
const report = (network: number, more: object = {}, host = 1) =>
  platform.call("POST", "/wps/system/reports", {
    body: { kind: "renderer", reason: "It broke", ...more },
    ip: `10.${Math.floor(network / 200)}.${network % 200}.${host}`,
  });

const refusal = (hash: string) => ({ kind: "configuration", document: "site", reason: "unreadable", revision: hash });

beforeEach(async () => {
  // Nothing of the test before is within the hour.
  clock.advance(4 * 3_600);
  await createReach(deps).forget();
});

describe("spans of time", () => {
  it("are read back within a twentieth, however short or long", () => {
    for (const ms of [1, 7, 50, 333, 1_000, 12_345, 300_000]) {
      expect(Math.abs(msOf(spanOf(ms)) - ms)).toBeLessThanOrEqual(Math.max(1, ms / 20));
    }
    expect([spanOf(0), spanOf(-5), spanOf(1e12)]).toEqual([0, 0, 150]);
  });

  it("give the time of half of the pages and of 99 of 100, and of none nothing", () => {
    const counts = [
      { span: spanOf(5_000), pages: 1 },
      { span: spanOf(200), pages: 98 },
      { span: spanOf(900), pages: 1 },
    ];
    expect(percentileOf(counts, 50)).toBe(msOf(spanOf(200)));
    expect(percentileOf(counts, 99)).toBe(msOf(spanOf(900)));
    expect(percentileOf([], 50)).toBeNull();
  });
});

describe("pages that drew a revision", () => {
  it("are counted from its publication by the platform's clock, beside the revision", async () => {
    const { seq } = await publish();
    clock.advance(2);
    await painted(seq, 500);
    await painted(seq, 500, "198.51.100.8");
    clock.advance(8);
    await painted(seq);
    const [newest, before] = await rows();
    expect(newest).toMatchObject({ seq, takenBack: null, reach: { pages: 3 } });
    const { p50Ms = 0, p99Ms = 0 } = newest?.reach ?? {};
    expect(p50Ms / 1_500).toBeCloseTo(1, 1);
    expect(p99Ms / 10_000).toBeCloseTo(1, 1);
    expect(before).toMatchObject({ reach: null });
  });

  it("do not count where the revision is not live, was drawn too late to have been waited for, or in a flood", async () => {
    const { seq } = await publish();
    expect((await painted(seq - 1)).statusCode).toBe(200);
    expect((await painted(seq + 5)).statusCode).toBe(200);
    clock.advance(601);
    expect((await painted(seq)).statusCode).toBe(200);
    expect((await rows()).slice(0, 2).map(({ reach }) => reach)).toEqual([null, expect.anything()]);
    for (const body of [
      { seq: 0, agoMs: 0 },
      { seq, agoMs: -1 },
      { seq, agoMs: 60_001 },
      { seq: "1", agoMs: 0 },
      { seq },
    ]) {
      expect((await platform.call("POST", "/wps/system/paints", { body })).statusCode).toBe(400);
    }
    const many = await Promise.all(Array.from({ length: 31 }, () => painted(seq, 0, "203.0.113.50")));
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  it("leave no address behind, and nothing at all after two hours", async () => {
    const { seq } = await publish();
    await painted(seq, 0, "203.0.113.99");
    const kept = await db.query<{ network: Buffer }>("SELECT network FROM revision_sight");
    expect(kept).toHaveLength(1);
    expect(kept[0]?.network).toHaveLength(32);
    clock.advance(2 * 3_600 + 1);
    await createReach(deps).forget();
    expect(await db.query("SELECT FROM revision_sight")).toEqual([]);
  });
});

describe("a revision that browsers refuse", () => {
  it("goes back by itself, says why, and stays where it is published once more", async () => {
    const { seq, site, before } = await publish();
    const { hash } = liveSite.current();
    for (let network = 0; network < 4; network += 1) await report(network, refusal(hash));
    // Many people of one network are one network, and what is said of another revision says nothing of this one.
    for (let host = 2; host < 20; host += 1) await report(0, refusal(hash), host);
    for (let network = 50; network < 60; network += 1) await report(network, refusal(before.hash));
    expect(await takeBack()).toBe(false);
    await report(5, refusal(hash));
    expect(await takeBack()).toBe(true);
    await follow();
    const [newest] = await rows();
    expect(newest).toMatchObject({
      seq: seq + 1,
      by: "platform",
      kind: "revert",
      takenBack: { seq, why: "refused", networks: 5 },
    });
    expect((await loadLive(db))?.hash).toBe(before.hash);
    const audit = (await read("/audit")) as unknown as { rows: { by: string; act: string; detail: string }[] };
    expect(audit.rows.find(({ by }) => by === "platform")).toMatchObject({
      by: "platform",
      act: "revert",
      detail: expect.stringContaining(`↩ #${seq} (5 ×)`),
      // Why and which is said in the reader's language, without a sign that nobody knows.
      own: `#${seq + 1}`,
      back: seq,
      reason: "browsers_refused",
    });
    // Nothing is left to take back, and a person's word holds.
    expect(await takeBack()).toBe(false);
    await publish(site);
    const again = liveSite.current().hash;
    for (let network = 0; network < 40; network += 1) await report(network, refusal(again));
    expect(await takeBack()).toBe(false);
  });

  it("goes back once, however many nodes look at the same moment", async () => {
    const { seq } = await publish();
    for (let network = 0; network < 6; network += 1) await report(network, refusal(liveSite.current().hash));
    const looks = await Promise.all([takeBack(), takeBack(), takeBack(), takeBack()]);
    expect(looks.filter(Boolean)).toHaveLength(1);
    await follow();
    expect((await rows()).slice(0, 2).map((row) => row.seq)).toEqual([seq + 1, seq]);
  });
});

describe("a revision that multiplies problems", () => {
  it("goes back by itself, and not for what was usual before, a cut line, or after half an hour", async () => {
    await publish();
    // Usual: thirty networks in the hour before.
    for (let network = 0; network < 30; network += 1) await report(network);
    clock.advance(60);
    const { seq } = await publish();
    for (let network = 100; network < 120; network += 1) await report(network, { kind: "network" });
    for (let network = 0; network < 9; network += 1) await report(network);
    expect(await takeBack()).toBe(false);
    clock.advance(4 * 60);
    // In four minutes two networks are usual: ten are five times as many.
    await report(10);
    clock.advance(27 * 60);
    expect(await takeBack()).toBe(false);
    clock.advance(-27 * 60);
    expect(await takeBack()).toBe(true);
    await follow();
    expect((await rows())[0]).toMatchObject({ takenBack: { seq, why: "problems", networks: 10 } });
  });

  it("stays where the brand says so", async () => {
    const live = liveSite.current().site;
    const { brand } = live;
    await publish({ ...live, brand: { ...brand, settings: { ...brand.settings, goesBack: false } } });
    for (let network = 0; network < 20; network += 1) await report(network);
    expect(await takeBack()).toBe(false);
  });
});

describe("the verdict", () => {
  const fine = { drawn: 0, refused: 0, problems: 0, problemsBefore: 0, minutes: 5 };
  it.each([
    ["nothing happened", fine, null],
    ["four refused it", { ...fine, refused: 4 }, null],
    ["five did, and nobody drew it", { ...fine, refused: 5 }, { why: "refused", networks: 5 }],
    ["nine did, of fifty that drew it", { ...fine, refused: 9, drawn: 50 }, null],
    ["ten did, of fifty that drew it", { ...fine, refused: 10, drawn: 50 }, { why: "refused", networks: 10 }],
    ["nine had problems", { ...fine, problems: 9 }, null],
    ["ten had", { ...fine, problems: 10 }, { why: "problems", networks: 10 }],
    ["so many are usual", { ...fine, problems: 49, problemsBefore: 120 }, null],
    ["five times as many as usual", { ...fine, problems: 50, problemsBefore: 120 }, { why: "problems", networks: 50 }],
    [
      "the first minute counts whole",
      { ...fine, minutes: 0.1, problems: 10, problemsBefore: 120 },
      { why: "problems", networks: 10 },
    ],
  ])("where %s", (_, figures, expected) => {
    expect(judgeReach(figures)).toEqual(expected);
  });
});
