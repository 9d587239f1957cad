import type { LightMyRequestResponse } from "fastify";
import type { FlagNode, Site } from "#contracts/config.ts";
import { freshAddress, type CallOptions, type TestPlatform } from "./aPlatform.ts";
import { aSite } from "./aSite.ts";

/** A password to set instead of `goodPassword`. */
export const newPassword = "Amber-Kettle-31-moon";

/** Content type of a form. */
export const formType = { "content-type": "application/x-www-form-urlencoded" };

/** A site where these flags are on too. */
export function siteWith(...flags: string[]): Site {
  const site = aSite();
  const nodes = flags.map((modId): FlagNode => ({ modId, enabled: "1", childrenNodes: [] }));
  return { ...site, flags: { ...site.flags, childrenNodes: [...site.flags.childrenNodes, ...nodes] } };
}

/** A code that is not this one. */
export function wrongThan(code: string): string {
  return code === "111111" ? "222222" : "111111";
}

/** Somebody who forgets: mail address and proved number, and the token of a session. */
export interface Forgetful {
  account: string;
  email: string;
  number: string;
  token: string;
}

interface Envelope {
  answer: LightMyRequestResponse;
  success: boolean;
  code?: string;
  value: Record<string, unknown>;
}

/** The calls of forgotten passwords on a test's platform, and what went out by them. */
export function aRecovery(platform: TestPlatform) {
  const { call, db, owner, register } = platform;
  let people = 0;

  const somebody = async (): Promise<Forgetful> => {
    people += 1;
    const [account, number] = [`forget${people}x`, String(20_500_000 + people)];
    const { token } = await register(account);
    const email = `${account}@Mail.example`;
    await owner.query(
      `UPDATE member SET email = $2, dialing_code = '855', mobile_num = $3, mobile_verified_at = now() WHERE account = $1`,
      [account, email, number],
    );
    return { account, email, number, token };
  };
  const opened = (answer: LightMyRequestResponse): Envelope => ({ answer, ...answer.json<Omit<Envelope, "answer">>() });
  const askMail = async (
    fields: Record<string, string>,
    { ip = freshAddress(), headers = {}, raw }: CallOptions & { raw?: string } = {},
  ) => {
    const botCheck = await platform.solve("passwordMail");
    const body = raw ?? new URLSearchParams({ botCheck, ...fields }).toString();
    const all = { ...formType, language: "EN", ...headers };
    return opened(await call("POST", "/wps/member/password/email", { body, headers: all, ip }));
  };
  const send = async (path: "reset" | "verification", clear: object) => {
    const url = `/wps/member/password/${path}`;
    const body = await platform.encrypt(clear, {}, `POST ${url}`);
    return opened(await call("POST", url, { body, ip: freshAddress() }));
  };
  const reset = (token: string, password = newPassword) => send("reset", { token, newPassword: password });
  const askCode = async (mobileNum: string, over: object = {}) =>
    call("POST", "/wps/verification/sms/forgot", {
      body: { mobileNum, countryDialingCode: "855", botCheck: await platform.solve("forgotCode"), ...over },
      headers: { language: "EN" },
      ip: freshAddress(),
    });
  const byPhone = (mobileNum: string, verificationCode: string, over: object = {}) =>
    send("verification", { mobileNum, countryDialingCode: "855", verificationCode, newPassword, ...over });
  const messages = (recipient: string) =>
    db.query<{ channel: string; recipient: string; subject: string; body: string }>(
      "SELECT channel, recipient, subject, body FROM outbox_message WHERE recipient = $1 ORDER BY created_at DESC, id",
      [recipient],
    );
  return {
    somebody,
    askMail,
    reset,
    askCode,
    byPhone,
    /** What went to an address or a number, newest first. */
    messages,
    /** The token of the newest link: kept as it is, since the tests' platform is a demo's. */
    linkTo: async (email: string) => /#token=([\w-]{43})/.exec((await messages(email))[0]?.body ?? "")?.[1] ?? "",
    codeTo: async (number: string) => /\d{6}/.exec((await messages(`+855${number}`))[0]?.body ?? "")?.[0] ?? "",
    isIn: async (token: string) => (await call("GET", "/wps/member/info", { token })).statusCode === 200,
  };
}
