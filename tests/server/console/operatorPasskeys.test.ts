import { generateSync } from "otplib";
import { beforeEach, describe, expect, it } from "vitest";
import { endDemo } from "#server/features/demo/endDemo.ts";
import { ensureOperatorRule } from "#server/features/console/operatorRule.ts";
import type { OperatorRole } from "#server/features/console/Operator.ts";
import { aConsole, operatorPassword, type TestOperator } from "#tests/support/aConsole.ts";
import { aPasskey, type PasskeyTricks } from "#tests/support/aPasskey.ts";
import { freshAddress } from "#tests/support/aPlatform.ts";

const console = await aConsole();
const { clock, db, operator } = console;
const page = { host: "localhost:8080", origin: "http://localhost:8080" };
const own = "/account/passkeys";

type Device = ReturnType<typeof aPasskey>;
interface Begun {
  ticket: string;
  options: { challenge: string; user: { id: string }; rp: { name: string } };
}

async function add(who: TestOperator, device: Device, tricks: PasskeyTricks = {}, name = "My laptop") {
  const begun = await who.call("POST", `${own}/start`, undefined, page);
  if (!begun.success) return begun;
  const { ticket, options } = begun.value as unknown as Begun;
  return who.call("POST", own, { ticket, name, credential: device.make(options, tricks) }, page);
}

const send = async (url: string, body?: unknown, headers: Record<string, string> = {}) => {
  const answer = await console.call("POST", `/console/api/session/${url}`, {
    body,
    ip: freshAddress(),
    headers: { ...page, ...headers },
  });
  const cookie = /\bconsole=([^;]+)/.exec(String(answer.headers["set-cookie"]))?.[1];
  const read = answer.json<{ success: boolean; code?: string; value: Record<string, unknown> }>();
  return { ...read, status: answer.statusCode, cookie };
};
const begin = async () => (await send("passkey/start")).value as unknown as Begun;

async function show(device: Device, tricks: PasskeyTricks = {}, more: { begun?: Begun; account?: string } = {}) {
  const { ticket, options } = more.begun ?? (await begin());
  const account = more.account === undefined ? {} : { account: more.account };
  return send("passkey", { ticket, credential: device.show(options, tricks), ...account });
}

const password = (account: string, code?: string) =>
  console.call("POST", "/console/api/session", {
    body: { account, password: operatorPassword, ...(code !== undefined && { code }) },
    ip: freshAddress(),
  });
const as = async (cookie: string | undefined, path = "/session") =>
  (await console.call("GET", `/console/api${path}`, { cookies: { console: cookie ?? "" } })).statusCode;
const demand = (of: "all" | "publishers" | null) =>
  db.query(
    `INSERT INTO operator_rule (demands_second_factor, demanded_of) VALUES ($1, $2)
     ON CONFLICT (is_only) DO UPDATE SET demands_second_factor = $1, demanded_of = $2`,
    [of !== null, of ?? "publishers"],
  );
const actsOf = async (account: string) =>
  (
    await db.query<{ act: string; detail: { of?: string } }>(
      "SELECT act, detail FROM operator_act WHERE operator = $1 AND act LIKE '%assk%' ORDER BY id",
      [account],
    )
  ).map(({ act, detail }) => [act, detail.of]);

beforeEach(async () => {
  for (const table of ["passkey", "second_factor", "operator_rule", "operator_session"])
    await db.query(`DELETE FROM ${table}`);
});

describe("an operator's passkey", () => {
  it("is added with a fresh password, signs in with nothing typed, and is named and removed by its owner alone", async () => {
    const [editor, viewer] = [await operator("editor"), await operator("viewer")];
    const device = aPasskey();
    const added = await add(editor, device);
    expect(added).toMatchObject({ success: true, value: { name: "My laptop", lastUsedAt: null } });
    const url = `${own}/${String(added.value["id"])}`;
    const entered = await show(device);
    expect(entered).toMatchObject({ success: true, value: { operator: { account: "editor" } } });
    expect(await as(entered.cookie, "/draft")).toBe(200);
    expect((await viewer.call("PUT", url, { name: "Mine" })).status).toBe(404);
    expect((await viewer.call("DELETE", url)).status).toBe(404);
    expect((await editor.call("PUT", url, { name: " Blue key " })).success).toBe(true);
    expect((await editor.call("GET", own)).value["rows"]).toMatchObject([
      { name: "Blue key", lastUsedAt: expect.any(String) },
    ]);
    expect((await editor.call("DELETE", url)).success).toBe(true);
    // Whoever came in with it is out, its owner stays, and it opens nothing any more.
    expect([await as(entered.cookie), await as(editor.cookies["console"])]).toEqual([401, 200]);
    expect((await show(device)).code).toBe("passkey_refused");
    expect(await actsOf("editor")).toEqual([
      ["passkeyAdded", "My laptop"],
      ["passkeySignIn", "My laptop"],
      ["passkeyRenamed", "My laptop → Blue key"],
      ["passkeyRemoved", "Blue key"],
    ]);
    clock.advance(301);
    expect((await editor.call("POST", `${own}/start`, undefined, page)).code).toBe("password_needed");
  });

  it("is one of several, at most ten, and people are told how many each has", async () => {
    const editor = await operator("editor");
    const devices = [aPasskey(), aPasskey()];
    for (const device of devices) await add(editor, device);
    for (const device of devices) expect((await show(device)).success).toBe(true);
    const people = (await (await operator("administrator")).call("GET", "/operators")).value["rows"];
    expect((people as Record<string, unknown>[]).find(({ account }) => account === "editor")).toMatchObject({
      passkeys: 2,
      secondFactor: false,
    });
    const again = await operator("viewer");
    for (let count = 0; count < 10; count += 1) expect((await add(again, aPasskey())).success).toBe(true);
    expect((await add(again, aPasskey())).code).toBe("too_many_passkeys");
  });

  it.each<[string, PasskeyTricks]>([
    ["for another page", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["by a device that did not check who holds it", { isVerified: false }],
  ])("that is made %s is refused, and so is its proof", async (_, tricks) => {
    const editor = await operator("editor");
    expect((await add(editor, aPasskey(), tricks)).code).toBe("passkey_refused");
    const device = aPasskey();
    await add(editor, device);
    expect((await show(device, tricks)).code).toBe("passkey_refused");
    expect((await show(device)).success).toBe(true);
  });

  it("is served to the console's own page only", async () => {
    const cross = { origin: "https://evil.example" };
    expect((await send("passkey/start", undefined, cross)).status).toBe(403);
    const editor = await operator("editor");
    expect((await editor.call("POST", `${own}/start`, undefined, { ...page, ...cross })).status).toBe(403);
    expect(
      (await send("passkey/start", undefined, { host: "127.0.0.1:8080", origin: "http://127.0.0.1:8080" })).code,
    ).toBe("passkey_refused");
  });

  it("answers a challenge once, within five minutes, in the session that asked; an old counter is refused", async () => {
    const [editor, viewer] = [await operator("editor"), await operator("viewer")];
    const device = aPasskey();
    const making = (await editor.call("POST", `${own}/start`, undefined, page)).value as unknown as Begun;
    const body = { ticket: making.ticket, name: "A", credential: device.make(making.options) };
    expect((await viewer.call("POST", own, body, page)).code).toBe("passkey_refused");
    const tries = await Promise.all([1, 2, 3].map(() => editor.call("POST", own, body, page)));
    expect(tries.filter(({ success }) => success)).toHaveLength(1);
    const begun = await begin();
    const shown = { ticket: begun.ticket, credential: device.show(begun.options) };
    const entries = await Promise.all([1, 2, 3].map(() => send("passkey", shown)));
    expect(entries.filter(({ success }) => success)).toHaveLength(1);
    expect((await show(device, { counter: 1 })).code).toBe("passkey_refused");
    const late = await begin();
    clock.advance(301);
    expect((await show(device, {}, { begun: late })).code).toBe("passkey_refused");
    expect((await show(device)).success).toBe(true);
    const ended = (await (await operator("viewer")).call("POST", `${own}/start`, undefined, page))
      .value as unknown as Begun;
    await db.query("DELETE FROM operator_session");
    const answer = await viewer.call(
      "POST",
      own,
      { ticket: ended.ticket, name: "B", credential: aPasskey().make(ended.options) },
      page,
    );
    expect(answer.status).toBe(401);
  });

  it("opens nothing for an operator whose account is closed, nor for another one over an open page", async () => {
    const [administrator, editor] = [await operator("administrator"), await operator("editor")];
    const device = aPasskey();
    await add(editor, device);
    expect((await show(device, {}, { account: "viewer" })).code).toBe("passkey_refused");
    expect((await show(device, {}, { account: "editor" })).success).toBe(true);
    const rows = (await administrator.call("GET", "/operators")).value["rows"] as Record<string, unknown>[];
    const id = String(rows.find(({ account }) => account === "editor")?.["id"]);
    const close = (isDisabled: boolean) => administrator.call("PUT", `/operators/${id}/disabled`, { isDisabled });
    expect((await close(true)).success).toBe(true);
    expect((await show(device)).code).toBe("passkey_refused");
    expect((await close(false)).success).toBe(true);
    expect((await show(device)).success).toBe(true);
    // Lost: an administrator takes it away, and it is out everywhere.
    expect((await administrator.call("POST", `/operators/${id}/secondFactor/reset`)).success).toBe(true);
    expect((await show(device)).code).toBe("passkey_refused");
  });

  it("of a member opens no console", async () => {
    const editor = await operator("editor");
    const device = aPasskey();
    await add(editor, device);
    await console.register("keyholder1");
    await db.query(
      "UPDATE passkey SET operator_id = NULL, member_id = (SELECT id FROM member WHERE account = 'keyholder1')",
    );
    expect((await show(device)).code).toBe("passkey_refused");
  });
});

describe("S-39 more than a password", () => {
  const demandedOf: [OperatorRole, boolean][] = [
    ["administrator", true],
    ["publisher", true],
    ["reviewer", false],
    ["editor", false],
  ];
  it.each(demandedOf)("is demanded of a %s on a new platform: %s", async (role, isDemanded) => {
    await ensureOperatorRule(db, { isDemo: false });
    const who = await operator(role);
    expect((await who.call("GET", "/session")).value).toMatchObject({ mustEnrol: isDemanded, mustProve: false });
    expect((await who.call("GET", "/draft")).status).toBe(isDemanded ? 403 : 200);
    if (isDemanded) expect((await who.call("POST", "/publish", {})).status).toBe(403);
    expect((await add(who, aPasskey())).success).toBe(true);
    expect((await who.call("GET", "/draft")).status).toBe(200);
  });

  it("is demanded of nobody on a demo, which says so; that ends with the demo, and what somebody decided stays", async () => {
    await ensureOperatorRule(db, { isDemo: true });
    const administrator = await operator("administrator");
    expect((await administrator.call("GET", "/session")).value).toMatchObject({
      mustEnrol: false,
      isPasswordEnough: true,
    });
    expect((await administrator.call("GET", "/operators/rule")).value).toMatchObject({ isDemo: true });
    await endDemo({ db, clock });
    await ensureOperatorRule(db, { isDemo: false });
    expect((await administrator.call("GET", "/session")).value).toMatchObject({ mustEnrol: true });
    await add(administrator, aPasskey());
    await administrator.call("PUT", "/operators/rule", { demandsSecondFactor: true, of: "all" });
    await endDemo({ db, clock });
    await ensureOperatorRule(db, { isDemo: false });
    expect((await administrator.call("GET", "/operators/rule")).value).toMatchObject({
      demandsSecondFactor: true,
      of: "all",
      isDemo: false,
    });
  });

  it("is not set up anew with a password alone where there is a passkey: that is what signs in", async () => {
    const publisher = await operator("publisher");
    const device = aPasskey();
    // Opened with the password before there was anything else.
    const before = await operator("publisher");
    await add(publisher, device);
    await demand("publishers");
    expect((await before.call("GET", "/session")).value).toMatchObject({ mustEnrol: true, mustProve: true });
    expect((await before.call("GET", "/draft")).code).toBe("second_factor_needed");
    expect((await add(before, aPasskey())).code).toBe("factor_not_shown");
    expect((await before.call("POST", "/account/secondFactor/start")).code).toBe("factor_not_shown");
    const refused = await password("publisher");
    expect([refused.json<{ code: string }>().code, refused.cookies]).toEqual(["passkey_required", []]);
    const entered = await show(device);
    expect(await as(entered.cookie, "/draft")).toBe(200);
    // The session that made it goes on, and giving the password again keeps what was shown.
    expect((await publisher.call("GET", "/draft")).status).toBe(200);
    const again = await publisher.call("POST", "/session/confirm", { password: operatorPassword });
    expect(again.value).toMatchObject({ mustEnrol: false });
  });

  it("is a code as well, and is missing again once the last of it is removed", async () => {
    await demand("all");
    const editor = await operator("editor");
    const secret = String((await editor.call("POST", "/account/secondFactor/start")).value["secret"]);
    const code = () => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
    expect((await editor.call("POST", "/account/secondFactor", { code: code() })).success).toBe(true);
    expect((await editor.call("GET", "/draft")).status).toBe(200);
    clock.advance(31);
    const entered = await password("editor", code());
    expect(entered.json<{ value: object }>().value).toMatchObject({ mustEnrol: false });
    clock.advance(31);
    const body = { password: operatorPassword, code: code() };
    expect((await editor.call("POST", "/account/secondFactor/removal", body)).success).toBe(true);
    expect((await editor.call("GET", "/draft")).code).toBe("second_factor_needed");
    expect((await editor.call("GET", "/session")).value).toMatchObject({ mustEnrol: true, mustProve: false });
  });
});
