import { beforeEach, describe, expect, it } from "vitest";
import { createSwitches } from "#server/features/system/switches/createSwitches.ts";
import { aConsole, type TestOperator } from "#tests/support/aConsole.ts";

const platform = await aConsole({ config: { countryHeader: "x-country", trustedProxies: ["127.0.0.1"] } });
const { call, clock, db, owner } = platform;
let publisher: TestOperator;

beforeEach(async () => {
  await owner.query("DELETE FROM platform_setting");
  publisher = await platform.operator("publisher");
});

const inMinutes = (minutes: number) => {
  const moment = new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  return { day: moment.slice(0, 10), time: moment.slice(11, 16) };
};
const switches = async (zone = "UTC") =>
  (await publisher.call("GET", `/switches?zone=${zone}`)).value as never as Shown;
interface Shown {
  maintenance: Record<string, unknown> & { version: number };
  regions: Record<string, unknown> & { version: number };
  seen: object;
}
const setMaintenance = async (body: object) =>
  publisher.call("PUT", "/switches/maintenance", { expected: (await switches()).maintenance.version, ...body });
const setRegions = async (body: object) =>
  publisher.call("PUT", "/switches/regions", { expected: (await switches()).regions.version, ...body });

const from = (ip: string, country = "") => ({
  headers: { "x-forwarded-for": ip, ...(country !== "" && { "x-country": country }) },
});
const permission = async (visitor = from("198.51.100.1", "KH")) =>
  (await call("GET", "/wps/system/permission", visitor)).json().value;
const tryCall = async (visitor = from("198.51.100.1", "KH")) => {
  const answer = await call("GET", "/wps/board/winners", visitor);
  return [answer.statusCode, answer.json().code];
};

describe("[BOOT-02] maintenance that is switched in the console", () => {
  it("acts at once, says until when and why, and ends by itself", async () => {
    const { day, time } = inMinutes(12);
    const messages = [{ language: "EN", text: "New tables are set." }];
    const set = await setMaintenance({ mode: "closed", untilDay: day, untilTime: time, messages });
    expect(set).toMatchObject({ status: 200, value: { maintenance: { state: "closed", changedBy: "publisher" } } });
    const told = await permission();
    expect(told).toMatchObject({ maintenance: true, closure: { messages: { EN: "New tables are set." } } });
    expect(told.closure.until).toMatch(`${day}T${time}`);
    const refused = await call("GET", "/wps/board/winners", from("198.51.100.1"));
    expect([refused.statusCode, refused.json().code]).toEqual([503, "maintenance"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(600);
    clock.advance(13 * 60);
    expect(await permission()).toMatchObject({ maintenance: false });
    expect((await permission()).closure).toBeUndefined();
    expect(await tryCall()).toEqual([200, undefined]);
    expect((await switches()).maintenance).toMatchObject({ state: "open", mode: "open" });
  });

  it("begins by itself where it is planned, in the operator's time zone", async () => {
    // Phnom Penh is seven hours ahead, all the year.
    const begin = inMinutes(7 * 60 + 10);
    const end = inMinutes(7 * 60 + 20);
    const planned = {
      mode: "planned",
      fromDay: begin.day,
      fromTime: begin.time,
      untilDay: end.day,
      untilTime: end.time,
    };
    const set = await setMaintenance({ ...planned, zone: "Asia/Phnom_Penh" });
    expect(set.value["maintenance"]).toMatchObject({ ...planned, state: "planned" });
    expect(await tryCall()).toEqual([200, undefined]);
    clock.advance(11 * 60);
    expect(await tryCall()).toEqual([503, "maintenance"]);
    expect((await switches()).maintenance).toMatchObject({ state: "closed", from: expect.stringContaining(":") });
    clock.advance(11 * 60);
    expect(await tryCall()).toEqual([200, undefined]);
  });

  it("is open to those who test it: to all of the site, or to its calls only", async () => {
    const testers = [{ address: "203.0.113.0/24", note: "the house" }];
    await setMaintenance({ mode: "closed", testers });
    expect(await permission(from("203.0.113.9"))).toMatchObject({ maintenance: false });
    expect(await tryCall(from("203.0.113.9"))).toEqual([200, undefined]);
    expect(await tryCall(from("203.0.114.9"))).toEqual([503, "maintenance"]);
    await setMaintenance({ mode: "closed", testers, testersGet: "calls" });
    expect(await permission(from("::ffff:203.0.113.9"))).toMatchObject({ maintenance: true });
    expect(await tryCall(from("::ffff:203.0.113.9"))).toEqual([200, undefined]);
    // Nobody becomes a tester by a header that no proxy of ours wrote.
    const stranger = await call("GET", "/wps/board/winners", { ...from("203.0.113.9"), ip: "198.51.100.7" });
    expect(stranger.statusCode).toBe(503);
  });

  it("lets people log out, and operators work", async () => {
    const { token } = await platform.register("leaving1");
    await setMaintenance({ mode: "closed" });
    expect((await call("GET", "/wps/v2/wallets/balance", { token })).statusCode).toBe(503);
    expect((await call("DELETE", "/wps/session/logout", { token })).statusCode).toBe(200);
    expect((await publisher.call("GET", "/live")).status).toBe(200);
  });

  it("can be switched by hand in the database, where there is nothing else", async () => {
    await owner.query("INSERT INTO platform_setting (key, value) VALUES ('maintenance', 'true')");
    await expect.poll(async () => (await permission()).maintenance).toBe(true);
    await owner.query("UPDATE platform_setting SET value = '{\"mode\": 7}' WHERE key = 'maintenance'");
    await expect.poll(async () => (await permission()).maintenance).toBe(false);
  });

  it.each([
    ["an end that is over", { mode: "closed", untilDay: "2020-01-01" }, "untilDay", "error.switch_too_far"],
    ["no beginning", { mode: "planned" }, "fromDay", "error.switch_needs_from"],
    [
      "no time of a day",
      { mode: "closed", untilDay: "2026-02-30", untilTime: "12:00" },
      "untilTime",
      "error.switch_bad_time",
    ],
    [
      "25 o'clock",
      { mode: "closed", untilDay: "2026-11-30", untilTime: "25:00" },
      "untilTime",
      "error.switch_bad_time",
    ],
    [
      "no language",
      { mode: "closed", messages: [{ language: "xx", text: "x" }] },
      "/messages/0/language",
      "error.switch_bad_language",
    ],
    [
      "no address",
      { mode: "closed", testers: [{ address: "10.0.0.1/99" }] },
      "/testers/0/address",
      "error.switch_bad_address",
    ],
  ])("is refused with its field: %s", async (_what, body, field, key) => {
    const answer = await setMaintenance(body);
    expect(answer).toMatchObject({
      success: false,
      code: "form_invalid",
      value: { fieldErrors: { [field]: { key } } },
    });
    expect(await permission()).toMatchObject({ maintenance: false });
  });

  it("is refused in a time zone that there is not", async () => {
    expect(await setMaintenance({ mode: "closed", zone: "Mars/Olympus" })).toMatchObject({ status: 400 });
  });
});

describe("[BOOT-04] regions that are switched in the console", () => {
  it("keep out countries, by the platform's own word and not only on the screen", async () => {
    await setRegions({ mode: "except", countries: "th" });
    expect(await permission(from("198.51.100.1", "TH"))).toMatchObject({
      regionRestriction: true,
      info: { location: { ip: "198.51.100.1", country: "TH" } },
    });
    expect(await tryCall(from("198.51.100.1", "TH"))).toEqual([403, "region_blocked"]);
    expect(await tryCall(from("198.51.100.1", "KH"))).toEqual([200, undefined]);
    expect(await tryCall(from("198.51.100.1"))).toEqual([200, undefined]);
  });

  it("let in only some, whoever is unknown, and addresses over both", async () => {
    await setRegions({
      mode: "only",
      countries: "KH",
      unknown: "blocked",
      open: [{ address: "2001:db8::/32" }],
      blocked: [{ address: "198.51.100.66" }, { address: "2001:db8:7::/48" }],
    });
    const blocked = [403, "region_blocked"];
    const open = [200, undefined];
    expect(await tryCall(from("198.51.100.1", "KH"))).toEqual(open);
    expect(await tryCall(from("198.51.100.66", "KH"))).toEqual(blocked);
    expect(await tryCall(from("198.51.100.1", "VN"))).toEqual(blocked);
    expect(await tryCall(from("198.51.100.1"))).toEqual(blocked);
    // How proxies write that they do not know.
    expect(await tryCall(from("198.51.100.1", "XX"))).toEqual(blocked);
    expect(await tryCall(from("2001:db8:7::1", "VN"))).toEqual(open);
  });

  it.each([
    ["a country that there is not", { mode: "except", countries: "QQ" }, "countries"],
    ["nobody at all", { mode: "only", countries: " , " }, "countries"],
    ["half an address", { mode: "everywhere", blocked: [{ address: "10.1" }] }, "/blocked/0/address"],
  ])("are refused with their field: %s", async (_what, body, field) => {
    const answer = await setRegions(body);
    expect(answer).toMatchObject({ code: "form_invalid", value: { fieldErrors: { [field]: expect.anything() } } });
  });

  it("yield to maintenance", async () => {
    await setRegions({ mode: "except", countries: "TH" });
    await setMaintenance({ mode: "closed" });
    expect(await tryCall(from("198.51.100.1", "TH"))).toEqual([503, "maintenance"]);
  });
});

describe("switching", () => {
  it("tells one of two operators who switch at once that the other was faster", async () => {
    const other = await platform.operator("publisher");
    const { version } = (await switches()).maintenance;
    const answers = await Promise.all(
      [publisher, other].map((operator) =>
        operator.call("PUT", "/switches/maintenance", { expected: version, mode: "closed" }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe("switch_moved");
    const again = await publisher.call("PUT", "/switches/maintenance", { expected: version, mode: "open" });
    expect(again).toMatchObject({ status: 409 });
  });

  it("stands in the audit, with who did it and what it was set to, and nothing stands there that was not done", async () => {
    const acts = () =>
      owner.query<{ operator: string; act: string; detail: { switched: string } }>(
        "SELECT operator, act, detail FROM operator_act WHERE act IN ('maintenance', 'regions') ORDER BY id DESC",
      );
    const before = (await acts()).length;
    await setRegions({ mode: "only", countries: "KH" });
    await setRegions({ mode: "only", countries: "QQ" });
    await publisher.call("PUT", "/switches/regions", { expected: 99, mode: "everywhere" });
    const [act, ...older] = await acts();
    expect(older).toHaveLength(before);
    expect(act).toMatchObject({ operator: "publisher", act: "regions", detail: { switched: "only: KH" } });
  });

  it("needs a password that was given just now", async () => {
    clock.advance(6 * 60);
    expect(await setMaintenance({ mode: "closed" })).toMatchObject({ status: 403, code: "password_needed" });
    expect(await setRegions({ mode: "everywhere" })).toMatchObject({ status: 403, code: "password_needed" });
  });

  it("is told on the stream of revisions, also to who was away", async () => {
    const address = await platform.app.listen({ port: 0, host: "127.0.0.1" });
    const listen = async (lastId?: string) => {
      const gone = new AbortController();
      const response = await fetch(`${address}/wps/system/revisions`, {
        signal: gone.signal,
        headers: lastId === undefined ? {} : { "last-event-id": lastId },
      });
      let heard = "";
      void (async () => {
        for await (const part of response.body!.pipeThrough(new TextDecoderStream())) heard += part;
      })().catch(() => undefined);
      return { heard: () => heard, end: () => gone.abort() };
    };
    const here = await listen();
    await expect.poll(here.heard).toMatch(/id: \S+\ndata/);
    expect(here.heard()).not.toContain('"look":true');
    const id = /id: (\S+)/.exec(here.heard())?.[1];
    const { day, time } = inMinutes(2);
    await setMaintenance({ mode: "closed", untilDay: day, untilTime: time });
    await expect.poll(here.heard).toMatch(/"look":true/);
    const away = await listen(id);
    await expect.poll(away.heard).toMatch(/"look":true/);
    here.end();
    away.end();
  });

  it("is told once more when a maintenance ends by itself, without anybody asking", async () => {
    const watching = createSwitches({ db, clock: { now: () => new Date() } });
    const until = new Date(Date.now() + 600).toISOString();
    await owner.query("INSERT INTO platform_setting (key, value) VALUES ('maintenance', $1)", [
      JSON.stringify({ mode: "closed", until }),
    ]);
    await watching.open();
    const marks = [watching.mark()];
    watching.onChange(() => marks.push(watching.mark()));
    await expect.poll(() => marks.map((mark) => mark.at(-1)), { timeout: 3_000 }).toEqual(["1", "0"]);
    await watching.close();
  });
});
