import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FlagNode } from "#contracts/config.ts";
import { createPlayer } from "#player/createPlayer.ts";
import { evaluateCondition } from "#engine/index.ts";
import { lazyIdentity } from "#player/identity/lazyIdentity.ts";
import { watchOnce } from "../support/watchOnce.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aLogin, aMember } from "../support/aMember.ts";
import { good } from "../support/fakeSession.ts";
import { readBundledSite } from "../support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const identity = { provider: "firebase", projectId: "p", apiKey: "k", endpoint: "https://id.example/v1" };
const contracts = {
  divtypereq: true,
  dailysalreqtype: false,
  contracthoursalreq: false,
  realtimesalreqtype: false,
  contracts: [{ kind: "dividend", rate: 0.2, since: "2026-01-01T00:00:00Z" }],
};

/** What the platform says of the agent's contracts. */
let held: object = contracts;

const figures = "members agents newMembers teamBalance deposit withdrawal bet win bonus profit activeMembers";
const day = Object.fromEntries(figures.split(" ").map((name) => [name, 0]));

/** What a platform with these flags answers; the rest it has not. */
function platformWith(flags: readonly string[]) {
  const node = (modId: string): FlagNode => ({ modId, enabled: "1", childrenNodes: [] });
  const info = {
    whitelabel: { ...node("ROOT"), childrenNodes: flags.map(node) },
    register: bundled.rules.register,
    resources: [],
    customerService: [],
    location: { ip: "203.0.113.7", country: "KH" },
    settings: { ...bundled.brand.settings, languages: ["EN"], defaultLanguage: "EN" },
    identity,
  };
  const values: Record<string, unknown> = {
    "/wps/system/permission": { maintenance: false, regionRestriction: false, info },
    "/wps/member/info": aMember({ type: 1 }),
    "/wps/agent/contract/consolidated": held,
    "/wps/agent/team/overview": { ...day, from: "2026-01-01", to: "2026-01-01", currency: "USD", series: [] },
  };
  const asked: string[] = [];
  const send = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), "https://play.example");
    asked.push(pathname);
    const value = values[pathname];
    const answer = value === undefined ? { success: false, value: null, message: null } : { success: true, value };
    return new Response(JSON.stringify({ message: null, ...answer }), { status: value === undefined ? 404 : 200 });
  };
  return { asked, send, values };
}

/** The player's whole program, started on such a platform. */
async function started(...flags: string[]) {
  const { asked, send, values } = platformWith(flags);
  vi.stubGlobal("fetch", send);
  const player = createPlayer({ platform: "", spare: bundled, loadBundled: async () => bundled, build: "test" });
  await player.stores.site.start();
  watchOnce(player.stores, player.rendering);
  const { logins } = player.stores.session;
  /** Draws a document as it is now, and says whether this is on it; what it loads is waited for by a word of it. */
  const shows = async (document: string, role: string, name: string, loaded?: string) => {
    render(
      <RenderingProvider context={player.rendering}>
        <RenderDocument name={document} />
      </RenderingProvider>,
    );
    if (loaded !== undefined) await screen.findAllByText(loaded);
    const isThere = screen.queryAllByRole(role, { name }).length > 0;
    cleanup();
    return isThere;
  };
  return {
    ...player,
    asked,
    shows,
    isPhoneOn: () => lazyIdentity(player.stores).isPhoneOn(),
    /** Logs in with a password that has expired, as an account of a type. */
    login: (type: 0 | 1, passwordExpired = false) => {
      values["/wps/member/info"] = aMember({ type });
      return logins.loginBy(Promise.resolve(good(aLogin({ type, passwordExpired }))), {
        checks: "all",
        password: "Long-ago-1!",
      });
    },
  };
}

afterEach(async () => {
  // What the program loads by itself is there before the page goes.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

type Started = Awaited<ReturnType<typeof started>>;
const contractCall = "/wps/agent/contract/consolidated";
const anyOf =
  (...wanted: [document: string, role: string, name: string][]) =>
  async ({ shows }: Started) => {
    for (const one of wanted) if (await shows(...one)) return true;
    return false;
  };

/** What every place that has it shows alike, such as the login box in the dialog, on its page and at home. */
const inEach =
  (places: string[], role: string, name: string) =>
  async ({ shows }: Started) => {
    const seen: boolean[] = [];
    for (const place of places) seen.push(await shows(place, role, name));
    expect(new Set(seen).size, `${name}: ${seen.join()}`).toBe(1);
    return seen[0] === true;
  };
const logins = ["dialog/login", "page/login", "page/index"];
const registrations = ["dialog/register", "page/register"];

/** Each flag of the requirement, the flags that it stands below or beside, and how one sees that what it gates is there. */
const gates: [flag: string, given: string[], isThere: (player: Started) => boolean | Promise<boolean>][] = [
  ["DIRECTREG3", [], inEach(registrations, "form", "Username")],
  ["MOBILEREG3", ["DIRECTREG3"], inEach(registrations, "tab", "Mobile number")],
  [
    "CHNGPASSVERIF3",
    [],
    anyOf(["dialog/forgotPassword", "tab", "Mobile number"], ["dialog/forgotPassword", "form", "Mobile number"]),
  ],
  // Without either there is the mail all the same (decisions, "Behaviour").
  ["CHNGPASSMAIL3", ["CHNGPASSVERIF3"], anyOf(["dialog/forgotPassword", "tab", "E-mail"])],
  ["FREETRIAL3", [], inEach(logins, "button", "Free play")],
  ["SMSLOGIN3", [], inEach(logins, "tab", "Text message")],
  ["SOCIALGOOGLE3", [], inEach(logins, "button", "Continue with Google")],
  ["SOCIALFACEBOOK3", [], inEach(logins, "button", "Continue with Facebook")],
  ["PHONEIDENTITY3", [], ({ isPhoneOn }) => isPhoneOn()],
  [
    "PASSEXPIRY3",
    [],
    async ({ login, stores }) => {
      await login(0, true);
      return stores.session.state.status === "mustChangePassword";
    },
  ],
  [
    "AGENTPOLICY3",
    [],
    async ({ login, asked, shows, stores }) => {
      await login(1);
      await vi.waitFor(() => expect(asked).toContain("/wps/message/unread"));
      await new Promise((resolve) => setTimeout(resolve));
      const isAsked = asked.includes(contractCall);
      if (isAsked) await vi.waitFor(() => expect(stores.contracts.value).toBeDefined());
      const isShown = await shows("agent-centre/agentTeamOverview", "heading", "Contracts in force", "Day by day");
      expect(isShown).toBe(isAsked);
      return isAsked;
    },
  ],
];
const all = [...new Set(gates.map(([flag]) => flag))];

describe("[FLAG-02] registration, forgotten passwords, contract data and every other way in", () => {
  it.each(gates)("%s (beside %j) gates it: it is there with the flag alone, and not without it", async (...gate) => {
    const [flag, given, isThere] = gate;
    const seen: boolean[] = [];
    for (const flags of [given, [...given, flag], all.filter((other) => other !== flag), all]) {
      seen.push(await isThere(await started(...flags)));
      sessionStorage.clear();
    }
    expect(seen).toEqual([false, true, false, true]);
  });
});

describe("contract data", () => {
  it("is asked for of agents alone, follows the flag, and goes with its agent", async () => {
    const { asked, login, stores } = await started("AGENTPOLICY3");
    await login(0);
    await vi.waitFor(() => expect(asked).toContain("/wps/message/unread"));
    expect([asked.includes(contractCall), stores.contracts.value]).toEqual([false, undefined]);
    await stores.session.logout();
    await login(1);
    await vi.waitFor(() => expect(stores.contracts.value).toEqual(contracts));
    stores.flags.replace({ has: () => false });
    expect(stores.contracts.value).toBeUndefined();
    stores.flags.replace({ has: () => true });
    await vi.waitFor(() => expect(stores.contracts.value).toEqual(contracts));
    await stores.session.logout();
    expect(stores.contracts.value).toBeUndefined();
  });
});

describe("the pages of contracts", () => {
  const pages: Readonly<Record<string, readonly [feature: string, contract: string]>> = {
    dividendRecord: ["ENABLECT3", "divtypereq"],
    dailyWages: ["SALARY3", "dailysalreqtype"],
    hourSalary: ["HOURSALARY3", "contracthoursalreq"],
    realtimeSalary: ["RTSALARY3", "realtimesalreqtype"],
  };
  const names = Object.keys(pages);
  const features = Object.values(pages).map(([feature]) => feature);

  /** Which of them an agent finds in the menu, with every contract but one. */
  async function found(flags: readonly string[], without?: string) {
    held = {
      ...contracts,
      ...Object.fromEntries(Object.values(pages).map(([, contract]) => [contract, contract !== without])),
    };
    const { asked, login, rendering, stores } = await started(...flags);
    await login(1);
    await vi.waitFor(() => expect(asked).toContain("/wps/message/unread"));
    if (flags.includes("AGENTPOLICY3")) await vi.waitFor(() => expect(stores.contracts.value).toEqual(held));
    const items = rendering.menus.items("agentCentre").filter(({ when }) => evaluateCondition(when, rendering.scope));
    await stores.session.logout();
    sessionStorage.clear();
    held = contracts;
    return { shown: items.flatMap(({ page = "" }) => (names.includes(page) ? [page] : [])), asked };
  }

  it("[AC-04] are there each while its feature is on and its contract flag says so, which AGENTPOLICY3 alone asks for", async () => {
    expect((await found(["AGENTPOLICY3", ...features])).shown).toEqual(names);
    for (const [page, [feature, contract]] of Object.entries(pages)) {
      const others = names.filter((name) => name !== page);
      const off = ["AGENTPOLICY3", ...features].filter((flag) => flag !== feature);
      expect([feature, (await found(off)).shown]).toEqual([feature, others]);
      expect([contract, (await found(["AGENTPOLICY3", ...features], contract)).shown]).toEqual([contract, others]);
    }
    const { asked, shown } = await found(features);
    expect([shown, asked.includes(contractCall)]).toEqual([[], false]);
  });
});
