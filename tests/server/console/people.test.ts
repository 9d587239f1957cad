import { describe, expect, it } from "vitest";
import { aConsole, operatorPassword } from "#tests/support/aConsole.ts";
import { freshAddress } from "#tests/support/aPlatform.ts";

const platform = await aConsole();
const { call, clock, db, operator, owner } = platform;
const password = "three words apart 7";

type Row = Record<string, unknown>;
const listed = async () =>
  (await (await operator("administrator")).call("GET", "/operators?pageSize=100")).value["rows"] as Row[];
const rowOf = async (account: string) => (await listed()).find((row) => row["account"] === account) ?? {};
const invite = async (account: string, role = "editor") => {
  const answer = await (await operator("administrator")).call("POST", "/operators/invitations", { account, role });
  return { answer, token: String(answer.value?.["link"]).split("#token=")[1] ?? "" };
};
const accept = async (token: string, chosen = password, ip = freshAddress()) => {
  const answer = await call("POST", "/console/api/invitations/accept", { body: { token, password: chosen }, ip });
  return { status: answer.statusCode, ...answer.json<{ success: boolean; code?: string; message: string }>() };
};
const signsIn = async (account: string, typed = password) =>
  (await platform.signIn(account, typed, freshAddress())).success;

describe("an invitation to the console", () => {
  it("makes one account once, with the password that the invited one chose, and is kept as a hash", async () => {
    const { answer, token } = await invite(" Dara ");
    expect(answer.value["link"]).toMatch(/^http.*\/console\/invited#token=[\w-]{43}$/);
    expect(JSON.stringify(await owner.query("SELECT * FROM operator_invitation"))).not.toContain(token);
    const tries = await Promise.all([1, 2, 3].map(() => accept(token)));
    expect(tries.map(({ success }) => success).toSorted()).toEqual([false, false, true]);
    expect(tries.find(({ success }) => !success)?.code).toBe("invitation_dead");
    expect(await signsIn("dara")).toBe(true);
    expect(await rowOf("dara")).toMatchObject({ role: "editor", disabled: false, sessions: 1 });
    const administrator = await operator("administrator");
    const rows = (await administrator.call("GET", "/operators/invitations")).value["rows"] as Row[];
    expect(rows[0]).toMatchObject({ account: "dara", role: "editor", by: "administrator", state: "used" });
    expect(JSON.stringify(rows)).not.toContain(token);
    const audit = (await administrator.call("GET", "/audit")).value["rows"] as Row[];
    expect(audit.map(({ act }) => act)).toEqual(expect.arrayContaining(["operatorInvited", "operatorJoined"]));
  });

  it("answers alike whatever is wrong with its token", async () => {
    const late = await invite("late-one");
    clock.advance(3 * 86_400 + 1);
    const replaced = await invite("replaced");
    await invite("replaced");
    const ended = await invite("ended");
    const administrator = await operator("administrator");
    const rows = (await administrator.call("GET", "/operators/invitations")).value["rows"] as Row[];
    const idOf = (account: string) => String(rows.find((row) => row["account"] === account)?.["id"]);
    const end = () => administrator.call("POST", `/operators/invitations/${idOf("ended")}/end`);
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(404);
    const answers = [];
    for (const token of ["x", "y".repeat(43), late.token, replaced.token, ended.token])
      answers.push(await accept(token));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, code: "invitation_dead" });
  });

  it("opens nothing once whoever invited may invite no longer", async () => {
    const other = await invite("second-admin", "administrator");
    await accept(other.token);
    const session = await platform.signIn("second-admin", password, freshAddress());
    const cookies = { console: /\bconsole=([^;]+)/.exec(String(session.headers["set-cookie"]))?.[1] ?? "" };
    const invited = await call("POST", "/console/api/operators/invitations", {
      body: { account: "friend", role: "administrator" },
      cookies,
      headers: { "x-csrf": String(session.value["csrf"]) },
    });
    const token = String(invited.json<{ value: { link: string } }>().value.link).split("#token=")[1] ?? "";
    const administrator = await operator("administrator");
    await administrator.call("PUT", `/operators/${String((await rowOf("second-admin"))["id"])}/role`, {
      role: "viewer",
    });
    expect((await accept(token)).code).toBe("invitation_dead");
  });

  it("is refused for an account that there is, or that cannot be one; an easy password costs it nothing", async () => {
    expect((await invite("publisher")).answer).toMatchObject({
      code: "operator_exists",
      value: { fieldErrors: { account: {} } },
    });
    expect((await invite("9 lives")).answer.code).toBe("account_unfit");
    const { token } = await invite("careful");
    expect(await accept(token, "passwordpassword")).toMatchObject({ code: "weak_password" });
    expect((await accept(token, "short")).status).toBe(400);
    expect((await accept(token)).success).toBe(true);
  });

  it("takes no password that is little more than the account's own name, and stays open then", async () => {
    const { token } = await invite("zq-vannak-sophea");
    expect(await accept(token, "ZQ-vannak-sophea1")).toMatchObject({ code: "weak_password" });
    expect((await accept(token)).success).toBe(true);
  });

  it("stands first in the list while it is open, however many were taken back since", async () => {
    await invite("waits-longest");
    await db.query(
      `INSERT INTO operator_invitation (token_hash, account, role, invited_by, created_at, ends_at, ended_at)
       SELECT sha256(n::text::bytea), 'back-' || n, 'viewer', o.id, $1, $1, $1 FROM generate_series(1, 100) n, operator o
       WHERE o.account = 'administrator'`,
      [new Date(clock.now().getTime() + 1_000)],
    );
    const rows = (await (await operator("administrator")).call("GET", "/operators/invitations")).value["rows"] as Row[];
    expect(rows).toHaveLength(100);
    expect(rows.filter(({ state }) => state === "open").map(({ account }) => account)).toContain("waits-longest");
  });

  it("is guessed at a limited number of times from one address", async () => {
    const answers = [];
    for (let number = 0; number < 21; number += 1) answers.push(await accept("z".repeat(43), password, "192.0.2.77"));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe("other operators' accounts", () => {
  it("get another role, which holds at once for sessions that are open", async () => {
    const [administrator, editor] = [await operator("administrator"), await operator("editor")];
    const url = `/operators/${String((await rowOf("editor"))["id"])}/role`;
    expect((await editor.call("PUT", url, { role: "administrator" })).code).toBe("not_allowed");
    expect((await administrator.call("PUT", url, { role: "reviewer" })).success).toBe(true);
    expect((await editor.call("GET", "/session")).value).toMatchObject({ rights: { edit: false, review: true } });
    expect((await editor.call("DELETE", "/draft")).status).toBe(403);
    expect((await administrator.call("PUT", url, { role: "editor" })).success).toBe(true);
    clock.advance(301);
    expect((await administrator.call("PUT", url, { role: "viewer" })).code).toBe("password_needed");
  });

  it("are closed with all their sessions and programs, and opened again", async () => {
    const [administrator, viewer] = [await operator("administrator"), await operator("viewer")];
    const url = `/operators/${String((await rowOf("viewer"))["id"])}`;
    expect((await administrator.call("PUT", `${url}/disabled`, { isDisabled: true })).success).toBe(true);
    expect((await viewer.call("GET", "/session")).status).toBe(401);
    expect(await signsIn("viewer", operatorPassword)).toBe(false);
    expect((await administrator.call("PUT", `${url}/disabled`, { isDisabled: false })).success).toBe(true);
    expect((await viewer.call("GET", "/session")).status).toBe(401);
    // As a sign-in leaves it that was under way while the account was closed.
    const underWay = await operator("viewer");
    await db.query("UPDATE operator SET disabled_at = $1 WHERE account = 'viewer'", [clock.now()]);
    expect((await administrator.call("PUT", `${url}/disabled`, { isDisabled: false })).success).toBe(true);
    expect((await underWay.call("GET", "/session")).status).toBe(401);
    const again = await operator("viewer");
    expect((await administrator.call("POST", `${url}/sessions/end`)).success).toBe(true);
    expect((await again.call("GET", "/session")).status).toBe(401);
    expect(await signsIn("viewer", operatorPassword)).toBe(true);
  });

  it("take tokens of programs with them, which stay ended when the account is opened again", async () => {
    const administrator = await operator("administrator");
    await db.query("UPDATE operator SET role = 'administrator' WHERE account = 'publisher'");
    const body = { name: "nightly", scope: "console", days: 30 };
    const token = String((await (await operator("publisher")).call("POST", "/tokens", body)).value["token"]);
    const headers = { authorization: `Bearer ${token}` };
    const asked = async () => {
      const answer = await platform.call("GET", "/console/api/session", { headers });
      return answer.json<{ code?: string }>().code ?? "served";
    };
    expect(await asked()).toBe("served");
    const url = `/operators/${String((await rowOf("publisher"))["id"])}/disabled`;
    expect((await administrator.call("PUT", url, { isDisabled: true })).success).toBe(true);
    expect(await asked()).toBe("token_ended");
    expect((await administrator.call("PUT", url, { isDisabled: false })).success).toBe(true);
    expect(await asked()).toBe("token_ended");
    await db.query("UPDATE operator SET role = account WHERE account = 'publisher'");
  });

  it("leave the own one alone, and one administrator, whoever asks at the same moment", async () => {
    const first = await operator("administrator");
    const ownUrl = `/operators/${String((await rowOf("administrator"))["id"])}`;
    for (const [path, body] of [
      ["role", { role: "viewer" }],
      ["disabled", { isDisabled: true }],
    ] as const)
      expect((await first.call("PUT", `${ownUrl}/${path}`, body)).code).toBe("own_account");
    await db.query("UPDATE operator SET role = 'administrator' WHERE account = 'publisher'");
    const second = await operator("publisher");
    const secondUrl = `/operators/${String((await rowOf("publisher"))["id"])}`;
    const both = await Promise.all([
      first.call("PUT", `${secondUrl}/role`, { role: "viewer" }),
      second.call("PUT", `${ownUrl}/role`, { role: "viewer" }),
    ]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(both.find(({ success }) => !success)).toMatchObject({ status: 403, code: "not_allowed" });
    await db.query("UPDATE operator SET role = account WHERE account IN ('administrator', 'publisher')");
    const program = await platform.program();
    expect((await program.call("PUT", `${ownUrl}/role`, { role: "viewer" })).code).toBe("not_allowed");
    expect((await (await operator("administrator")).call("PUT", "/operators/x/role", { role: "viewer" })).status).toBe(
      404,
    );
  });
});
