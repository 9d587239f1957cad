import { generateSync } from "otplib";
import { describe, expect, it } from "vitest";
import { aConsole, operatorPassword, type TestOperator } from "#tests/support/aConsole.ts";
import { freshAddress } from "#tests/support/aPlatform.ts";

const console = await aConsole({ config: { isDemo: false } });
const { clock, db, operator, program } = console;
const own = "/account/secondFactor";

const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
const signIn = async (account: string, code?: string, password = operatorPassword) => {
  const answer = await console.call("POST", "/console/api/session", {
    body: { account, password, ...(code !== undefined && { code }) },
    ip: freshAddress(),
  });
  const body = answer.json<{ success: boolean; code?: string; value: Record<string, unknown> }>();
  return { ...body, cookies: answer.cookies.map(({ name }) => name) };
};

async function enrol(who: TestOperator) {
  const started = await who.call("POST", `${own}/start`);
  const secret = String(started.value["secret"]);
  const confirmed = await who.call("POST", own, { code: codeOf(secret) });
  clock.advance(31);
  return { secret, codes: confirmed.value["codes"] as string[], confirmed };
}

const reset = () => db.query("DELETE FROM second_factor").then(() => db.query("DELETE FROM operator_rule"));

describe("an operator's second factor", () => {
  it("S-39 is asked for at each sign-in once it is on; the password alone opens no session and makes no browser known", async () => {
    const viewer = await operator("viewer");
    const { secret, codes } = await enrol(viewer);
    expect(codes).toHaveLength(10);
    const first = await signIn("viewer");
    expect(first).toMatchObject({ success: false, code: "second_factor_required", cookies: [] });
    expect((await signIn("viewer", "000000")).code).toBe("wrong_factor_code");
    // A code does not tell a wrong password from a right one.
    expect((await signIn("viewer", codeOf(secret), "Wrong-One-22")).code).toBe("wrong_credentials");
    const right = codeOf(secret);
    expect((await signIn("viewer", right)).success).toBe(true);
    expect((await signIn("viewer", right)).code).toBe("wrong_factor_code");
    expect((await signIn("viewer", codes[3])).success).toBe(true);
    expect((await signIn("viewer", codes[3])).code).toBe("wrong_factor_code");
    const refused = await db.query("SELECT FROM operator_act WHERE operator = 'viewer' AND act = 'factorRefused'");
    expect(refused).toHaveLength(3);
    await reset();
  });

  it("needs a fresh password to begin, and password and code to end", async () => {
    const editor = await operator("editor");
    clock.advance(301);
    expect((await editor.call("POST", `${own}/start`)).code).toBe("password_needed");
    const fresh = await operator("editor");
    const { secret } = await enrol(fresh);
    const remove = (password: string, code: string) => fresh.call("POST", `${own}/removal`, { password, code });
    expect((await remove("Wrong-One-22", codeOf(secret))).code).toBe("wrong_credentials");
    expect((await remove(operatorPassword, "000000")).code).toBe("wrong_factor_code");
    expect((await remove(operatorPassword, codeOf(secret))).success).toBe(true);
    expect((await signIn("editor")).success).toBe(true);
  });

  it("S-39 that is demanded of all is all that an operator without one gets, until there is one; programs go on", async () => {
    const publisher = await operator("administrator");
    const demand = (is: boolean) => publisher.call("PUT", "/operators/rule", { demandsSecondFactor: is });
    expect((await demand(true)).code).toBe("own_factor_first");
    await enrol(publisher);
    expect((await demand(true)).value).toMatchObject({ demandsSecondFactor: true, of: "all", isDemo: false });
    const editor = await operator("editor");
    expect((await editor.call("GET", "/session")).value).toMatchObject({ mustEnrol: true });
    expect(await editor.call("GET", "/draft")).toMatchObject({ status: 403, code: "second_factor_needed" });
    expect((await (await program()).call("GET", "/draft")).status).toBe(200);
    expect((await enrol(editor)).confirmed.success).toBe(true);
    expect((await editor.call("GET", "/draft")).status).toBe(200);
    expect((await editor.call("PUT", "/operators/rule", { demandsSecondFactor: false })).status).toBe(403);
    await reset();
  });

  it("S-39 that is demanded of those who publish is asked of nobody else", async () => {
    const administrator = await operator("administrator");
    await enrol(administrator);
    await administrator.call("PUT", "/operators/rule", { demandsSecondFactor: true, of: "publishers" });
    const [publisher, reviewer] = [await operator("publisher"), await operator("reviewer")];
    expect(await publisher.call("GET", "/draft")).toMatchObject({ status: 403, code: "second_factor_needed" });
    expect((await reviewer.call("GET", "/draft")).status).toBe(200);
    expect((await enrol(publisher)).confirmed.success).toBe(true);
    expect((await publisher.call("GET", "/draft")).status).toBe(200);
    await reset();
  });

  it("S-39 that is demanded by role is asked of these and always of those who publish, and not given up again", async () => {
    const administrator = await operator("administrator");
    await enrol(administrator);
    const set = (body: object) => administrator.call("PUT", "/operators/rule", body);
    const rule = await set({
      demandsSecondFactor: true,
      of: "roles",
      roles: { support: true, reviewer: true, viewer: false },
    });
    expect(rule.value).toMatchObject({
      of: "roles",
      roles: { viewer: false, support: true, editor: false, reviewer: true, publisher: true, administrator: true },
    });
    const status = async (role: Parameters<typeof operator>[0]) =>
      (await (await operator(role)).call("GET", "/draft")).status;
    expect(await Promise.all([status("viewer"), status("editor")])).toEqual([200, 200]);
    for (const role of ["support", "reviewer", "publisher"] as const) {
      const who = await operator(role);
      expect((await who.call("GET", "/session")).value).toMatchObject({ mustEnrol: true });
      expect(await who.call("GET", "/flags/turns")).toMatchObject({ status: 403, code: "second_factor_needed" });
    }
    // Roles that publish are no choice, and nothing at all is none either: but for a demo, whose passwords are printed.
    expect((await set({ demandsSecondFactor: true, of: "roles", roles: { publisher: false } })).status).toBe(400);
    expect(await set({ demandsSecondFactor: false })).toMatchObject({ success: false, code: "publishers_need_factor" });
    expect((await administrator.call("GET", "/operators/rule")).value).toMatchObject({
      demandsSecondFactor: true,
      of: "roles",
    });
    await reset();
  });

  it("that was lost is taken away by an administrator with a fresh password; its operator is signed out, and the audit tells", async () => {
    const [editor, publisher] = [await operator("editor"), await operator("administrator")];
    await enrol(editor);
    const rows = (await publisher.call("GET", "/operators")).value["rows"] as Record<string, unknown>[];
    expect(rows.map(({ account, secondFactor }) => [account, secondFactor])).toEqual([
      ["administrator", false],
      ["editor", true],
      ["publisher", false],
      ["reviewer", false],
      ["support", false],
      ["viewer", false],
    ]);
    const url = (account: string) =>
      `/operators/${String(rows.find((row) => row["account"] === account)?.["id"])}/secondFactor/reset`;
    expect((await editor.call("POST", url("editor"))).status).toBe(403);
    expect((await publisher.call("POST", url("viewer"))).status).toBe(404);
    expect((await publisher.call("POST", url("administrator"))).status).toBe(404);
    expect((await (await program()).call("POST", url("editor"))).status).toBe(403);
    expect((await publisher.call("POST", url("editor"))).success).toBe(true);
    expect((await editor.call("GET", "/session")).status).toBe(401);
    expect((await signIn("editor")).success).toBe(true);
    const audit = (await publisher.call("GET", "/audit")).value["rows"] as Record<string, unknown>[];
    expect(audit.find(({ act }) => act === "factorReset")).toMatchObject({ by: "administrator", detail: "editor" });
    clock.advance(301);
    expect((await publisher.call("POST", url("editor"))).code).toBe("password_needed");
  });
});
