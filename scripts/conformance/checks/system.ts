import { createHash } from "node:crypto";
import type { VendorLanes } from "#contracts/api.ts";
import type { Check } from "../Check.ts";
import { demand, demandPresent, NotTried } from "../demand.ts";
import { readFirstEvent } from "../readFirstEvent.ts";
import type { Visitor } from "../createVisitor.ts";

interface PermissionValue {
  info: {
    whitelabel: unknown;
    register: unknown;
    settings: { languages: string[] };
    site?: { seq: number; hash: string; href: string };
  };
}

async function permissionOf({ call, settings }: Visitor): Promise<PermissionValue> {
  const reply = await call("getPermission", { query: { host: settings.host } });
  demand(reply.success, `getPermission refuses: ${reply.code}`);
  return reply.value as PermissionValue;
}

/** How far the clocks of a platform and of whoever checks it may be apart, in milliseconds. */
const clockMs = 5_000;

const forOthers = "other programs cannot ask for it, and the site never does.";

/** The first answer, what it names, and what must agree with it. */
export const systemChecks: readonly Check[] = [
  {
    call: "getPermission",
    title: "answers by the contract, with one language at least",
    run: async (visitor) => {
      const { info } = await permissionOf(visitor);
      demand(info.settings.languages.length > 0, "info.settings.languages is empty: the site would have no language.");
    },
  },
  {
    call: "getPermission",
    title: "answers 304 to the ETag it gave",
    run: async ({ call, settings }) => {
      const query = { host: settings.host };
      const etag = (await call("getPermission", { query })).headers.get("etag");
      if (etag === null) throw new NotTried("It gives no ETag: every page fetches the whole answer again.");
      const again = await call("getPermission", { query, headers: { "if-none-match": etag } });
      demand(again.status === 304, `If-None-Match with its own ETag is answered ${again.status}, not 304.`);
      const other = await call("getPermission", { query, headers: { "if-none-match": '"another"' } });
      demand(other.status === 200, `If-None-Match with another ETag is answered ${other.status}, not 200.`);
    },
  },
  {
    call: "getPermission",
    title: "names a revision that can be had, whose bytes have the name's hash, and that may be kept for ever",
    run: async (visitor) => {
      const { site } = (await permissionOf(visitor)).info;
      if (!site) throw new NotTried("info.site is absent: the bundled layouts are shown with this platform's rules.");
      demand(site.href.startsWith("/"), `info.site.href must be a path of the platform's origin, not ${site.href}`);
      const response = await visitor.fetch(site.href);
      demand(response.status === 200, `${site.href} is answered ${response.status}.`);
      const type = response.headers.get("content-type") ?? "nothing";
      demand(type.includes("json"), `${site.href} is sent as ${type}, not application/json.`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const hash = `sha256-${createHash("sha256").update(bytes).digest("hex")}`;
      demand(hash === site.hash, `The bytes of ${site.href} hash to ${hash}; info.site.hash says ${site.hash}.`);
      const kept = response.headers.get("cache-control") ?? "nothing";
      demand(
        /immutable|max-age=\d{6,}/.test(kept),
        `${site.href} is sent with Cache-Control ${kept}: it never changes.`,
      );
    },
  },
  {
    call: "streamRevisions",
    title: "sends the live revision at once, or is not there on a platform without revisions",
    run: async (visitor) => {
      const { site } = (await permissionOf(visitor)).info;
      const event = await readFirstEvent(visitor, site ? 5_000 : 15_000);
      if (!site && event.status === 404) return;
      demand(event.status === 200, `The stream is answered ${event.status}.`);
      demand(event.type.startsWith("text/event-stream"), `The stream is sent as ${event.type}, not text/event-stream.`);
      if (!site) return;
      const { seq, hash } = site;
      demand(event.news, "The stream's first event is no {seq, hash}; the live revision must come at once.");
      demand(
        event.news.hash === hash && event.news.seq === seq,
        `The stream names ${event.news.seq} ${event.news.hash}, getPermission ${seq} ${hash}.`,
      );
    },
  },
  {
    call: "listCountries",
    title: "lists countries with their dialling codes",
    run: async ({ call }) => {
      const { value } = await call("listCountries");
      demand((value as unknown[]).length > 0, "The list is empty: no mobile number could be typed.");
    },
  },
  {
    call: "getStatus",
    title: "agrees with getPermission about maintenance and region",
    run: async (visitor) => {
      const reply = await visitor.call("getStatus");
      demandPresent(reply, forOthers);
      const { status } = reply.value as { status: number };
      const permission = (await permissionOf(visitor)) as unknown as Record<string, boolean>;
      const expected = permission["maintenance"] ? 1 : permission["regionRestriction"] ? 2 : 0;
      demand(status === expected, `getStatus says ${status}; by getPermission it is ${expected}.`);
    },
  },
  {
    call: "getWhitelabel",
    title: "answers the flag tree of getPermission",
    run: async (visitor) => {
      const reply = await visitor.call("getWhitelabel");
      demandPresent(reply, forOthers);
      demandSame(reply.value, (await permissionOf(visitor)).info.whitelabel, "info.whitelabel");
    },
  },
  {
    call: "getRegisterSettings",
    title: "answers the registration rules of getPermission",
    run: async (visitor) => {
      const reply = await visitor.call("getRegisterSettings");
      demandPresent(reply, forOthers);
      demandSame(reply.value, (await permissionOf(visitor)).info.register, "info.register");
    },
  },
  {
    call: "listFeatures",
    title: "answers by the contract, each name once",
    run: async (visitor) => {
      const reply = await visitor.call("listFeatures");
      demandPresent(reply, "features that say whom they are for stay off.");
      const { names } = reply.value as { names: string[] };
      const [twice] = names.filter((name, place) => names.indexOf(name) !== place);
      demand(twice === undefined, `It names ${twice} twice.`);
    },
  },
  {
    call: "listAnnouncements",
    title: "answers by the contract",
    run: async ({ call }) => {
      const reply = await call("listAnnouncements", { query: { platform: "W" } });
      demandPresent(reply, "there are no notices and no banners.");
      demand(reply.success, `It refuses: ${reply.code}`);
    },
  },
  {
    call: "listBanners",
    title: "answers by the contract, with banners of the group that was asked for",
    run: async ({ call }) => {
      const reply = await call("listBanners", { query: { group: "w_home" } });
      demandPresent(reply, "no page has banners.");
      demand(reply.success, `It refuses: ${reply.code}`);
      const { list } = reply.value as { list: { groupName: string; link: string }[] };
      const other = list.find(({ groupName }) => groupName !== "w_home");
      demand(other === undefined, `Asked for w_home, it names the group ${other?.groupName}.`);
      const wild = list.find(({ link }) => !/^(https:\/\/|\/(?![/\\])|$)/.test(link));
      demand(wild === undefined, `A banner leads to ${wild?.link}, which is neither a path of the site nor https.`);
    },
  },
  {
    call: "getHelpCenter",
    title: "answers by the contract, and opens an article that it lists",
    run: async ({ call }) => {
      const reply = await call("getHelpCenter", {});
      demandPresent(reply, "the help centre is empty.");
      demand(reply.success, `It refuses: ${reply.code}`);
      const [first] = (reply.value as { articles: { id: string }[] }).articles;
      if (first === undefined) return;
      const opened = (await call("getHelpCenter", { query: { id: first.id } })).value as {
        article: { id: string } | null;
      };
      demand(opened.article?.id === first.id, `Asked for the article ${first.id}, it gives ${opened.article?.id}.`);
    },
  },
  {
    call: "getRouters",
    title: "answers by the contract",
    run: async ({ call }) => {
      const reply = await call("getRouters", {});
      demandPresent(reply, "there is nothing to download.");
      demand(reply.success, `It refuses: ${reply.code}`);
    },
  },
  ...(["listDepositRank", "listBetRank"] as const).map((name): Check => ({
    call: name,
    title: "answers by the contract, the best first",
    run: async ({ call }) => {
      const reply = await call(name, {});
      demandPresent(reply, "the ranking is empty.");
      demand(reply.success, `It refuses: ${reply.code}`);
      const amounts = (reply.value as { list: { amount: number }[] }).list.map(({ amount }) => amount);
      const isSorted = amounts.every((amount, place) => place === 0 || amount <= (amounts[place - 1] ?? amount));
      demand(isSorted, `The sums are not in order: ${amounts.join(", ")}.`);
    },
  })),
  {
    call: "getJackpot",
    title: "answers by the contract, of a moment that has passed",
    run: async ({ call }) => {
      const reply = await call("getJackpot", {});
      demandPresent(reply, "there is no jackpot.");
      demand(reply.success, `It refuses: ${reply.code}`);
      const { since, amount, most } = reply.value as { since: string; amount: number; most: number };
      demand(Date.parse(since) <= Date.now() + clockMs, `since is ${since}, which is to come.`);
      demand(amount <= most, `It held ${amount} and never holds more than ${most}.`);
    },
  },
  {
    call: "listVendors",
    title: "answers by the contract, no category without a vendor or twice, and recommends vendors of slots",
    run: async ({ call }) => {
      const reply = await call("listVendors", {});
      demandPresent(reply, "no vendors are shown, neither in the header nor on the pages of their categories.");
      demand(reply.success, `It refuses: ${reply.code}`);
      const { lanes, recommended = [] } = reply.value as VendorLanes;
      const names = lanes.map(({ gameCategory }) => gameCategory);
      demand(new Set(names).size === names.length, `A category is there twice: ${names.join(", ")}.`);
      const empty = lanes.find(({ vendors }) => vendors.length === 0);
      demand(empty === undefined, `The category ${empty?.gameCategory} has no vendor.`);
      const other = recommended.find(({ gameType }) => gameType !== "RNG");
      const [first] = names;
      const one = (await call("listVendors", { query: { gameType: first ?? "RNG" } })).value as VendorLanes;
      const further = one.lanes.find(({ gameCategory }) => gameCategory !== (first ?? "RNG"));
      demand(further === undefined, `Asked for ${first ?? "RNG"}, it names ${further?.gameCategory}, too.`);
      demand(other === undefined, `It recommends ${other?.vassalage} of ${other?.gameType}; it may recommend RNG.`);
    },
  },
  {
    call: "listWinners",
    title: "answers by the contract, no more than were asked for",
    run: async ({ call }) => {
      const reply = await call("listWinners", { query: { gameCategory: "ALL", limitNum: "3" } });
      demandPresent(reply, "the list of winners stays empty.");
      demand(reply.success, `It refuses: ${reply.code}`);
      const { list } = reply.value as { list: unknown[] };
      demand(list.length <= 3, `limitNum=3 is answered with ${list.length} winners.`);
    },
  },
  {
    call: "reportProblem",
    title: "takes a report of the site",
    run: async ({ call }) => {
      const reply = await call("reportProblem", {
        body: { kind: "other", reason: "Conformance check of the platform." },
      });
      demand(reply.success, `It refuses a report: ${reply.code}`);
    },
  },
  {
    call: "reportCsp",
    title: "takes a browser's report of a violation with 204",
    run: async (visitor) => {
      const report = [
        { type: "csp-violation", age: 0, url: visitor.settings.url, body: { effectiveDirective: "img-src" } },
      ];
      const response = await visitor.fetch("/csp-report", {
        method: "POST",
        headers: { "content-type": "application/reports+json" },
        body: JSON.stringify(report),
      });
      demand(response.status === 204, `A report is answered ${response.status}, not 204.`);
    },
  },
];

function demandSame(found: unknown, expected: unknown, name: string): void {
  demand(JSON.stringify(found) === JSON.stringify(expected), `Its value is not ${name} of getPermission.`);
}
