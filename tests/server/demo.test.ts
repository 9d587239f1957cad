import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, inject, it } from "vitest";
import { runPlatform } from "#server/cli/runPlatform.ts";
import { openDatabase } from "#server/db/openDatabase.ts";
import { demoPassword, newcomerPassword, seedDemo } from "#server/db/seed/seedDemo.ts";
import { ensureOperators } from "#server/features/console/ensureOperators.ts";
import { endDemo } from "#server/features/demo/endDemo.ts";
import { refuseDemo } from "#server/features/demo/refuseDemo.ts";
import { createPasswords } from "#server/security/passwords.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";
import { aDatabase, demoTemplate } from "#tests/support/database.ts";

const run = promisify(execFile);
const template = await demoTemplate();
const passwords = createPasswords();

/** A platform on the demo's database, with the demo's operators. */
const aDemo = async () => {
  const platform = await aPlatform({ from: template });
  const dataFolder = await mkdtemp(join(tmpdir(), "croupier-demo-"));
  afterAll(() => rm(dataFolder, { recursive: true, force: true }));
  const config = { ...platform.deps.config, dataFolder };
  const makeOperators = (isDemo: boolean) =>
    ensureOperators({ deps: { ...platform.deps, config: { ...config, isDemo } }, passwords });
  await makeOperators(true);
  return { ...platform, dataFolder, makeOperators };
};

/** The address of a test database, as DATABASE_URL holds one. */
const urlOf = (name: string) => {
  const { host, port, secrets } = inject("cluster");
  return `postgresql://postgres:${secrets.owner}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
};

const runCli = async (words: string[], env: Record<string, string>) => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const code = await runPlatform(words, { print: write, complain: write, env, folder: "/" });
  return { code, text: lines.join("\n") };
};

describe("S-39 production on a database that was once a demo", () => {
  it("does not start while members and operators of the demo can log in, and says how to end them", async () => {
    const demo = await aDemo();
    await expect(refuseDemo(demo.db)).rejects.toThrow(
      /44 demo members \(agent01, agent02, agent03, …\) and 4 demo operators \(checker, editor, publisher, …\)[\s\S]*npm run platform -- end-demo/,
    );
    await demo.owner.query("UPDATE member SET disabled_at = now()");
    await expect(refuseDemo(demo.db)).rejects.toThrow(/once a demo, and 4 demo operators/);
    await demo.owner.query("UPDATE operator SET disabled_at = now()");
    await refuseDemo(demo.db);
  });

  it("does not start for a single demo member whose password was changed", async () => {
    const { db, owner } = await aDemo();
    await owner.query("UPDATE operator SET disabled_at = now()");
    await owner.query("UPDATE member SET disabled_at = now() WHERE account <> 'player07'");
    const hash = await passwords.hash(goodPassword);
    await owner.query("UPDATE member SET password_hash = $1 WHERE account = 'player07'", [hash]);
    await expect(refuseDemo(db)).rejects.toThrow("1 demo member (player07)");
  });

  it("is what the program itself refuses, before anything listens", async () => {
    const demo = await aDemo();
    const env = {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: "0",
      PUBLIC_ORIGIN: "https://play.example",
      CROUPIER_SECRET: "x".repeat(32),
      CROUPIER_DATA: demo.dataFolder,
      DATABASE_URL: urlOf(demo.name),
    };
    const ended = await run(process.execPath, ["server/main.ts"], { env, timeout: 15_000 }).then(
      () => ({ code: 0, stdout: "", stderr: "" }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    expect(ended).toMatchObject({ code: 1, stdout: "" });
    expect(ended.stderr).toContain("44 demo members");
    expect(ended.stderr).toContain("npm run platform -- end-demo");
  });

  it("knows demos that were filled before accounts were marked, and takes nobody else for one", async () => {
    const { db, owner } = await aDatabase(template);
    for (const account of ["publisher", "editor", "viewer", "someone"]) {
      await owner.query(
        "INSERT INTO operator (account, password_hash, role, created_at) VALUES ($1, 'x', 'viewer', now())",
        [account],
      );
    }
    // Names that only look like the demo's, and an address that does.
    await owner.query(
      `INSERT INTO member (account, nickname, type, password_hash, password_changed_at, email, language, currency, referral_code, registered_at)
       SELECT account, account, 0, 'x', now(), email, 'EN', 'USD', 'T' || account, now()
       FROM (VALUES ('player41', 'player41@mail.example'), ('agent05', 'agent05@mail.example'), ('realplayer', 'player01@mail.example')) AS p (account, email)`,
    );
    await owner.query("ALTER TABLE member DROP COLUMN is_demo");
    await owner.query("ALTER TABLE operator DROP COLUMN is_demo");
    await owner.query(await readFile("server/db/migrations/0202_demo_accounts.sql", "utf8"));
    const marked = await db.query<{ account: string }>("SELECT account FROM member WHERE NOT is_demo ORDER BY account");
    expect(marked.map(({ account }) => account)).toEqual(["agent05", "player41", "realplayer"]);
    const operators = await db.query<{ account: string }>(
      "SELECT account FROM operator WHERE is_demo ORDER BY account",
    );
    expect(operators.map(({ account }) => account)).toEqual(["editor", "publisher", "viewer"]);
  });
});

describe("S-39 ending the demo", () => {
  it("ends members, sessions and remembered logins at once, and nobody who is real", async () => {
    const demo = await aDemo();
    const { call, login, db } = demo;
    await demo.register("realone1");
    const real = await login("realone1", goodPassword);
    const player = await login("player01", demoPassword, { rememberMe: true });
    const rm = player.response.cookies.find(({ name }) => name === "rm")?.value ?? "";
    expect(await endDemo(demo.deps)).toEqual({
      members: 44,
      sessions: 1,
      remembered: 1,
      operators: 4,
      operatorSessions: 0,
      hasOperator: false,
    });
    expect((await call("GET", "/wps/member/info", { token: player.token })).statusCode).toBe(401);
    expect((await call("POST", "/wps/session/login/remembered", { cookies: { rm } })).json().success).toBe(false);
    for (const [account, password] of [
      ["player01", demoPassword],
      ["player02", newcomerPassword],
      ["agent01", demoPassword],
    ] as const)
      expect((await login(account, password)).code).toBe("wrong_account_or_password");
    expect((await call("GET", "/wps/member/info", { token: real.token })).statusCode).toBe(200);
    await refuseDemo(db);
    expect(await db.query("SELECT * FROM ledger_violations()")).toEqual([]);
    expect(await db.query("SELECT FROM member WHERE is_demo AND password_hash IS NOT NULL")).toEqual([]);
    const [act] = await db.query("SELECT operator, act FROM operator_act ORDER BY id DESC LIMIT 1");
    expect(act).toEqual({ operator: "command-line", act: "demoEnded" });
  });

  it("frees telephone numbers and invitation codes: nobody new comes under an agent who is gone", async () => {
    const demo = await aDemo();
    await endDemo(demo.deps);
    expect((await demo.register("newone01", { affiliateCode: "DEMO2026" })).code).toBe("invitation_code_error");
    const taken = await demo.db.query("SELECT FROM member WHERE is_demo AND mobile_verified_at IS NOT NULL");
    expect(taken).toEqual([]);
    const [someone] = await demo.db.query<{ referral_code: string }>("SELECT referral_code FROM member WHERE is_demo");
    const referred = await demo.register("newone02", { referralCode: someone?.referral_code });
    expect(referred.code).toBe("referral_code_unknown");
  });

  it("does nothing the second time, and works from several places at once", async () => {
    const demo = await aDemo();
    const ended = await Promise.all([1, 2, 3].map(() => endDemo(demo.deps)));
    expect(ended.map(({ members }) => members).toSorted((a, b) => a - b)).toEqual([0, 0, 44]);
    const acts = await demo.db.query("SELECT FROM operator_act WHERE act = 'demoEnded'");
    expect(acts).toHaveLength(1);
  });

  it("lets the next start make a new account for the console, with a password of its own", async () => {
    const demo = await aDemo();
    const before = await readFile(join(demo.dataFolder, "operator.txt"), "utf8");
    await endDemo(demo.deps);
    expect(await demo.makeOperators(false)).not.toBeNull();
    const after = await readFile(join(demo.dataFolder, "operator.txt"), "utf8");
    expect(after).toMatch(/^publisher +\S{20}/m);
    expect(after).not.toMatch(/^editor/m);
    expect(after).not.toContain(/^publisher +(\S+)/m.exec(before)?.[1] ?? "?");
    await refuseDemo(demo.db);
    expect(await demo.makeOperators(false)).toBeNull();
  });
});

describe("npm run platform -- end-demo", () => {
  it("says what it did, on the database of DATABASE_URL, whatever else production lacks", async () => {
    const demo = await aDemo();
    const env = { DATABASE_URL: urlOf(demo.name), NODE_ENV: "production", CROUPIER_DATA: demo.dataFolder };
    const first = await runCli(["end-demo"], env);
    expect(first).toMatchObject({ code: 0 });
    expect(first.text).toMatch(/44 members disabled[\s\S]*4 operators disabled[\s\S]*operator\.txt/);
    expect((await runCli(["end-demo"], env)).text).toContain("Nothing to end");
  });

  it("works on an embedded data folder, and leaves one alone that is in use", async () => {
    const folder = await mkdtemp(join(tmpdir(), "croupier-demo-data-"));
    afterAll(() => rm(folder, { recursive: true, force: true }));
    const open = await openDatabase({ folder });
    await seedDemo(open.owner, { today: new Date("2026-03-14T12:00:00Z") });
    const env = { CROUPIER_DATA: folder };
    expect(await runCli(["end-demo"], env)).toMatchObject({ code: 3, text: expect.stringContaining("in use") });
    await open.close();
    expect(await runCli(["end-demo"], env)).toMatchObject({ code: 0, text: expect.stringContaining("44 members") });
    const again = await openDatabase({ folder });
    await expect(refuseDemo(again.db)).resolves.toBeUndefined();
    await again.close();
  });

  it("makes no database where there is none, and says how it is written", async () => {
    const folder = join(tmpdir(), "croupier-no-such-folder");
    const missing = await runCli(["end-demo"], { CROUPIER_DATA: folder });
    expect(missing).toMatchObject({ code: 3, text: expect.stringContaining(`There is no database in ${folder}`) });
    expect(await runCli(["end-demmo"], {})).toMatchObject({
      code: 2,
      text: expect.stringContaining('mean "end-demo"'),
    });
    expect(await runCli(["end-demo", "--force"], {})).toMatchObject({ code: 2 });
    expect((await runCli([], {})).text).toContain("npm run platform -- <command>");
  });
});

describe("npm run platform -- operator", () => {
  it("makes an account that can sign in and agree to what takes two, and none that there is", async () => {
    const demo = await aDemo();
    const env = { DATABASE_URL: urlOf(demo.name), CROUPIER_DATA: demo.dataFolder };
    const made = await runCli(["operator", "second.pair"], env);
    expect(made).toMatchObject({ code: 0, text: expect.stringContaining("publisher second.pair") });
    const [row] = await demo.db.query<{ role: string; password_hash: string }>(
      "SELECT role, password_hash FROM operator WHERE account = 'second.pair'",
    );
    const password = /^ {2}(\S{20})$/m.exec(made.text)?.[1] ?? "";
    expect([row?.role, await passwords.verify(password, row?.password_hash ?? null)]).toEqual(["publisher", true]);
    const [act] = await demo.db.query("SELECT operator, act FROM operator_act ORDER BY id DESC LIMIT 1");
    expect(act).toEqual({ operator: "command-line", act: "operatorCreated" });
    expect(await runCli(["operator", "second.pair", "viewer"], env)).toMatchObject({ code: 2 });
    expect(await runCli(["operator", "Second Pair"], env)).toMatchObject({ code: 2 });
    expect(await runCli(["operator", "third", "owner"], env)).toMatchObject({ code: 2 });
    expect(await runCli(["operator"], env)).toMatchObject({
      code: 2,
      text: expect.stringContaining("needs an account"),
    });
  });
});
