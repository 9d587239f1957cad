import { expect, it } from "vitest";
import type { PlayerPorts } from "./memoryPlatform.ts";

/** What the suite needs: ports of a fresh visitor, and an account that exists. */
export interface PortsUnderTest {
  ports: PlayerPorts;
  account: string;
  password: string;
  /** Name and password that a registration accepts, and the other members it needs. */
  newcomer: { username: string; password: string; [name: string]: string };
  /** A proof of work for an action; empty where nobody checks. */
  prove(action: "login" | "register"): Promise<string>;
}

/** What stores rely on, whoever answers: the fake of the tests and the real platform run this suite. */
export function playerPortsContract(open: () => Promise<PortsUnderTest>): void {
  const logIn = async ({ ports, account, password, prove }: PortsUnderTest, rememberMe = false) =>
    ports.session.login({ username: account, password, type: "username", rememberMe, botCheck: await prove("login") });

  it("says unauthorized to a visitor, and never throws", async () => {
    const { ports } = await open();
    const answers = [
      ports.session.getMemberInfo(),
      ports.balance.getBalance(),
      ports.messages.getUnreadCount(),
      ports.session.logout(null),
    ];
    for (const answer of answers)
      expect(await answer).toMatchObject({ ok: false, failure: { kind: "unauthorized", status: 401 } });
  });

  it("logs in, knows the member, and forgets at logout", async () => {
    const test = await open();
    const { session, balance, messages } = test.ports;
    expect(await logIn(test)).toMatchObject({
      ok: true,
      value: { account: test.account, type: 0, firstTimeLogin: false },
    });
    expect(await session.getMemberInfo()).toMatchObject({ ok: true, value: { account: test.account } });
    expect(await balance.getBalance()).toMatchObject({ ok: true, value: { currency: "USD" } });
    const unread = await messages.getUnreadCount();
    expect(unread.ok && typeof unread.value).toBe("number");
    expect(await session.logout(null)).toMatchObject({ ok: true });
    expect(await session.getMemberInfo()).toMatchObject({ ok: false });
  });

  it("refuses a wrong password as a business refusal, and asks for a captcha after some", async () => {
    const { ports, account, prove } = await open();
    const answers = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const botCheck = await prove("login");
      answers.push(await ports.session.login({ username: account, password: "wrong-one", type: "username", botCheck }));
    }
    for (const answer of answers) {
      expect(answer).toMatchObject({
        ok: false,
        failure: { kind: "refused", code: "wrong_account_or_password", status: 200 },
      });
    }
    expect(answers.map((answer) => !answer.ok && answer.failure.details["captchaRequired"])).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("remembers who wished it, until told to forget", async () => {
    const test = await open();
    const { session } = test.ports;
    expect(await session.getRemembered()).toEqual({ ok: true, value: { account: null } });
    await logIn(test, true);
    expect(await session.getRemembered()).toEqual({ ok: true, value: { account: test.account } });
    expect(await session.rememberedLogin()).toMatchObject({ ok: true, value: { account: test.account } });
    await session.forgetRemembered();
    expect(await session.getRemembered()).toEqual({ ok: true, value: { account: null } });
    expect(await session.rememberedLogin()).toMatchObject({
      ok: false,
      failure: { kind: "refused", code: "not_remembered" },
    });
  });

  it("registers once, and says that a name is taken", async () => {
    const { ports, newcomer, prove } = await open();
    const body = { ...newcomer, registerMethod: "WEB", login: true } as const;
    const first = await ports.session.register("username", { ...body, botCheck: await prove("register") });
    expect(first).toMatchObject({ ok: true, value: { account: newcomer.username } });
    const second = await ports.session.register("username", { ...body, botCheck: await prove("register") });
    expect(second).toMatchObject({ ok: false, failure: { kind: "refused" } });
  });

  it("changes a password only by the old one", async () => {
    const test = await open();
    const { session } = test.ports;
    await logIn(test);
    const change = { newPassword: "Calm-Heron-31!", confirmNewPassword: "Calm-Heron-31!" };
    expect(await session.changePassword({ oldPassword: "not-it", ...change })).toMatchObject({
      ok: false,
      failure: { kind: "refused", details: { fieldErrors: { oldPassword: { key: "error.wrong_password" } } } },
    });
    expect(await session.changePassword({ oldPassword: test.password, ...change })).toMatchObject({ ok: true });
  });

  it("sets no password by a code that was never sent", async () => {
    const { session } = (await open()).ports;
    const body = { newPassword: "Calm-Heron-31!", mobileNum: "10999998", countryDialingCode: "855" };
    expect(await session.setPasswordByPhone({ ...body, verificationCode: "000000" })).toMatchObject({
      ok: false,
      failure: { kind: "refused" },
    });
  });

  it("lets a trial account in", async () => {
    const { ports } = await open();
    expect(await ports.session.freePlay()).toMatchObject({ ok: true, value: { type: 4 } });
  });

  it("gives a captcha as a picture or answered by the device, each with an id of its own", async () => {
    const { ports } = await open();
    const [picture, worked] = [await ports.captcha.getCaptcha("image"), await ports.captcha.getCaptcha("work")];
    if (!picture.ok || !worked.ok) throw new Error("no captcha");
    expect(picture.value.value).toMatch(/^iVBORw0KGgo/);
    expect(worked.value.value).toMatch(/^[0-9A-F]{5}$/);
    expect(picture.value.id).not.toBe(worked.value.id);
  });
}

/** What a site store relies on. */
export function sitePortContract(open: () => Promise<PlayerPorts["site"]>): void {
  it("names the live revision and gives its text; another name is missing", async () => {
    const site = await open();
    const permission = await site.getPermission();
    const reference = permission.ok ? permission.value.info.site : undefined;
    if (!reference) throw new Error("no revision is named");
    const text = await site.getRevision(reference);
    expect(text.ok && (JSON.parse(text.value) as { format: number }).format).toBe(1);
    const other = { ...reference, hash: `sha256-${"1".repeat(64)}`, href: `/config/sha256-${"1".repeat(64)}.json` };
    expect(await site.getRevision(other)).toMatchObject({ ok: false, failure: { kind: "missing" } });
  });
}
