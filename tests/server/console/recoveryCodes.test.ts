import { generateSync } from "otplib";
import { beforeEach, describe, expect, it } from "vitest";
import { operatorLimits } from "#server/features/console/createOperatorSessions.ts";
import { aConsole, operatorPassword, type TestOperator } from "#tests/support/aConsole.ts";
import { aPasskey } from "#tests/support/aPasskey.ts";
import { freshAddress } from "#tests/support/aPlatform.ts";

const console = await aConsole();
const { clock, db, operator } = console;
const page = { host: "localhost:8080", origin: "http://localhost:8080" };
const own = "/account/passkeys";
/** The last act of before a test. */
let before = "0";

async function add(who: TestOperator) {
  const { value } = await who.call("POST", `${own}/start`, undefined, page);
  const { ticket, options } = value as unknown as { ticket: string; options: Parameters<Device["make"]>[0] };
  return who.call("POST", own, { ticket, name: "Laptop", credential: aPasskey().make(options) }, page);
}
type Device = ReturnType<typeof aPasskey>;

async function signIn(account: string, code?: string) {
  const answer = await console.call("POST", "/console/api/session", {
    body: { account, password: operatorPassword, ...(code !== undefined && { code }) },
    ip: freshAddress(),
  });
  const cookie = /\bconsole=([^;]+)/.exec(String(answer.headers["set-cookie"]))?.[1] ?? "";
  return { ...answer.json<{ success: boolean; code?: string }>(), cookie };
}
const codesOf = (answer: Awaited<ReturnType<typeof add>>) => answer.value["codes"] as string[];
const left = async (who: TestOperator) => (await who.call("GET", "/account/secondFactor")).value["codesLeft"];
const acts = async (like: string) =>
  (
    await db.query<{ act: string; detail: object }>(
      "SELECT act, detail FROM operator_act WHERE act LIKE $1 AND id > $2 ORDER BY id",
      [like, before],
    )
  ).map(({ act, detail }) => [act, detail]);

beforeEach(async () => {
  const [last] = await db.query<{ id: string }>("SELECT coalesce(max(id), 0)::text AS id FROM operator_act");
  before = last?.id ?? "0";
  for (const table of ["passkey", "second_factor", "recovery_code", "operator_session"])
    await db.query(`DELETE FROM ${table}`);
  await db.query(
    `INSERT INTO operator_rule (demands_second_factor, demanded_of) VALUES (true, 'publishers')
     ON CONFLICT (is_only) DO UPDATE SET demands_second_factor = true`,
  );
});

describe("S-39 recovery codes of an operator", () => {
  it("come with the first passkey, are told once, and are kept as hashes", async () => {
    const publisher = await operator("publisher");
    const codes = codesOf(await add(publisher));
    expect(codes).toHaveLength(10);
    expect(await left(publisher)).toBe(10);
    const kept = JSON.stringify(await db.query("SELECT * FROM recovery_code"));
    for (const code of codes) expect(kept).not.toContain(code);
    expect(codesOf(await add(publisher))).toEqual([]);
    expect(await left(publisher)).toBe(10);
    expect(await acts("recovery%")).toEqual([["recoveryCodesMade", {}]]);
  });

  it("sign in where the passkey is lost, each once, and let another passkey be added", async () => {
    const codes = codesOf(await add(await operator("publisher")));
    expect((await signIn("publisher")).code).toBe("passkey_required");
    expect((await signIn("publisher", "000000")).code).toBe("wrong_factor_code");
    const entered = await signIn("publisher", codes[0]?.toLowerCase().replaceAll("-", " "));
    expect(entered.success).toBe(true);
    const state = await console.call("GET", "/console/api/session", { cookies: { console: entered.cookie } });
    expect(state.json<{ value: object }>().value).toMatchObject({ mustEnrol: false });
    expect((await signIn("publisher", codes[0])).code).toBe("wrong_factor_code");
    expect(await acts("recoveryCodeUsed")).toEqual([["recoveryCodeUsed", { codesLeft: 9 }]]);
  });

  it("count once where one is typed in two windows at the same moment", async () => {
    const [code] = codesOf(await add(await operator("publisher")));
    const both = await Promise.all([signIn("publisher", code), signIn("publisher", code)]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
  });

  it("are made anew with a password given just now, and the old ones open nothing", async () => {
    const publisher = await operator("publisher");
    const [old] = codesOf(await add(publisher));
    const renewed = await publisher.call("POST", "/account/secondFactor/codes");
    expect(renewed.value["codes"]).toHaveLength(10);
    expect(await left(publisher)).toBe(10);
    expect((await signIn("publisher", old)).code).toBe("wrong_factor_code");
    expect((await signIn("publisher", (renewed.value["codes"] as string[])[3])).success).toBe(true);
    clock.advance(operatorLimits.confirmedMs / 1000 + 1);
    expect((await publisher.call("POST", "/account/secondFactor/codes")).success).toBe(false);
    expect(await left(publisher)).toBe(9);
  });

  it("are not made by a password alone where there is a passkey, nor where there is nothing they stand in for", async () => {
    await db.query("UPDATE operator_rule SET demands_second_factor = false");
    const other = await operator("publisher");
    expect((await other.call("POST", "/account/secondFactor/codes")).code).toBe("no_factor");
    await add(await operator("publisher"));
    expect((await other.call("POST", "/account/secondFactor/codes")).code).toBe("factor_not_shown");
  });

  it("of one operator open nothing of another's", async () => {
    const [code] = codesOf(await add(await operator("publisher")));
    await add(await operator("administrator"));
    expect((await signIn("administrator", code)).code).toBe("wrong_factor_code");
  });

  it("end with the last that they stand in for: codes of an app keep them, the last passkey takes them along", async () => {
    const publisher = await operator("publisher");
    const added = await add(publisher);
    const secret = String((await publisher.call("POST", "/account/secondFactor/start")).value["secret"]);
    const code = generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
    const on = await publisher.call("POST", "/account/secondFactor", { code });
    expect(on.value["codes"]).toHaveLength(10);
    expect(await left(publisher)).toBe(10);
    await publisher.call("DELETE", `${own}/${String(added.value["id"])}`);
    expect(await left(publisher)).toBe(10);
    const [recovery] = on.value["codes"] as string[];
    await publisher.call("POST", "/account/secondFactor/removal", { password: operatorPassword, code: recovery });
    expect(await left(publisher)).toBe(0);
    expect(await db.query("SELECT FROM recovery_code")).toHaveLength(0);
  });
});
