import { OFREPProvider } from "@openfeature/ofrep-provider";
import { OFREPWebProvider } from "@openfeature/ofrep-web-provider";
import { OpenFeature } from "@openfeature/server-sdk";
import { OpenFeature as OpenFeatureOfPages } from "@openfeature/web-sdk";
import { afterAll, describe, expect, it } from "vitest";
import type { FlagNode } from "#contracts/config.ts";
import { shareOf } from "#compile/audience/shareOf.ts";
import { aConsole } from "#tests/support/aConsole.ts";
import { aSite } from "#tests/support/aSite.ts";

const platform = await aConsole();
const { app, clock, liveSite, owner, register } = platform;
const administrator = await platform.operator("administrator");
await register("member01");
await owner.query("UPDATE member SET club_rank_level = 5 WHERE account = 'member01'");
const memberId = (await owner.query<{ id: string }>("SELECT id FROM member WHERE account = 'member01'"))[0]?.id ?? "";

const site = aSite();
const node = (modId: string, more: object = {}, childrenNodes: FlagNode[] = []): FlagNode => ({
  modId,
  enabled: "1",
  childrenNodes,
  ...more,
});
const added = [
  node("PLAIN"),
  node("OFF", { enabled: "0", audience: { percent: 10 } }),
  node("HIGH", { audience: { levelFrom: 4 } }, [node("BELOW")]),
  node("PHONES", { audience: { devices: ["phone"] } }),
  node("HALF", { audience: { percent: 50 } }),
];
liveSite.change({ ...site, flags: { ...site.flags, childrenNodes: [...site.flags.childrenNodes, ...added] } });

const makeToken = async (scope: "flags" | "console" = "flags", days = 30) =>
  String((await administrator.call("POST", "/tokens", { name: "other program", scope, days })).value["token"]);
const token = await makeToken();

/** The platform, as a program reaches it. */
const fetchPlatform = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  const reply = await app.inject({
    method: request.method as "POST",
    url: pathname,
    headers: Object.fromEntries(request.headers),
    payload: await request.text(),
  });
  const isEmpty = [204, 304].includes(reply.statusCode);
  return new Response(isEmpty ? null : reply.body, {
    status: reply.statusCode,
    headers: reply.headers as Record<string, string>,
  });
};
const options = (bearer = token) => ({
  baseUrl: "https://platform.example",
  headers: [["authorization", `Bearer ${bearer}`]] as [string, string][],
  fetchImplementation: fetchPlatform as typeof fetch,
});
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const reply = await app.inject({
    method: "POST",
    url: `/ofrep/v1/evaluate/flags${path}`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body === "" ? null : reply.json() };
};

afterAll(() => Promise.all([OpenFeature.close(), OpenFeatureOfPages.close()]));

describe("the OpenFeature Remote Evaluation Protocol", () => {
  it("tells a program of a server which features are on for whom it names, with the reason", async () => {
    await OpenFeature.setProviderAndWait("server", new OFREPProvider(options()));
    const client = OpenFeature.getClient("server");
    const details = (key: string, context: object = {}) =>
      client.getBooleanDetails(key, false, { targetingKey: "somebody", ...context });
    expect(await details("PLAIN")).toMatchObject({ value: true, variant: "on", reason: "STATIC" });
    expect(await details("OFF")).toMatchObject({ value: false, variant: "off", reason: "STATIC" });
    expect(await details("PHONES", { device: "phone" })).toMatchObject({ value: true, reason: "TARGETING_MATCH" });
    expect(await details("HALF")).toMatchObject({ value: shareOf("HALF", "somebody") < 0.5, reason: "SPLIT" });
    expect(await details("NOBODY-KNOWS")).toMatchObject({ value: false, errorCode: "FLAG_NOT_FOUND" });
  });

  it("believes of a member what the platform knows, and not what a program says", async () => {
    const client = OpenFeature.getClient("server");
    for (const targetingKey of ["member01", memberId]) {
      expect(await client.getBooleanValue("HIGH", false, { targetingKey, level: 0 })).toBe(true);
      expect(await client.getBooleanValue("BELOW", false, { targetingKey })).toBe(true);
      expect(await client.getBooleanValue("HALF", false, { targetingKey })).toBe(shareOf("HALF", memberId) < 0.5);
    }
    await owner.query("UPDATE member SET club_rank_level = 1 WHERE account = 'member01'");
    expect(await client.getBooleanValue("HIGH", false, { targetingKey: "member01", level: 9 })).toBe(false);
    expect(await client.getBooleanValue("HIGH", false, { targetingKey: "of-another-program", level: 9 })).toBe(true);
  });

  it("tells a program of pages all of them at once, and nothing where nothing changed", async () => {
    const statuses: number[] = [];
    const provider = new OFREPWebProvider({
      ...options(),
      cacheMode: "disabled",
      changeDetection: "none",
      disableVisibilityRefresh: true,
      fetchImplementation: (async (input: Request, init?: RequestInit) => {
        const reply = await fetchPlatform(input, init);
        statuses.push(reply.status);
        return reply;
      }) as typeof fetch,
    });
    await OpenFeatureOfPages.setContext({ targetingKey: "page", device: "phone" });
    await OpenFeatureOfPages.setProviderAndWait("pages", provider);
    const client = OpenFeatureOfPages.getClient("pages");
    expect(client.getBooleanValue("PHONES", false)).toBe(true);
    expect(client.getBooleanValue("HIGH", true)).toBe(false);
    expect(client.getBooleanValue("DIRECTREG3", false)).toBe(true);
    const { headers, body } = await post("", { context: { targetingKey: "page", device: "phone" } });
    expect(body.flags.map(({ key }: { key: string }) => key)).toEqual(expect.arrayContaining(["PLAIN", "OFF", "HALF"]));
    const again = await post(
      "",
      { context: { targetingKey: "page", device: "phone" } },
      { "if-none-match": String(headers["etag"]) },
    );
    expect([again.status, again.body]).toEqual([304, null]);
    expect(statuses).toEqual([200]);
  });

  it("asks for a name where a part of a hundred hangs on it", async () => {
    expect(await post("/HALF", { context: {} })).toMatchObject({
      status: 400,
      body: { key: "HALF", errorCode: "TARGETING_KEY_MISSING" },
    });
    const { status, body } = await post("", {});
    expect(status).toBe(200);
    expect(body.flags).toContainEqual(expect.objectContaining({ key: "HALF", errorCode: "TARGETING_KEY_MISSING" }));
  });

  it.each([
    ["no JSON", "{", 400, "PARSE_ERROR"],
    ["a context that is a list", { context: [] }, 400, "INVALID_CONTEXT"],
    ["a level in words", { context: { level: "high" } }, 400, "INVALID_CONTEXT"],
    ["a device that is none", { context: { device: "watch" } }, 400, "INVALID_CONTEXT"],
    ["a name without end", { context: { targetingKey: "x".repeat(300) } }, 400, "INVALID_CONTEXT"],
    ["more than anybody needs", { context: { targetingKey: "x".repeat(20_000) } }, 400, "PARSE_ERROR"],
  ])("refuses %s in the protocol's own words", async (_what, body, status, errorCode) => {
    expect(await post("", body)).toMatchObject({ status, body: { errorCode } });
    expect(await post("/PLAIN", body)).toMatchObject({ status, body: { errorCode } });
  });

  it("opens to a token for it alone, until its end", async () => {
    const withToken = async (authorization: string) => (await post("/PLAIN", {}, { authorization })).status;
    expect(await withToken("")).toBe(401);
    expect(await withToken(`Bearer ${"a".repeat(43)}`)).toBe(401);
    expect(await withToken(`Bearer ${await makeToken("console")}`)).toBe(401);
    expect((await post("/PLAIN", {}, { authorization: "", "x-api-key": token })).status).toBe(200);
    const short = await makeToken("flags", 1);
    expect(await withToken(`Bearer ${short}`)).toBe(200);
    clock.advance(86_400);
    expect(await withToken(`Bearer ${short}`)).toBe(401);
    await expect(
      OpenFeature.setProviderAndWait("late", new OFREPProvider(options(short))).then(() =>
        OpenFeature.getClient("late").getBooleanDetails("PLAIN", false, { targetingKey: "a" }),
      ),
    ).resolves.toMatchObject({ value: false, reason: "ERROR" });
  });
});
