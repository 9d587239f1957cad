import { describe, expect, it } from "vitest";
import { insertWithdrawalWays } from "#server/db/seed/insertWithdrawalWays.ts";
import { purge } from "#server/db/purge.ts";
import { freshAddress, goodPassword, aPlatform } from "#tests/support/aPlatform.ts";
import { aSecurity, refusedField } from "#tests/support/aSecurity.ts";

const platform = await aPlatform();
const { call, clock, db, login, owner } = platform;
const member = aSecurity(platform);
const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36";
const isIn = async (token: string) => (await call("GET", "/wps/member/info", { token })).statusCode === 200;

describe("real name and birthday", () => {
  it("are kept once, masked, and then they cannot be changed here", async () => {
    const one = await member("identity1");
    expect(await one.save({ realName: "  Sok   Dara " })).toMatchObject({ success: true });
    expect(await one.save({ birthday: "1990-02-28" })).toMatchObject({ success: true });
    expect(await one.state()).toMatchObject({ realName: "S•• D••", birthday: "1990-••-••", isIdentityKept: true });
    expect(await one.save({ realName: "Sok Dara", birthday: "1990-02-28" })).toMatchObject({ success: true });
    expect((await one.save({ realName: "Sok Dora" })).code).toBe("identity_kept");
    expect((await one.save({ birthday: "1991-02-28" })).code).toBe("identity_kept");
    expect((await one.events()).filter(({ kind }) => kind === "identitySaved")).toHaveLength(2);
    expect(JSON.stringify(await one.state())).not.toMatch(/Dara|02-28/);
  });

  it("are taken from the first of two tabs", async () => {
    const one = await member("identity2");
    const both = await Promise.all(["Chan Thy", "Chan Tha"].map((realName) => one.save({ realName })));
    expect(both.map(({ success, code }) => (success ? "kept" : code)).toSorted()).toEqual(["identity_kept", "kept"]);
  });

  it("must be a name, and a day from which on somebody is old enough", async () => {
    const one = await member("identity3");
    const said = async (body: object) => refusedField(await one.save(body));
    expect(await said({})).toBe("realName form.required");
    for (const realName of ["7", "1e3", "<b>Sok</b>", "Sok\u202eDara", "x".repeat(120)])
      expect([realName, await said({ realName })]).toEqual([realName, "realName error.name_wrong"]);
    for (const birthday of ["2001-02-29", "28.02.1990", "1790-01-01", "2990-01-01", "١٩٩٠-٠١-٠١"])
      expect([birthday, await said({ birthday })]).toEqual([birthday, "birthday error.birthday_wrong"]);
    const today = clock.now().toISOString().slice(0, 10);
    const [year = "", ...rest] = today.split("-");
    const born = (years: number) => [Number(year) - years, ...rest].join("-");
    expect(await said({ birthday: born(20) })).toBe("birthday error.birthday_young");
    expect(await one.save({ birthday: born(22) })).toMatchObject({ success: true });
    expect((await one.state())["minimumAge"]).toBe(21);
  });

  it("cannot be another name than that of the accounts that are paid to", async () => {
    const one = await member("identity4");
    await insertWithdrawalWays(owner, clock.now());
    await owner.query(
      `INSERT INTO payout_account (id, member_id, way_id, holder, number, ending, is_default, created_at, usable_at)
       SELECT gen_random_uuid(), m.id, (SELECT id FROM withdrawal_way LIMIT 1), 'Sok Dara', 'x', 'xxxx', true, now(), now()
       FROM member m WHERE account = 'identity4'`,
    );
    expect(refusedField(await one.save({ realName: "Chan Thy" }))).toBe("realName error.name_differs");
    expect((await one.save({ realName: "sok dara" })).success).toBe(true);
  });
});

describe("logins and sessions", () => {
  it("are told with time, address and device, right or wrong; what nobody has belongs to nobody", async () => {
    const one = await member("events1");
    const from = (ip: string) => ({ ip, headers: { "user-agent": phone } });
    await login("events1", "Not-This-One-9", {}, from("192.0.2.7"));
    await login("events1", goodPassword, {}, from("192.0.2.8"));
    await login("nobody-at-all", goodPassword, {}, from("192.0.2.9"));
    const events = await one.events();
    expect(events.slice(0, 2)).toMatchObject([
      { kind: "login", ip: "192.0.2.8", device: "Chrome · Android", at: clock.now().toISOString() },
      { kind: "loginFailed", ip: "192.0.2.7", device: "Chrome · Android" },
    ]);
    const failed = await one.send("GET", "/wps/member/events?kind=loginFailed");
    expect(failed.value).toMatchObject({ total: 1 });
    const other = await member("events2");
    expect((await other.events()).map(({ kind }) => kind)).toEqual(["login"]);
    await purge(db, new Date(clock.now().getTime() + 2 * 86_400_000));
    expect(await owner.query("SELECT FROM member_event WHERE member_id IS NULL")).toEqual([]);
    await purge(db, new Date(clock.now().getTime() + 91 * 86_400_000));
    expect(await owner.query("SELECT FROM member_event WHERE kind IN ('login', 'loginFailed')")).toEqual([]);
  });

  it("are ended one by one or all but this one, and nothing that was remembered comes back", async () => {
    const one = await member("events3");
    const enter = () => login("events3", goodPassword, { rememberMe: true }, { ip: freshAddress() });
    const [first, second] = [await enter(), await enter()];
    const remembered = first.response.cookies.find(({ value, name }) => value !== "" && name === "rm");
    expect(remembered).toBeDefined();
    const list = await one.send("GET", "/wps/session/list");
    const rows = list.value["rows"] as { id: string; current: boolean }[];
    expect(rows).toHaveLength(3);
    expect(await one.send("POST", "/wps/session/endOthers")).toMatchObject({ value: { endedSessions: 2 } });
    expect([await isIn(one.token), await isIn(first.token), await isIn(second.token)]).toEqual([true, false, false]);
    const back = await call("POST", "/wps/session/login/remembered", {
      cookies: Object.fromEntries(first.response.cookies.map(({ name, value }) => [name, value])),
      ip: freshAddress(),
    });
    expect(back.json()).toMatchObject({ success: false, code: "not_remembered" });
    const third = await enter();
    const others = (await one.send("GET", "/wps/session/list")).value["rows"] as { id: string; current: boolean }[];
    const target = others.find(({ current }) => !current)?.id;
    const stranger = await member("events4");
    expect((await stranger.send("DELETE", `/wps/session/${target}`)).status).toBe(404);
    expect((await one.send("DELETE", `/wps/session/${target}`)).success).toBe(true);
    expect([await isIn(one.token), await isIn(third.token)]).toEqual([true, false]);
    expect((await one.events()).map(({ kind }) => kind).filter((kind) => kind.startsWith("session"))).toEqual([
      "sessionEnded",
      "sessionsEnded",
    ]);
    expect(await one.send("POST", "/wps/session/endOthers")).toMatchObject({ value: { endedSessions: 0 } });
  });
});
