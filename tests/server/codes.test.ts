import { describe, expect, it } from "vitest";
import { aPlatform, freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";

const platform = await aPlatform();
const { call, clock, db, liveSite } = platform;

describe("codes by text message", () => {
  const number = { mobileNum: "10555001", countryDialingCode: "855" };
  const lastMessage = async () =>
    (
      await db.query<{ recipient: string; body: string }>(
        "SELECT recipient, body FROM outbox_message ORDER BY created_at DESC, id LIMIT 1",
      )
    )[0];
  const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? "")?.[0] ?? "";
  const send = async (mobileNo: string, over: object = {}, ip = freshAddress()) =>
    call("POST", "/wps/verification/sms/register", {
      body: { mobileNo, countryDialingCode: "855", botCheck: await platform.solve("registerCode"), ...over },
      headers: { language: "EN" },
      ip,
    });
  const registerMobile = async (over: object = {}) =>
    call("PUT", "/wps/member/register/mobile", {
      body: await platform.encrypt({
        ...number,
        password: goodPassword,
        confirmPassword: goodPassword,
        registerMethod: "WEB",
        login: true,
        botCheck: await platform.solve("register"),
        ...over,
      }),
      headers: { "idempotency-key": crypto.randomUUID() },
      ip: freshAddress(),
    });

  it("[REG-06] [REG-12] a number and its code register by mobile, and the code counts once", async () => {
    expect((await send("010555001")).json().value).toEqual({ expiredMinutes: 3 });
    const message = await lastMessage();
    expect(message?.recipient).toBe("+85510555001");
    const verificationCode = codeIn(message?.body);
    const answer = await registerMobile({ verificationCode });
    expect(answer.json().value).toMatchObject({ account: "85510555001", type: 0 });
    expect((await registerMobile({ verificationCode })).json()).toMatchObject({
      code: "wrong_code",
      value: { fieldErrors: { verificationCode: { key: "error.wrong_code" } } },
    });
  });

  it("the number logs in with a code, which is sent only to those who have an account", async () => {
    const ask = async (mobileNum: string) =>
      call("POST", "/wps/verification/sms/noLogin", {
        body: { mobileNum, countryDialingCode: "855", botCheck: await platform.solve("loginCode") },
        headers: { language: "KM" },
        ip: freshAddress(),
      });
    clock.advance(61);
    const [known, unknown] = [await ask("10555001"), await ask("10999999")];
    expect(unknown.body).toBe(known.body);
    expect(await db.query("SELECT FROM outbox_message WHERE recipient = '+85510999999'")).toHaveLength(0);
    const message = await lastMessage();
    expect(message?.body).toContain("លេខកូដ");
    const sms = { type: "sms", countryDialingCode: "855", botCheck: undefined };
    expect((await platform.login("10555001", "000000", sms)).code).toBe("wrong_code");
    expect((await platform.login("10555001", codeIn(message?.body), sms)).value["account"]).toBe("85510555001");
    expect((await platform.login("10555001", codeIn(message?.body), sms)).code).toBe("wrong_code");
  });

  it("S-36 a code is dead after five wrong tries, after three minutes, and when a new one is sent", async () => {
    const tryCode = async (mobileNum: string, verificationCode: string) =>
      (await registerMobile({ mobileNum, verificationCode })).json().code as string | undefined;
    await send("10555002");
    const first = codeIn((await lastMessage())?.body);
    const wrong = first === "111111" ? "222222" : "111111";
    for (let time = 0; time < 5; time += 1) expect(await tryCode("10555002", wrong)).toBe("wrong_code");
    expect(await tryCode("10555002", first)).toBe("wrong_code");

    await send("10555003");
    const stale = codeIn((await lastMessage())?.body);
    clock.advance(181);
    expect(await tryCode("10555003", stale)).toBe("wrong_code");
    await send("10555003");
    const old = codeIn((await lastMessage())?.body);
    clock.advance(61);
    await send("10555003");
    const fresh = codeIn((await lastMessage())?.body);
    if (old !== fresh) expect(await tryCode("10555003", old)).toBe("wrong_code");
    expect(await tryCode("10555003", fresh)).toBeUndefined();
  });

  it("S-36 codes stand in the database only as salted, keyed hashes", async () => {
    await send("10555004");
    const code = codeIn((await lastMessage())?.body);
    const rows = await db.query<{ row: string }>("SELECT v::text AS row FROM verification_code v");
    expect(rows.map(({ row }) => row).join()).not.toContain(code);
  });

  it("S-37 a number gets one code a minute, three in ten minutes, ten a day", async () => {
    const statuses: number[] = [];
    const hour = 3_600;
    for (const wait of [0, 1, 60, 60, 60, 600]) {
      clock.advance(wait);
      statuses.push((await send("10555005")).statusCode);
    }
    expect(statuses).toEqual([200, 429, 200, 200, 429, 200]);
    for (let time = 0; time < 12; time += 1) {
      clock.advance(hour);
      statuses.push((await send("10555005")).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    clock.advance(25 * hour);
    expect((await send("10555005")).statusCode).toBe(200);
  });

  it("S-37 an address gets five an hour, whatever the numbers, and 429 says when to come back", async () => {
    const ip = "203.0.113.44";
    for (let time = 0; time < 5; time += 1) expect((await send(`2077700${time}`, {}, ip)).statusCode).toBe(200);
    const refused = await send("20777009", {}, ip);
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  });

  it("S-37 S-38 nothing is sent without the human check, and nothing where its flag is off", async () => {
    const before = await db.query("SELECT FROM outbox_message");
    const without = await send("30444001", { botCheck: "rubbish" });
    expect(without.json().code).toBe("human_check_failed");
    liveSite.change({ ...aSite(), flags: { modId: "ROOT", enabled: "1", childrenNodes: [] } });
    expect((await send("30444001")).json().code).toBe("feature_off");
    liveSite.change(aSite());
    expect(await db.query("SELECT FROM outbox_message")).toHaveLength(before.length);
  });
});
