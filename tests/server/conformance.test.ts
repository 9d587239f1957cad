import { describe, expect, it } from "vitest";
import { allChecks } from "../../scripts/conformance/allChecks.ts";
import type { CheckResult } from "../../scripts/conformance/Check.ts";
import { createVisitor } from "../../scripts/conformance/createVisitor.ts";
import { runChecks } from "../../scripts/conformance/runChecks.ts";
import { writeResult, writeSum } from "../../scripts/conformance/writeResult.ts";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { aRealPlatform } from "#tests/support/aRealPlatform.ts";
import { aSpoilingProxy, type Passed, type Spoiling } from "#tests/support/aSpoilingProxy.ts";

const origin = "https://site.example";
const platform = await aRealPlatform({
  ALLOWED_ORIGINS: origin,
  ADDRESS_LIMIT_FACTOR: "100",
  SERVICE_LIVECHAT_URL: "https://service.example/",
});

const settingsFor = (url: string) => ({
  url,
  host: "localhost",
  player: { account: "player01", password: demoPassword },
  agent: { account: "agent01", password: demoPassword },
  origin,
  mayRegister: true,
});

const namesOf = (results: CheckResult[], outcome: CheckResult["outcome"]) =>
  results.filter((result) => result.outcome === outcome).map(({ check, reason }) => `${check.call}: ${reason}`);

/** Changes the value of a good answer to a call. */
const value = (path: string, change: (value: never) => unknown): Spoiling => ({
  after: (answer, { url }) => {
    if (url.split("?")[0] !== path || answer.status !== 200) return answer;
    const envelope = JSON.parse(answer.body) as { success: boolean; value: never };
    if (!envelope.success) return answer;
    return { ...answer, body: JSON.stringify({ ...envelope, value: change(envelope.value) }) };
  },
});

/** Takes a header off every answer, or sets it. */
const header = (name: string, set?: string): Spoiling => ({
  after: (answer) => {
    const { [name]: _old, ...rest } = answer.headers;
    return { ...answer, headers: { ...rest, ...(set !== undefined && { [name]: set }) } };
  },
});

/** Answers whatever was refused with a status as if it had been read. */
const instead = (status: number, paths: RegExp, answer: Passed): Spoiling => ({
  after: (found, { url }) => (found.status === status && paths.test(url) ? answer : found),
});

const json = { "content-type": "application/json" };
const refusal = (code: string) => JSON.stringify({ success: false, value: null, message: "No.", code });
const success = (what: unknown) => JSON.stringify({ success: true, value: what, message: null });
const cookies: (string | string[])[] = [];
const challenges = new Map<string, Passed>();

/** A platform that is wrong in one thing, and the check that says so. */
const wrongs: [what: string, spoiling: Spoiling, call: string, reason: RegExp][] = [
  [
    "has no language",
    value("/wps/system/permission", (it: { info: { settings: object } }) => ({
      ...it,
      info: { ...it.info, settings: { ...it.info.settings, languages: [] } },
    })),
    "getPermission",
    /languages is empty/,
  ],
  ["leaves out what the contract requires", value("/wps/system/permission", () => ({})), "getPermission", /contract/],
  [
    "does not know its own ETag",
    { before: ({ headers: { "if-none-match": _etag, ...headers }, ...request }) => ({ ...request, headers }) },
    "getPermission",
    /own ETag/,
  ],
  [
    "serves other bytes than it named",
    { after: (answer, { url }) => (url.startsWith("/config/") ? { ...answer, body: `${answer.body} ` } : answer) },
    "getPermission",
    /hash to/,
  ],
  ["forbids to keep revisions", header("cache-control", "no-store"), "getPermission", /never changes/],
  ["sends the stream as a page", header("content-type", "text/html"), "streamRevisions", /not text\/event-stream/],
  ["knows no country", value("/wps/system/countries", () => []), "listCountries", /empty/],
  [
    "contradicts itself about maintenance",
    value("/wps/system/status", () => ({ status: 1 })),
    "getStatus",
    /getStatus says 1/,
  ],
  [
    "has two flag trees",
    value("/wps/system/whitelabel", (it: object) => ({ ...it, modId: "ANOTHER" })),
    "getWhitelabel",
    /not info.whitelabel/,
  ],
  [
    "sends more winners than asked for",
    { before: (request) => ({ ...request, url: request.url.replace("limitNum=3", "limitNum=20") }) },
    "listWinners",
    /winners/,
  ],
  [
    "answers unknown calls with a page",
    { after: (answer) => (answer.status === 404 ? { ...answer, body: "<h1>Not found</h1>" } : answer) },
    "getStatus",
    /without the envelope/,
  ],
  ["hides the time", { hidesDate: true, ...header("date") }, "getStatus", /no Date header/],
  [
    "lets caches keep what members see",
    header("cache-control", "public, max-age=60"),
    "getMemberInfo",
    /others could read it/,
  ],
  [
    "reads passwords in the clear",
    instead(400, /session\/login$/, { status: 200, headers: json, body: refusal("wrong_account_or_password") }),
    "login",
    /unsealed/,
  ],
  [
    "reads a body twice, a stale one, and one for another call",
    instead(400, /session\/login$/, { status: 200, headers: json, body: refusal("wrong_account_or_password") }),
    "login",
    /second send/,
  ],
  [
    "tells the private part of its key",
    value("/wps/system/jwks", (it: { keys: object[] }) => ({ keys: it.keys.map((key) => ({ ...key, d: "x" })) })),
    "getJwks",
    /private part/,
  ],
  [
    "gives everybody the same challenge",
    {
      after: (answer, { url }) => {
        if (!url.startsWith("/wps/system/botCheck?")) return answer;
        if (!challenges.has(url)) challenges.set(url, answer);
        return challenges.get(url) ?? answer;
      },
    },
    "getBotCheck",
    /the same/,
  ],
  ["hides the captcha's id", header("captcha-id"), "getCaptcha", /captcha-id/],
  [
    "asks visitors to leave instead of to log in",
    instead(401, /member\/info/, { status: 403, headers: json, body: refusal("not_allowed") }),
    "getMemberInfo",
    /not 401/,
  ],
  [
    "shows agents' figures to members",
    instead(403, /team\/members/, {
      status: 200,
      headers: json,
      body: success({ rows: [], page: 1, pageSize: 20, total: 0 }),
    }),
    "listTeamMembers",
    /not 403/,
  ],
  [
    "answers with another member",
    value("/wps/member/info", (it: object) => ({ ...it, account: "somebody" })),
    "getMemberInfo",
    /somebody/,
  ],
  [
    "sends money as text",
    value("/wps/v2/wallets/balance", (it: object) => ({ ...it, sumBalance: "12.50" })),
    "getBalance",
    /contract/,
  ],
  [
    "pages nothing",
    { before: (request) => ({ ...request, url: request.url.replace(/[?&]pageSize=1\b/, "") }) },
    "listTransactions",
    /pageSize=1/,
  ],
  [
    "names no field of a registration that it refuses",
    {
      after: (answer, { url }) =>
        url === "/wps/member/register" ? { ...answer, body: answer.body.replace("fieldErrors", "errors") } : answer,
    },
    "register",
    /fieldErrors\.username/,
  ],
  [
    "registers again for a key it has seen",
    {
      before: ({ headers, ...request }) =>
        request.url === "/wps/member/register" && headers["idempotency-key"] !== ""
          ? { ...request, headers: { ...headers, "idempotency-key": crypto.randomUUID() } }
          : { ...request, headers },
    },
    "register",
    /another answer/,
  ],
  [
    "lets any origin call",
    header("access-control-allow-origin", "*"),
    "login",
    /Access-Control-Allow-Origin|Any origin may call/,
  ],
  [
    "keeps one secret for ever",
    {
      after: (answer, { url, method }) => {
        if (url === "/wps/session/login") cookies.push(answer.headers["set-cookie"] ?? []);
        if (url !== "/wps/session/login/remembered" || method !== "POST") return answer;
        return { ...answer, headers: { ...answer.headers, "set-cookie": cookies.at(-1) ?? [] } };
      },
    },
    "rememberedLogin",
    /not rotated/,
  ],
  [
    "forgets no session at the logout",
    {
      before: (request) =>
        request.url === "/wps/session/logout" ? { status: 200, headers: json, body: success({ done: true }) } : request,
    },
    "logout",
    /still works|contract/,
  ],
  [
    "adds up other bets than it lists",
    value("/wps/bet/list", (it: { total: number }) => ({ ...it, total: it.total + 1 })),
    "listBets",
    /counts/,
  ],
  [
    "tells days that come to something else",
    value("/wps/bet/days", (it: { totals: object }) => ({ ...it, totals: { ...it.totals, net: 1 } })),
    "getBetDays",
    /come to/,
  ],
  [
    "lets limits be raised at once",
    value("/wps/play/limits", (it: object) => ({ ...it, raiseHours: 0 })),
    "getPlayLimits",
    /at once|contract/,
  ],
];

describe("the conformance check", () => {
  it("finds nothing against our own platform, and tries every call but those of outside identities", async () => {
    const results = await runChecks(allChecks, createVisitor(settingsFor(platform)));
    expect(namesOf(results, "failed")).toEqual([]);
    // Outside identities are offered where a project proves them; tests/server/identity.test.ts has one.
    const elsewhere = ["loginSocial", "loginPhoneIdentity"];
    const unset = "Your flags do not offer it, or info.identity is absent.";
    expect(namesOf(results, "not tried")).toEqual(elsewhere.map((call) => `${call}: ${unset}`));
    expect(writeSum(results)).toEqual([
      `Calls that were not tried: ${elsewhere.join(", ")}`,
      `${allChecks.length - 2} passed, 0 failed, 2 not tried`,
    ]);
  });

  it.each(wrongs)("finds a platform that %s", async (_what, spoiling, call, reason) => {
    const url = await aSpoilingProxy(platform, spoiling);
    const checks = allChecks.filter((check) => check.call === call);
    const failed = namesOf(await runChecks(checks, createVisitor(settingsFor(url))), "failed");
    expect(
      failed.some((line) => line.startsWith(call) && reason.test(line)),
      failed.join("\n"),
    ).toBe(true);
  });

  it("calls a limit no fault", async () => {
    const limited: Spoiling = {
      before: () => ({ status: 429, headers: { ...json, "retry-after": "7" }, body: refusal("too_many_requests") }),
    };
    const url = await aSpoilingProxy(platform, limited);
    const results = await runChecks(allChecks.slice(0, 1), createVisitor(settingsFor(url)));
    expect(results[0]).toMatchObject({
      outcome: "not tried",
      reason: "getPermission is limited at the moment; try again in 7 s.",
    });
  });

  it("says of a platform that is not there that it is not there", async () => {
    const results = await runChecks(allChecks.slice(0, 1), createVisitor(settingsFor("http://127.0.0.1:1")));
    expect(writeResult(results[0]!)).toMatch(/^FAILED {5}getPermission.+\n\s+fetch failed: /);
  });

  it("tries what it was given no account for no further than the door", async () => {
    const settings = { ...settingsFor(platform), player: undefined, agent: undefined, mayRegister: false };
    const results = await runChecks(allChecks, createVisitor(settings));
    expect(namesOf(results, "failed")).toEqual([]);
    expect(namesOf(results, "not tried")).toContain("getBalance: No --account was given.");
  });
});
