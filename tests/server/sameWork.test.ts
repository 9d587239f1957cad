import { beforeAll, describe, expect, it } from "vitest";
import { aConsole } from "#tests/support/aConsole.ts";
import { aPlatform, freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { recordStatements } from "#tests/support/recordStatements.ts";
import { solveCaptcha } from "#tests/support/solveCaptcha.ts";

const platform = await aPlatform();
const { call, clock, db, login, owner, register } = platform;
const known = { mobileNum: "10600001", countryDialingCode: "855" };
const unknown = { ...known, mobileNum: "10600002" };

beforeAll(async () => {
  await register("member01");
  await register("member02");
  await owner.query(
    `UPDATE member SET dialing_code = '855', mobile_num = '10600001', mobile_verified_at = now() WHERE account = 'member01'`,
  );
});

const sendCode = async (to: typeof known) => {
  const body = { ...to, botCheck: await platform.solve("loginCode") };
  const ip = freshAddress();
  return () => call("POST", "/wps/verification/sms/noLogin", { body, ip });
};

/** Keys are looked up anew after half a minute, whoever calls then: somebody else does, before anything is compared. */
const warmUp = async () => {
  await (
    await sendCode({ ...known, mobileNum: `2060${Math.trunc(clock.now().getTime() / 1000) % 100_000}` })
  )();
  await login("nobody99", "Wrong-2026!", {}, { ip: freshAddress() });
};

describe("S-33 nobody hears whether an account exists", () => {
  it("by the work that sending a code makes: the same statements, one answer, and a message to the owner only", async () => {
    await warmUp();
    const [toKnown, toUnknown] = [await sendCode(known), await sendCode(unknown)];
    const done = await recordStatements(db, toKnown);
    expect(await recordStatements(db, toUnknown)).toEqual(done);
    expect(done.filter((text) => text.includes("verification_code"))).toHaveLength(1);
    const messages = await db.query<{ recipient: string }>("SELECT recipient FROM outbox_message");
    expect(messages).toEqual([{ recipient: "+85510600001" }]);
    // The second time too: a code is replaced for both.
    clock.advance(61);
    await warmUp();
    const [again, alsoAgain] = [await sendCode(known), await sendCode(unknown)];
    expect(await recordStatements(db, again)).toEqual(await recordStatements(db, alsoAgain));
  });

  it("by the work that sending a code makes where messages leave the platform: nothing of the provider is in it", async () => {
    const way = { by: "webhook", url: "https://hooks.example/", secrets: ["x".repeat(32)], mayBeLocal: false } as const;
    const leaving = await aPlatform({
      config: { outgoing: { mail: undefined, sms: { ...way, from: undefined, perSecond: 5 } } },
    });
    await leaving.register("member01");
    await leaving.owner.query(
      "UPDATE member SET dialing_code = '855', mobile_num = '10600001', mobile_verified_at = now() WHERE account = 'member01'",
    );
    const send = async (to: typeof known) => {
      const body = { ...to, botCheck: await leaving.solve("loginCode") };
      return () => leaving.call("POST", "/wps/verification/sms/noLogin", { body, ip: freshAddress() });
    };
    await (
      await send({ ...known, mobileNum: "20600009" })
    )();
    const [toKnown, toUnknown] = [await send(known), await send(unknown)];
    const done = await recordStatements(leaving.db, toKnown);
    expect(await recordStatements(leaving.db, toUnknown)).toEqual(done);
    const kept = await leaving.db.query("SELECT recipient, state FROM outbox_message");
    expect(kept).toEqual([{ recipient: "+85510600001", state: "waiting" }]);
  });

  it("by a wrong code, before and after one was sent", async () => {
    const tryCode = (mobileNum: string) => () =>
      login(
        mobileNum,
        "000000",
        { type: "sms", countryDialingCode: "855", botCheck: undefined },
        { ip: freshAddress() },
      );
    for (let time = 0; time < 6; time += 1) {
      const done = await recordStatements(db, tryCode("10600001"));
      expect(await recordStatements(db, tryCode("10600002"))).toEqual(done);
    }
    expect(await recordStatements(db, tryCode("10600003"))).not.toEqual([]);
  });

  it("by asking for a mail to set a new password: the right address, a wrong one, and no account at all", async () => {
    await owner.query("UPDATE member SET email = 'member01@mail.example' WHERE account = 'member01'");
    const ask = async (username: string, email: string) => {
      const botCheck = await platform.solve("passwordMail");
      const body = new URLSearchParams({ username, email, botCheck }).toString();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const ip = freshAddress();
      return () => call("POST", "/wps/member/password/email", { body, headers, ip });
    };
    const asked = [
      ["nobody01", "warm@mail.example"],
      ["member01", "member01@mail.example"],
      ["member01", "other@mail.example"],
      ["nobody01", "member01@mail.example"],
    ] as const;
    const works: string[][] = [];
    const answers = new Set<string>();
    for (const [username, email] of asked) {
      const send = await ask(username, email);
      works.push(await recordStatements(db, async () => void answers.add((await send()).body)));
    }
    // The first wakes what is looked up once.
    const [, right, ...others] = works;
    for (const work of others) expect(work).toEqual(right);
    expect([...answers]).toHaveLength(1);
    expect(right?.filter((text) => text.includes("password_reset")).length).toBeGreaterThan(0);
    const mails = await db.query<{ recipient: string }>("SELECT recipient FROM outbox_message WHERE channel = 'mail'");
    expect(mails).toEqual([{ recipient: "member01@mail.example" }]);
  });

  it("a disabled member gets no code, and is answered as everybody", async () => {
    await owner.query("UPDATE member SET disabled_at = now() WHERE account = 'member01'");
    clock.advance(601);
    const before = await db.query("SELECT FROM outbox_message");
    const answer = await (await sendCode(known))();
    expect(answer.json()).toMatchObject({ success: true, value: { expiredMinutes: 3 } });
    expect(await db.query("SELECT FROM outbox_message")).toHaveLength(before.length);
  });

  it("by a wrong password, from the first to the one that locks", async () => {
    await warmUp();
    for (let time = 0; time < 8; time += 1) {
      const workOf = async (account: string) => {
        const captcha = time >= 3 ? await solveCaptcha(platform) : {};
        return recordStatements(db, () => login(account, "Wrong-2026!", captcha, { ip: freshAddress() }));
      };
      expect(await workOf("nobody02")).toEqual(await workOf("member02"));
    }
  });

  it("by how an account is spelled: other spellings are no other counters", async () => {
    await register("Spelled1");
    const tried = ["spelled1", "SPELLED1", " Spelled1 "];
    for (const account of tried) await login(account, "Wrong-2026!", {}, { ip: freshAddress() });
    expect((await login("sPELLED1", goodPassword, {}, { ip: freshAddress() })).code).toBe("captcha_required");
  });

  it("by a wrong sign-in at the console", async () => {
    const console = await aConsole();
    await console.signIn("viewer", "wrong");
    const workOf = (account: string) =>
      recordStatements(console.db, () => console.signIn(account, "wrong", freshAddress()));
    expect(await workOf("nobody")).toEqual(await workOf("publisher"));
  });
});
