import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { buildApp } from "#server/app.ts";
import { createMemberWork } from "#server/features/member/createMemberWork.ts";
import { createSessions } from "#server/features/session/createSessions.ts";
import { endDemo } from "#server/features/demo/endDemo.ts";
import { aPlatform, freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const platform = await aPlatform();
const { call, db, deps, encrypt, login, owner, register } = platform;

const idOf = async (account: string) => {
  const rows = await db.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]);
  return rows[0]?.id ?? "";
};
const openSessions = async (account: string) =>
  db.query("SELECT s.id FROM session s JOIN member m ON m.id = s.member_id WHERE account = $1 AND ended_at IS NULL", [
    account,
  ]);
const deadlocks = async () => {
  const rows = await owner.query<{ deadlocks: number }>(
    "SELECT pg_stat_get_db_deadlocks(oid) AS deadlocks FROM pg_database WHERE datname = current_database()",
  );
  return rows[0]?.deadlocks ?? 0;
};
const changeTo = async (password: string) =>
  encrypt({ oldPassword: goodPassword, newPassword: password, confirmNewPassword: password });

describe("everything at once on one account", () => {
  it("S-23 many sessions opened at the same moment, on two nodes, wait for each other in order: no deadlock, and ten stay", async () => {
    await register("busy0001");
    const id = await idOf("busy0001");
    const before = await deadlocks();
    const sessions = createSessions(deps);
    // Each node lets a few wait; all of these come in.
    const nodes = Array.from({ length: 8 }, () => createMemberWork(db));
    const count = drillSize(60, 200);
    const opened = await Promise.all(
      Array.from({ length: count }, (_, place) =>
        nodes[place % nodes.length]!(id, (tx) => sessions.open(tx, id, { ip: "192.0.2.1", device: "" })),
      ),
    );
    expect(new Set(opened).size).toBe(count);
    expect(await openSessions("busy0001")).toHaveLength(10);
    expect(await deadlocks()).toBe(before);
  });

  it("S-23 many logins of one account at the same moment, each on a device of its own, come in or are told to come back, and somebody else comes in", async () => {
    await register("devices1");
    await register("devices2");
    const count = drillSize(12, 200);
    const before = await deadlocks();
    const bodyFor = async (account: string) =>
      encrypt({ username: account, password: goodPassword, type: "username", botCheck: await platform.solve("login") });
    const known: string[] = [];
    for (let place = 0; place < count; place += 1) {
      const { response } = await login("devices1", goodPassword, {}, { ip: freshAddress() });
      known.push(response.cookies.find(({ name }) => name === "device")?.value ?? "");
    }
    const bodies = await Promise.all(known.map(() => bodyFor("devices1")));
    const other = await bodyFor("devices2");
    const answers = await Promise.all([
      ...bodies.map((body, place) =>
        call("POST", "/wps/session/login", { body, cookies: { device: known[place] ?? "" }, ip: freshAddress() }),
      ),
      call("POST", "/wps/session/login", { body: other, ip: freshAddress() }),
    ]);
    // All hash at once; whoever finds too many before them is told when to come back, and the other one is not among them.
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const comeBack = answers.filter(({ statusCode }) => statusCode === 503);
    expect(comeBack.every(({ headers }) => headers["retry-after"] === "2")).toBe(true);
    const allowed = answers.filter((answer) => answer.json().success);
    expect(allowed.length + comeBack.length).toBe(count + 1);
    expect(allowed.length).toBeGreaterThan(Math.min(count, 32));
    expect(answers.at(-1)?.json().success).toBe(true);
    expect(await openSessions("devices1")).toHaveLength(10);
    expect(await deadlocks()).toBe(before);
  });

  it("a busy account keeps no connection from others, and whoever is one too many is told to come back", async () => {
    await register("busy0002");
    const id = await idOf("busy0002");
    const memberWork = createMemberWork(db);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const order: string[] = [];
    const count = drillSize(60, 200);
    const waiting = Promise.allSettled(Array.from({ length: count }, () => memberWork(id, () => held)));
    // Forty times as many wait as the database has connections; somebody else's login goes through meanwhile.
    expect((await login("nobody99", goodPassword)).code).toBe("wrong_account_or_password");
    await register("other0002").then(() => order.push("other"));
    release();
    const refused = (await waiting).filter((one) => one.status === "rejected");
    expect(order).toEqual(["other"]);
    expect(refused).toHaveLength(count - 33);
    for (const one of refused) expect(one.reason).toMatchObject({ status: 503, code: "busy", retryAfterSeconds: 2 });
  });

  it("a row that another program holds is waited for two seconds, and no longer", async () => {
    await register("held0001");
    const id = await idOf("held0001");
    const memberWork = createMemberWork(db);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let tell = () => {};
    const isHeld = new Promise<void>((resolve) => (tell = resolve));
    const other = owner.connection(async (tx) => {
      await tx.query("BEGIN");
      await tx.query("SELECT FROM member WHERE id = $1 FOR UPDATE", [id]);
      tell();
      await held;
      await tx.query("ROLLBACK");
    });
    await isHeld;
    await expect(memberWork(id, async () => "in")).rejects.toMatchObject({ status: 503, code: "busy" });
    release();
    await other;
    expect(await memberWork(id, async () => "in")).toBe("in");
  });

  it("[PASS-04] of many changes of a password at the same moment one says yes, and that password is the one that holds", async () => {
    const { token } = await register("change01");
    const other = await buildApp(deps);
    await other.ready();
    const count = drillSize(6, 10);
    const passwords = Array.from({ length: count }, (_, place) => `Harbour-${place}-lantern-26`);
    const bodies = await Promise.all(passwords.map(changeTo));
    const answers = await Promise.all(
      bodies.map((payload, place) =>
        (place % 2 ? other : platform.app).inject({
          method: "POST",
          url: "/wps/member/password",
          headers: { host: "localhost", token },
          payload,
        }),
      ),
    );
    await other.close();
    const yes = answers.flatMap((answer, place) => (answer.json().success ? [passwords[place]] : []));
    expect(yes).toHaveLength(1);
    for (const answer of answers.filter((one) => !one.json().success))
      expect(answer.json()).toMatchObject({ code: "wrong_password" });
    expect((await login("change01", yes[0] ?? "")).success).toBe(true);
  });

  it("S-22 a login with the old password that is under way while it changes leaves no session behind", async () => {
    const rounds = drillSize(2, 20);
    for (let round = 0; round < rounds; round += 1) {
      const account = `racing${String(round).padStart(2, "0")}`;
      const { token } = await register(account);
      const change = await changeTo("Harbour-1-lantern-26");
      const logins = await Promise.all(
        Array.from({ length: 3 }, async () =>
          encrypt({
            username: account,
            password: goodPassword,
            type: "username",
            botCheck: await platform.solve("login"),
          }),
        ),
      );
      const [changed] = await Promise.all([
        call("POST", "/wps/member/password", { token, body: change }),
        ...logins.map((body) => call("POST", "/wps/session/login", { body, ip: freshAddress() })),
      ]);
      expect(changed?.json().success).toBe(true);
      // The one that changed it is open, and nothing that was proved by the old password.
      expect(await openSessions(account)).toHaveLength(1);
    }
  });

  it("one remembered secret, used many times at once by one browser, makes one next secret", async () => {
    await register("manytabs");
    const { response } = await login("manytabs", goodPassword, { rememberMe: true });
    const cookieOf = (name: string) => response.cookies.find((cookie) => cookie.name === name)?.value ?? "";
    const cookies = { rm: cookieOf("rm"), device: cookieOf("device") };
    const count = drillSize(15, 30);
    const answers = await Promise.all(
      Array.from({ length: count }, () =>
        call("POST", "/wps/session/login/remembered", { cookies, ip: freshAddress() }),
      ),
    );
    const next = answers.map((answer) => answer.cookies.find(({ name }) => name === "rm")?.value);
    expect(answers.every((answer) => answer.json().success)).toBe(true);
    expect(new Set(next).size).toBe(1);
    const rows = await db.query("SELECT FROM remember_token WHERE member_id = $1", [await idOf("manytabs")]);
    expect(rows).toHaveLength(2);
  });

  it("logins, changes, remembered logins and the end of the demo at once end in order", async () => {
    const before = await deadlocks();
    await register("mixed001");
    await owner.query("UPDATE member SET is_demo = true WHERE account = 'mixed001'");
    const { response, token } = await login("mixed001", goodPassword, { rememberMe: true });
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    const change = await changeTo("Harbour-2-lantern-26");
    const typed = { username: "mixed001", password: goodPassword, type: "username" };
    const logins = await Promise.all(
      Array.from({ length: drillSize(3, 3) }, async () =>
        encrypt({ ...typed, botCheck: await platform.solve("login") }),
      ),
    );
    const answers = await Promise.all([
      ...logins.map((body) => call("POST", "/wps/session/login", { body, ip: freshAddress() })),
      ...Array.from({ length: 5 }, () =>
        call("POST", "/wps/session/login/remembered", { cookies, ip: freshAddress() }),
      ),
      call("POST", "/wps/member/password", { token, body: change, headers: { "x-request": randomUUID() } }),
      endDemo(deps).then(() => ({ statusCode: 200 })),
    ]);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 401)).toBe(true);
    expect(await openSessions("mixed001")).toEqual([]);
    expect(await deadlocks()).toBe(before);
  });
});
