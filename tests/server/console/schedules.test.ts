import { beforeEach, describe, expect, it } from "vitest";
import type { Diagnostic } from "#contracts/api.ts";
import { loadLive } from "#server/features/publishing/store/loadLive.ts";
import { createScheduleRun } from "#server/features/schedule/createScheduleRun.ts";
import { aConsole, type TestOperator } from "#tests/support/aConsole.ts";
import { aPublisher } from "#tests/support/aPublisher.ts";

const platform = await aConsole();
const { clock, db, owner } = platform;
let problems: Diagnostic[] = [];
/** Publishes without drawing every page, which takes seconds each time. */
const quick = aPublisher({ db, clock, problems: () => problems });
const run = createScheduleRun({ db, clock }, quick);
let publisher: TestOperator;

beforeEach(async () => {
  problems = [];
  publisher = await platform.operator("publisher");
  await publisher.call("DELETE", "/draft");
});

/** Writes something into an operator's draft; answers its hash. */
async function draftOf(operator: TestOperator, path: string, value: unknown): Promise<string> {
  const { value: draft } = await operator.call("GET", "/draft");
  const patch = [{ op: "replace", path, value }];
  const saved = await operator.call("PUT", "/draft", { baseHash: draft["baseHash"], draftHash: draft["hash"], patch });
  expect(saved.status).toBe(200);
  return String(saved.value["hash"]);
}

/** Day and time so many minutes from now, in UTC. */
function wall(minutes: number): [day: string, time: string] {
  const at = new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  return [at.slice(0, 10), at.slice(11, 16)];
}

/** Plans the draft of a publisher from some minutes on, and until some. */
async function plan(draft: string, from: number, until?: number, more: object = {}, operator = publisher) {
  const [fromDay, fromTime] = wall(from);
  const [untilDay, untilTime] = until === undefined ? ["", ""] : wall(until);
  const body = { draft, note: "A night", fromDay, fromTime, untilDay, untilTime, of: "operator", zone: "UTC", ...more };
  return operator.call("POST", "/schedules", body);
}

/** What planning the draft leaves, without the gate that looks at it first. Answers its id. */
async function wait(draft: string, from: number, until?: number, operator = publisher): Promise<string> {
  const at = (count: number) => new Date(clock.now().getTime() + count * 60_000);
  const rows = await db.query<{ id: string }>(
    `INSERT INTO scheduled_publication
       (operator_id, base_hash, hash, content, note, zone, starts_at, ends_at, created_at, changed_at)
     SELECT o.id, d.base_hash, d.hash, d.content, 'A night', 'UTC', $3, $4, $5, $5
     FROM draft d JOIN operator o ON o.id = d.operator_id WHERE o.account = $1 AND d.hash = $2 RETURNING id`,
    [operator.account, draft, at(from), until === undefined ? null : at(until), clock.now()],
  );
  expect((await operator.call("DELETE", `/draft?draft=${draft}`)).status).toBe(200);
  return rows[0]?.id ?? "";
}

interface Row {
  id: string;
  state: string;
  reason: string;
  from: string;
  by: string;
}

const rowOf = async (id: unknown) => {
  const viewer = await platform.operator("viewer");
  const { rows } = (await viewer.call("GET", "/schedules")).value as unknown as { rows: Row[] };
  return rows.find((row) => row.id === id);
};

const site = async () => {
  const live = await loadLive(db);
  if (live === null) throw new Error("nothing is live");
  return { seq: live.seq, name: live.site.brand.name, currency: live.site.brand.currency, hash: live.hash };
};

const minutes = (count: number) => clock.advance(count * 60);

describe("a publication at a moment to come", () => {
  it(
    "leaves the desk free, goes live at its moment, and at its end only its own change is taken back",
    { timeout: 60_000 },
    async () => {
      const before = await site();
      const planned = await plan(await draftOf(publisher, "/brand/name", "Night"), 2, 4);
      expect(planned.status).toBe(200);
      const { id } = planned.value;
      expect((await publisher.call("GET", "/draft")).value).toMatchObject({ hash: before.hash });
      await run();
      expect(await site()).toEqual(before);
      expect(await rowOf(id)).toMatchObject({ state: "waiting", by: "publisher" });
      minutes(3);
      await run();
      expect(await site()).toMatchObject({ seq: before.seq + 1, name: "Night" });
      expect(await rowOf(id)).toMatchObject({ state: "live" });
      // What somebody publishes meanwhile stays when the night is over.
      const live = await loadLive(db);
      if (live === null) throw new Error("nothing is live");
      const other = { ...live.site, brand: { ...live.site.brand, currency: "EUR" } };
      await quick.publish({ baseHash: live.hash, site: other, kind: "publish", by: "editor", note: "" });
      minutes(2);
      await run();
      expect(await site()).toMatchObject({ seq: before.seq + 3, name: before.name, currency: "EUR" });
      expect(await rowOf(id)).toMatchObject({ state: "over" });
      await run();
      expect((await site()).seq).toBe(before.seq + 3);
    },
  );

  it("goes live once on any number of nodes, and after a kill between publishing and writing it down", async () => {
    const before = await site();
    const id = await wait(await draftOf(publisher, "/brand/name", "Once"), 1, 3);
    minutes(2);
    await Promise.all([run(), run(), run()]);
    expect(await site()).toMatchObject({ seq: before.seq + 1, name: "Once" });
    expect(await rowOf(id)).toMatchObject({ state: "live" });
    await owner.query(
      "UPDATE scheduled_publication SET state = 'waiting', live_hash = NULL, before_hash = NULL WHERE id = $1",
      [id],
    );
    await run();
    expect((await site()).seq).toBe(before.seq + 1);
    minutes(2);
    await Promise.all([run(), run()]);
    expect(await site()).toMatchObject({ seq: before.seq + 2, name: before.name });
  });

  it.each([
    ["in the past", -5, undefined, {}, { fromDay: { key: "error.schedule_past" } }],
    ["that ends before it begins", 60, 30, {}, { untilDay: { key: "error.switch_over" } }],
    ["in more than a year", 600_000, undefined, {}, { fromDay: { key: "error.switch_too_far" } }],
    [
      "at a time that there is not",
      5,
      undefined,
      { fromTime: "25:99" },
      { fromTime: { key: "error.switch_bad_time" } },
    ],
    [
      "that ends at a time of no day",
      5,
      undefined,
      { untilTime: "10:00" },
      { untilDay: { key: "error.schedule_needs_day" } },
    ],
    ["in a zone that there is not", 5, undefined, { zone: "Mars/Base" }, { zone: { key: "error.schedule_zone" } }],
  ])("is refused %s, beside its field, and the draft stays", async (_, from, until, more, fieldErrors) => {
    const draft = await draftOf(publisher, "/brand/name", "Refused");
    expect(await plan(draft, from, until, more)).toMatchObject({
      success: false,
      code: "form_invalid",
      value: { fieldErrors },
    });
    expect((await publisher.call("GET", "/draft")).value).toMatchObject({ hash: draft });
  });

  it("is read in the brand's time zone where it was written so", { timeout: 60_000 }, async () => {
    const draft = await draftOf(publisher, "/brand/name", "New year");
    const planned = await plan(draft, 5, undefined, { of: "brand", fromDay: "2027-01-01", fromTime: "00:00" });
    const { zone } = (await publisher.call("GET", "/schedules")).value;
    const row = await rowOf(planned.value["id"]);
    const written = new Intl.DateTimeFormat("en-CA", {
      timeZone: String(zone),
      dateStyle: "short",
      timeStyle: "short",
      hourCycle: "h23",
    });
    expect(written.format(new Date(row?.from ?? 0))).toBe("2027-01-01, 00:00");
    await publisher.call("POST", `/schedules/${row?.id}/cancel`, { keep: false });
  });

  it("is planned and taken back by publishers alone, who have just given their password", async () => {
    const editor = await platform.operator("editor");
    const draft = await draftOf(editor, "/brand/name", "Mine");
    expect((await plan(draft, 5, undefined, {}, editor)).status).toBe(403);
    const own = await draftOf(publisher, "/brand/name", "Mine");
    const id = await wait(own, 30);
    expect((await editor.call("POST", `/schedules/${id}/cancel`, { keep: false })).status).toBe(403);
    clock.advance(301);
    expect((await publisher.call("POST", `/schedules/${id}/cancel`, { keep: false })).code).toBe("password_needed");
    expect((await plan(await draftOf(publisher, "/brand/name", "Mine"), 30)).code).toBe("password_needed");
    await editor.call("DELETE", "/draft");
  });
});

describe("what cannot go live", () => {
  it(
    "is told at once where others changed the same place, the gate refuses it, or it is live already",
    { timeout: 60_000 },
    async () => {
      const { hash } = await site();
      expect((await plan(hash, 5)).code).toBe("nothing_changed");
      const broken = await draftOf(publisher, "/brand/settings/defaultLanguage", "XX");
      expect((await plan(broken, 5)).code).toBe("refused");
    },
  );

  it("fails at its moment with its reason, keeps its content, and comes back as a draft", async () => {
    const draft = await draftOf(publisher, "/brand/name", "Too late");
    const id = await wait(draft, 1);
    const before = await site();
    problems = [{ document: "theme", pointer: "/dark/text", reason: "too faint", severity: "error" }];
    minutes(2);
    await run();
    expect(await rowOf(id)).toMatchObject({ state: "failed", reason: "refused" });
    expect(await site()).toEqual(before);
    problems = [];
    await run();
    expect(await site()).toEqual(before);
    const own = await draftOf(publisher, "/brand/name", "In the way");
    const back = () => publisher.call("POST", `/schedules/${id}/cancel`, { keep: true });
    expect((await back()).code).toBe("draft_in_the_way");
    await publisher.call("DELETE", `/draft?draft=${own}`);
    expect((await back()).status).toBe(200);
    expect((await publisher.call("GET", "/draft")).value).toMatchObject({ hash: draft });
    expect(await back()).toMatchObject({ status: 409, code: "schedule_gone" });
  });

  it("fails where somebody changed the same place, and where its publisher may publish no more", async () => {
    const second = await platform.secondPublisher();
    const first = await wait(await draftOf(publisher, "/brand/name", "Mine"), 1);
    const other = await wait(await draftOf(second, "/brand/name", "Theirs"), 1, undefined, second);
    minutes(2);
    await run();
    const states = [await rowOf(first), await rowOf(other)].map((row) => [row?.state, row?.reason]);
    expect(states.toSorted()).toEqual([
      ["failed", "conflict"],
      ["live", ""],
    ]);
    const third = await wait(await draftOf(publisher, "/brand/name", "Third"), 1);
    await owner.query("UPDATE operator SET role = 'viewer' WHERE account = 'publisher'");
    minutes(2);
    await run();
    await owner.query("UPDATE operator SET role = 'publisher' WHERE account = 'publisher'");
    expect(await rowOf(third)).toMatchObject({ state: "failed", reason: "not_allowed" });
  });

  it("fails where its publisher's account was closed meanwhile", async () => {
    const before = await site();
    const second = await platform.secondPublisher();
    const id = await wait(await draftOf(second, "/brand/name", "Closed"), 1, undefined, second);
    await owner.query("UPDATE operator SET disabled_at = now() WHERE account = 'second'");
    minutes(2);
    await run();
    await owner.query("UPDATE operator SET disabled_at = NULL WHERE account = 'second'");
    expect(await rowOf(id)).toMatchObject({ state: "failed", reason: "not_allowed" });
    expect(await site()).toEqual(before);
  });

  it("cannot be taken back from its moment on", async () => {
    const id = await wait(await draftOf(publisher, "/brand/name", "On its way"), 1);
    minutes(2);
    expect(await publisher.call("POST", `/schedules/${id}/cancel`, { keep: true })).toMatchObject({
      status: 409,
      code: "schedule_gone",
    });
    expect((await publisher.call("POST", `/schedules/${crypto.randomUUID()}/cancel`, { keep: true })).status).toBe(404);
    await run();
    expect(await site()).toMatchObject({ name: "On its way" });
  });
});
