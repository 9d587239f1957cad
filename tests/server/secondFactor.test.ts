import { generateSync } from "otplib";
import { beforeEach, describe, expect, it } from "vitest";
import { aPlatform, freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { aRecovery, siteWith } from "#tests/support/aRecovery.ts";

const platform = await aPlatform();
const { call, clock, db, liveSite, login, owner, register } = platform;
const recovery = aRecovery(platform);
beforeEach(() => liveSite.change(siteWith("TWOFACTOR3", "CHNGPASSVERIF3", "CHNGPASSMAIL3")));

interface Envelope {
  success: boolean;
  code?: string;
  value: Record<string, unknown>;
}
const base = "/wps/member/secondFactor";

async function seal(url: string, clear: object, token?: string, ip = freshAddress()) {
  const body = await platform.encrypt(clear, {}, `POST ${url}`);
  const answer = await call("POST", url, { body, ip, ...(token !== undefined && { token }) });
  return { status: answer.statusCode, cookies: answer.cookies, ...answer.json<Envelope>() };
}
const confirm = async (token: string, code: string) => {
  const answer = await call("POST", base, { token, body: { code }, ip: freshAddress() });
  return { status: answer.statusCode, ...answer.json<Envelope>() };
};
const begin = async (token: string) =>
  String((await seal(`${base}/start`, { password: goodPassword }, token)).value["secret"]);
/** The code of an app whose clock is wrong by so many seconds. */
const codeOf = (secret: string, wrongBy = 0) =>
  generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + wrongBy });
const wrongThan = (secret: string) => (codeOf(secret) === "000000" ? "111111" : "000000");
const second = (ticket: string, code: string, over: object = {}) =>
  seal("/wps/session/login/secondFactor", { ticket, code, ...over });

let people = 0;
/** A member whose logins ask for a code. */
async function somebody() {
  people += 1;
  const account = `factor${people}x`;
  const { token } = await register(account);
  await owner.query("UPDATE member SET email = $2, language = 'EN' WHERE account = $1", [
    account,
    `${account}@mail.example`,
  ]);
  const secret = await begin(token);
  const { value } = await confirm(token, codeOf(secret));
  clock.advance(31);
  const firstStep = async () => {
    const answer = await login(account, goodPassword, {}, { ip: freshAddress() });
    expect(answer).toMatchObject({ success: false, code: "second_factor_required" });
    return String(answer.value["ticket"]);
  };
  return { account, token, secret, codes: value["codes"] as string[], firstStep };
}

describe("a second factor", () => {
  it("is begun with the password, asks for nothing before its first code, and then for one at each login", async () => {
    const { token } = await register("factorfirst");
    expect((await seal(`${base}/start`, { password: "Wrong-One-22" }, token)).code).toBe("wrong_password");
    const started = await seal(`${base}/start`, { password: goodPassword }, token);
    const secret = String(started.value["secret"]);
    expect(started.value["uri"]).toBe(`otpauth://totp/Testbrand:factorfirst?secret=${secret}&issuer=Testbrand`);
    // Abandoned halfway: logins are what they were.
    expect((await login("factorfirst", goodPassword)).success).toBe(true);
    expect((await confirm(token, wrongThan(secret))).code).toBe("wrong_factor_code");
    const on = await confirm(token, codeOf(secret));
    expect(on.value["codes"]).toHaveLength(10);
    expect((await login("factorfirst", goodPassword)).code).toBe("second_factor_required");
    const state = await call("GET", base, { token });
    expect(state.json()).toMatchObject({ value: { on: true, codesLeft: 10 } });
    expect((await seal(`${base}/start`, { password: goodPassword }, token)).code).toBe("factor_is_on");
    expect((await confirm(token, codeOf(secret))).code).toBe("factor_not_started");
  });

  it("begun in two tabs is that of the second; begun a quarter of an hour ago, none", async () => {
    const { token } = await register("factortabs");
    const one = await begin(token);
    const other = await begin(token);
    expect((await confirm(token, codeOf(one))).code).toBe("wrong_factor_code");
    expect((await confirm(token, codeOf(other))).success).toBe(true);
    const { token: slow } = await register("factorslow");
    const late = await begin(slow);
    clock.advance(15 * 60 + 1);
    expect((await confirm(slow, codeOf(late))).code).toBe("factor_not_started");
  });

  it("lets in with ticket and code, once", async () => {
    const { account, secret, firstStep } = await somebody();
    const ticket = await firstStep();
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3].map(() => second(ticket, code)));
    expect(answers.filter(({ success }) => success)).toMatchObject([{ value: { account, username: account } }]);
    // The code was used, and so was the ticket.
    expect((await second(await firstStep(), code)).code).toBe("wrong_factor_code");
    clock.advance(31);
    expect((await second(ticket, codeOf(secret))).code).toBe("ticket_dead");
    expect((await second(await firstStep(), codeOf(secret))).success).toBe(true);
  });

  it.each([
    [-30, true],
    [30, true],
    [-90, false],
    [90, false],
    [-7_200, false],
    [7_200, false],
  ])("takes a code of a clock that is wrong by %i seconds: %s", async (wrongBy, isTaken) => {
    const { secret, firstStep } = await somebody();
    clock.advance(60);
    expect((await second(await firstStep(), codeOf(secret, wrongBy))).success).toBe(isTaken);
  });

  it("is guessed five times without a wait, whatever the tickets; waiting, a right code is a wrong one", async () => {
    const { secret, firstStep } = await somebody();
    const first = await firstStep();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await second(first, wrongThan(secret))).code).toBe("wrong_factor_code");
    expect((await second(first, codeOf(secret))).code).toBe("ticket_dead");
    expect((await second(await firstStep(), codeOf(secret))).code).toBe("wrong_factor_code");
    clock.advance(3);
    expect((await second(await firstStep(), codeOf(secret))).success).toBe(true);
  });

  it("is guessed no faster by many at the same moment", async () => {
    const { secret, firstStep } = await somebody();
    const tickets: string[] = [];
    for (let number = 0; number < 12; number += 1) tickets.push(await firstStep());
    await Promise.all(tickets.map((ticket) => second(ticket, wrongThan(secret))));
    expect((await second(await firstStep(), codeOf(secret))).code).toBe("wrong_factor_code");
  });

  it("has ten recovery codes, each for one use, however it is typed", async () => {
    const { codes, firstStep, token } = await somebody();
    const typed = ` ${codes[0]?.toLowerCase().replaceAll("-", " ")} `;
    expect((await second(await firstStep(), typed)).success).toBe(true);
    expect((await second(await firstStep(), codes[0] ?? "")).code).toBe("wrong_factor_code");
    expect((await second(await firstStep(), codes[1] ?? "")).success).toBe(true);
    expect((await call("GET", base, { token })).json()).toMatchObject({ value: { codesLeft: 8 } });
  });

  it("S-36 stands in the database sealed, its recovery codes as keyed hashes", async () => {
    const { secret, codes } = await somebody();
    const rows = await db.query<{ row: string }>(
      "SELECT f::text AS row FROM second_factor f UNION ALL SELECT c::text FROM recovery_code c",
    );
    const text = rows.map(({ row }) => row).join("\n");
    for (const plain of [secret, Buffer.from(secret).toString("hex"), ...codes])
      expect(text.toUpperCase()).not.toContain(plain.toUpperCase());
  });

  it("ends with password and code, and the member is told", async () => {
    const { account, token, secret } = await somebody();
    const remove = (password: string, code: string) => seal(`${base}/removal`, { password, code }, token);
    expect((await remove("Wrong-One-22", codeOf(secret))).code).toBe("wrong_password");
    expect((await remove(goodPassword, wrongThan(secret))).code).toBe("wrong_factor_code");
    // A brand that offers it no more keeps nobody from switching it off, nor from being asked until then.
    liveSite.change(siteWith());
    expect((await login(account, goodPassword)).code).toBe("second_factor_required");
    expect((await remove(goodPassword, codeOf(secret))).success).toBe(true);
    expect((await login(account, goodPassword)).success).toBe(true);
    const told = await recovery.messages(`${account}@mail.example`);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      "Testbrand: two-step login is off",
      "Testbrand: two-step login is on",
    ]);
  });

  it("is asked for after a code by text message and after a password that was set by one; both hold", async () => {
    const { account, secret } = await somebody();
    const number = "20777001";
    await owner.query(
      "UPDATE member SET dialing_code = '855', mobile_num = $2, mobile_verified_at = now() WHERE account = $1",
      [account, number],
    );
    await recovery.askCode(number);
    const set = await recovery.byPhone(number, await recovery.codeTo(number));
    expect(set.code).toBe("second_factor_required");
    expect((await second(String(set.value["ticket"]), codeOf(secret))).success).toBe(true);
    // The new password holds, whatever became of the second step.
    expect((await login(account, "Amber-Kettle-31-moon")).code).toBe("second_factor_required");
  });

  it("S-22 a ticket is worth nothing once the password is another one or the account is blocked, nor after five minutes", async () => {
    const { account, secret, firstStep } = await somebody();
    const old = await firstStep();
    clock.advance(301);
    expect((await second(old, codeOf(secret))).code).toBe("ticket_dead");
    const blocked = await firstStep();
    await owner.query("UPDATE member SET disabled_at = now() WHERE account = $1", [account]);
    expect((await second(blocked, codeOf(secret))).code).toBe("ticket_dead");
    await owner.query("UPDATE member SET disabled_at = NULL, password_hash = 'another' WHERE account = $1", [account]);
    expect((await second(blocked, codeOf(secret))).code).toBe("ticket_dead");
    expect((await second("made.up-ticket-of-somebody", codeOf(secret))).code).toBe("ticket_dead");
  });

  it("stays signed in as asked: the remembered device is asked for no code", async () => {
    const { account, secret, firstStep } = await somebody();
    const entered = await second(await firstStep(), codeOf(secret), { rememberMe: true });
    const cookies = Object.fromEntries(entered.cookies.map(({ name, value }) => [name, value]));
    expect(Object.keys(cookies).toSorted()).toEqual(["device", "rm"]);
    const again = await call("POST", "/wps/session/login/remembered", { cookies });
    expect(again.json()).toMatchObject({ success: true, value: { account } });
  });
});
