import { describe, expect, it } from "vitest";
import type { Audience, FlagNode, Site } from "#contracts/config.ts";
import { shareOf } from "#compile/audience/shareOf.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { goodPassword } from "#tests/support/visitor.ts";
import { aSite } from "#tests/support/aSite.ts";

const { call, liveSite, login, owner, register } = await aPlatform();
const { token } = await register("rolled01");
await owner.query("UPDATE member SET club_rank_level = 3 WHERE account = 'rolled01'");
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148";

/** The live site with a feature for some, and with banners. */
function show(modId: string, audience: Audience | undefined, banners: Site["banners"] = {}): void {
  const site = aSite();
  const node = { modId, enabled: "1", ...(audience && { audience }), childrenNodes: [] } as FlagNode;
  liveSite.change({ ...site, banners, flags: { ...site.flags, childrenNodes: [...site.flags.childrenNodes, node] } });
}

const ask = async (options: Parameters<typeof call>[2] = {}) => {
  const response = await call("GET", "/wps/system/features", options);
  return { names: response.json().value.names as string[], cookies: response.cookies };
};
const names = async (options?: Parameters<typeof call>[2]) => (await ask(options)).names;

describe("features that are for some only", () => {
  it("are told to whom the platform knows to be meant, whatever a browser says of itself", async () => {
    show("FANCY", { accounts: ["member"], levelFrom: 3 });
    expect(await names({ token })).toEqual(["FANCY"]);
    expect(await names()).toEqual([]);
    const claims = { accounttype: "0", level: "9", "x-level": "9", cookie: "level=9; accountType=0" };
    expect(await names({ headers: claims })).toEqual([]);
    expect((await call("GET", "/wps/system/features?level=9&accountType=0")).json().value.names).toEqual([]);
    show("FANCY", { levelFrom: 4 });
    expect(await names({ token })).toEqual([]);
    expect(await names({ token: "a".repeat(43) })).toEqual([]);
  });

  it("follow the language and the device of the call", async () => {
    show("FANCY", { languages: ["EN"], devices: ["phone"] });
    expect(await names({ headers: { language: "EN", "user-agent": iPhone } })).toEqual(["FANCY"]);
    expect(await names({ headers: { language: "KM", "user-agent": iPhone } })).toEqual([]);
    expect(await names({ headers: { language: "EN" } })).toEqual([]);
  });

  it("take no country from a browser: only a proxy that is trusted says one", async () => {
    show("FANCY", { countries: ["KH"] });
    expect(await names({ headers: { "cf-ipcountry": "KH", "x-country": "KH" } })).toEqual([]);
  });

  it("stay with a visitor by a cookie that no script reads, and with a member by the account", async () => {
    show("FANCY", { percent: 50 });
    const first = await ask();
    const [cookie] = first.cookies as { name: string; value: string; httpOnly?: boolean; sameSite?: string }[];
    expect(cookie).toMatchObject({ name: "visitor", httpOnly: true, sameSite: "Strict" });
    const { value = "" } = cookie ?? {};
    expect(first.names).toEqual(shareOf("FANCY", value) < 0.5 ? ["FANCY"] : []);
    for (let time = 0; time < 3; time += 1) {
      const again = await ask({ cookies: { visitor: value } });
      expect(again).toEqual({ names: first.names, cookies: [] });
    }
    const member = await ask({ token });
    expect(await ask({ token, cookies: { visitor: value } })).toEqual(member);
    expect(member.cookies).toEqual([]);
  });

  it("stay the same for a member who logs in again, on another device, and for a visitor who comes again", async () => {
    const site = aSite();
    const many = Array.from({ length: 24 }, (_, place): FlagNode => ({
      modId: `HALF${place}`,
      enabled: "1",
      audience: { percent: 50 },
      childrenNodes: [],
    }));
    const { childrenNodes } = site.flags;
    liveSite.change({ ...site, flags: { ...site.flags, childrenNodes: [...childrenNodes, ...many] } });
    const first = await names({ token });
    expect(first.length).toBeGreaterThan(2);
    expect(first.length).toBeLessThan(22);
    const { token: later } = await login("rolled01", goodPassword);
    expect(later).not.toBe(token);
    expect(await names({ token: later, headers: { "user-agent": iPhone } })).toEqual(first);
    const visit = await ask();
    const [{ value = "" } = {}] = visit.cookies as { value?: string }[];
    expect(await names({ cookies: { visitor: value }, headers: { "user-agent": iPhone } })).toEqual(visit.names);
    expect(await names({ token: later, cookies: { visitor: value } })).toEqual(first);
  });

  it("give nobody a cookie where nothing is shown to a part of a hundred", async () => {
    show("FANCY", { accounts: ["member"] });
    expect((await ask()).cookies).toEqual([]);
    show("FANCY", undefined);
    expect(await ask()).toEqual({ names: [], cookies: [] });
  });

  it("are off in what everybody gets, with all that stands below them", async () => {
    show("FANCY", { accounts: ["member"] });
    const shared = JSON.stringify((await call("GET", "/wps/system/permission")).json().value.info.whitelabel);
    expect(shared).toContain('{"modId":"FANCY","enabled":"0","childrenNodes":[]}');
    expect(JSON.stringify((await call("GET", "/wps/system/whitelabel")).json().value)).not.toContain("audience");
  });

  it("are refused by the calls behind them to everybody else", async () => {
    show("CHATROOM3", { accounts: ["member"], levelFrom: 3 });
    expect((await call("GET", "/wps/chat/messages")).statusCode).toBe(404);
    expect((await call("GET", "/wps/chat/messages", { token })).statusCode).toBe(200);
    expect((await call("GET", "/wps/chat/place", { token })).statusCode).toBe(200);
    show("CHATROOM3", { accounts: ["member"], levelFrom: 4 });
    expect((await call("GET", "/wps/chat/place", { token })).statusCode).toBe(404);
  });
});

describe("banners that are for some only", () => {
  const shown = async (options: Parameters<typeof call>[2] = {}) =>
    ((await call("GET", "/wps/system/banners?group=w_home", options)).json().value.list as { bannerId: string }[]).map(
      ({ bannerId }) => bannerId,
    );

  it("are shown to those alone, each to its own part of a hundred", async () => {
    const title = { EN: "Hello" };
    const items = [
      { id: "all", title },
      { id: "members", title, audience: { accounts: ["member" as const] } },
      { id: "high", title, audience: { levelFrom: 4 } },
    ];
    show("FANCY", undefined, { w_home: { items } });
    expect(await shown()).toEqual(["all"]);
    expect(await shown({ token })).toEqual(["all", "members"]);
    const halves = Array.from({ length: 40 }, (_, place) => ({ id: `b${place}`, title, audience: { percent: 50 } }));
    show("FANCY", undefined, { w_home: { items: halves.slice(0, 20) } });
    const mine = await shown({ token });
    expect(mine.length).toBeGreaterThan(2);
    expect(mine.length).toBeLessThan(18);
    expect(await shown({ token })).toEqual(mine);
  });

  it("and what hangs on a feature for some, too", async () => {
    show(
      "FANCY",
      { accounts: ["member"] },
      { w_home: { items: [{ id: "new", title: { EN: "New" }, flag: "FANCY" }] } },
    );
    expect(await shown()).toEqual([]);
    expect(await shown({ token })).toEqual(["new"]);
  });
});
