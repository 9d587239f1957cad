import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, describe, expect, it } from "vitest";
import { allChecks } from "../../scripts/conformance/allChecks.ts";
import { answerError } from "../../scripts/conformance/answers.ts";
import type { CheckResult } from "../../scripts/conformance/Check.ts";
import { lackableParts } from "../../scripts/conformance/demandPart.ts";
import { systemChecks } from "../../scripts/conformance/checks/system.ts";
import { createVisitor } from "../../scripts/conformance/createVisitor.ts";
import { runChecks } from "../../scripts/conformance/runChecks.ts";
import { writeSum } from "../../scripts/conformance/writeResult.ts";
import { foreignAgent, foreignPassword } from "../support/foreign/createForeignMembers.ts";
import { refuse } from "../support/foreign/ForeignPlatform.ts";
import { startForeignPlatform } from "../support/foreign/startForeignPlatform.ts";

const origin = "https://site.example";
const foreign = await startForeignPlatform({ siteOrigin: origin });
const otherKeys = await startForeignPlatform({ siteOrigin: origin, curve: "X25519" });
afterAll(() => Promise.all([foreign.stop(), otherKeys.stop()]));

const settingsFor = (url: string) => ({
  url,
  host: "localhost",
  player: { account: "lan", password: foreignPassword },
  agent: { account: foreignAgent, password: foreignPassword },
  origin,
  mayRegister: true,
});

const linesOf = (results: readonly CheckResult[], wanted: CheckResult["outcome"]) =>
  results.filter(({ outcome }) => outcome === wanted).map(({ check, reason }) => `${check.call}: ${reason}`);

/** Whether a call that was not tried belongs to a part that the platform lacks as a whole. */
const isOfLackedPart = (line: string) =>
  Object.values(lackableParts).some((then) => line.endsWith(`It is not there (404): ${then}`));

describe("a platform written from the contract and the guide alone", () => {
  it("passes every check but those of what it does not have, which are named", async () => {
    const results = await runChecks(allChecks, createVisitor(settingsFor(foreign.url)));
    expect(linesOf(results, "failed")).toEqual([]);
    const keptByBrowser = "settings.rememberMe is not token: the browser keeps what is remembered.";
    const lacked = linesOf(results, "not tried").filter(isOfLackedPart);
    for (const then of Object.values(lackableParts)) expect(lacked.join("\n")).toContain(then);
    expect(linesOf(results, "not tried").filter((line) => !isOfLackedPart(line))).toEqual([
      "getPermission: It gives no ETag: every page fetches the whole answer again.",
      "getPermission: info.site is absent: the bundled layouts are shown with this platform's rules.",
      "streamChat: It is not there (404): there is no chat room; leave CHATROOM3 off.",
      "startPasskeyLogin: Your flags do not offer it (PASSKEY3).",
      "passkeyLogin: Your flags do not offer it (PASSKEY3).",
      "loginSecondFactor: Your flags do not offer it (TWOFACTOR3).",
      "loginSocial: It is not there (404): you offer no outside identities.",
      "loginPhoneIdentity: It is not there (404): you offer no outside identities.",
      "getPlaySession: Your flags do not offer it (RESPONSIBLEPLAY3).",
      "answerRealityCheck: Your flags do not offer it (RESPONSIBLEPLAY3).",
      `getRemembered: ${keptByBrowser}`,
      `rememberedLogin: ${keptByBrowser}`,
      `rememberedLogin: ${keptByBrowser}`,
      `forgetRemembered: ${keptByBrowser}`,
    ]);
    const remembered = ["rememberedLogin", "getRemembered", "forgetRemembered"];
    const identities = ["loginSocial", "loginPhoneIdentity"];
    const byFlag = ["startPasskeyLogin", "passkeyLogin", "loginSecondFactor", "streamChat"];
    const untried = remembered.concat(identities, byFlag);
    const [calls = "", sum] = writeSum(results);
    const named = calls.replace("Calls that were not tried: ", "").split(", ");
    const ofLacked = new Set(lacked.map((line) => line.replace(/:.*/, "")));
    expect(named.filter((call) => !ofLacked.has(call))).toEqual(untried);
    expect(named).toEqual(expect.arrayContaining([...ofLacked]));
    const count = 14 + lacked.length;
    expect(sum).toBe(`${allChecks.length - count} passed, 0 failed, ${count} not tried`);
  });

  it("passes with keys of the other curve that the guide allows", async () => {
    const results = await runChecks(allChecks, createVisitor(settingsFor(otherKeys.url)));
    expect(linesOf(results, "failed")).toEqual([]);
    expect(linesOf(results, "not tried").filter((line) => !isOfLackedPart(line))).toHaveLength(14);
  });

  it("may lack the calls that the guide says may be missing", async () => {
    const bare = await startForeignPlatform();
    const ranks = ["rank/deposit", "rank/bet", "common/routers", "system/helpCenter"];
    const lists = ["announcement", ...ranks, "system/banners", "board/jackpot", "game/vendors", "board/winners"];
    const paths = ["system/status", "system/whitelabel", "system/setting/register", ...lists];
    for (const path of paths) {
      bare.answer(`GET /wps/${path}`, () => refuse(404, { success: false, value: null, message: "Not here" }));
    }
    const results = await runChecks(systemChecks, createVisitor(settingsFor(bare.url)));
    await bare.stop();
    expect(linesOf(results, "failed")).toEqual([]);
    expect(linesOf(results, "not tried").filter((line) => line.includes("(404)"))).toEqual([
      "getStatus: It is not there (404): other programs cannot ask for it, and the site never does.",
      "getWhitelabel: It is not there (404): other programs cannot ask for it, and the site never does.",
      "getRegisterSettings: It is not there (404): other programs cannot ask for it, and the site never does.",
      "listFeatures: It is not there (404): features that say whom they are for stay off.",
      "listAnnouncements: It is not there (404): there are no notices and no banners.",
      "listBanners: It is not there (404): no page has banners.",
      "getHelpCenter: It is not there (404): the help centre is empty.",
      "getRouters: It is not there (404): there is nothing to download.",
      "listDepositRank: It is not there (404): the ranking is empty.",
      "listBetRank: It is not there (404): the ranking is empty.",
      "getJackpot: It is not there (404): there is no jackpot.",
      "listVendors: It is not there (404): no vendors are shown, neither in the header nor on the pages of their categories.",
      "listWinners: It is not there (404): the list of winners stays empty.",
    ]);
  });

  it("is told what its refusal lacks, and not what a success would have", () => {
    const call = { method: "POST", url: "/wps/session/login", status: 200 };
    const fault = (answer: unknown) => answerError({ ...call, body: JSON.stringify(answer) });
    expect(fault({ success: false, value: null, message: "Sai" })).toBeUndefined();
    const opening = "login answers 200 outside the contract: answer";
    expect(fault({ success: false, message: "Sai" })).toBe(`${opening} must have required property 'value'`);
    expect(fault({ success: true, message: null })).toBe(`${opening} must have required property 'value'`);
    expect(fault({ success: true, value: {}, message: null })).toMatch(
      /must have required property 'token'.*, and 6 more$/,
    );
    expect(fault({})).toContain(`${opening} must have required property 'success'`);
  });

  it("registers a mobile number with the code that it sent, and lets it in with another", async () => {
    const { call, solve } = createVisitor(settingsFor(foreign.url));
    const number = { countryDialingCode: "84", mobileNum: "912345678" };
    const { countryDialingCode, mobileNum: mobileNo } = number;
    const body = { mobileNo, countryDialingCode, botCheck: await solve("registerCode") };
    expect(await call("sendRegisterCode", { body })).toMatchObject({ success: true });
    const typed = { password: "Violet-58", payeeName: "王小明", verificationCode: foreign.sent.at(-1)?.code };
    const fixed = { registerMethod: "WEB", login: true };
    const clear = async () => ({ ...number, ...typed, ...fixed, botCheck: await solve("register") });
    expect(await call("registerMobile", { clear: await clear() })).toMatchObject({ success: true });
    expect(await call("registerMobile", { clear: await clear() })).toMatchObject({ code: "wrong_code" });
    await call("sendLoginCode", { body: { ...number, botCheck: await solve("loginCode") } });
    const code = { username: mobileNo, password: foreign.sent.at(-1)?.code, type: "sms", countryDialingCode };
    const enter = async () => call("login", { clear: { ...code, botCheck: await solve("login") } });
    expect(await enter()).toMatchObject({ success: true, value: { account: mobileNo } });
    expect(await enter()).toMatchObject({ success: false });
  });

  it("asks for a captcha after five wrong passwords, and takes what a device found instead of reading", async () => {
    const { call, solve } = createVisitor(settingsFor(foreign.url));
    const enter = async (typed: Record<string, unknown>) =>
      call("login", { clear: { username: "linh", type: "username", botCheck: await solve("login"), ...typed } });
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await enter({ password: "wrong" })).toMatchObject({ value: { captchaRequired: tries === 5 } });
    }
    const password = foreignPassword;
    expect(await enter({ password })).toMatchObject({ code: "captcha_required", value: { captchaRequired: true } });
    const work = await call("getCaptcha", { query: { mode: "work" } });
    const challenge = JSON.parse(Buffer.from(String(work.value), "base64").toString()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const found = { captcha: solution?.derivedKey.slice(-5).toUpperCase(), captchaId: work.headers.get("captcha-id") };
    expect(await enter({ password, ...found })).toMatchObject({ success: true });
  });
});
