import { vi } from "vitest";
import { createScope, layerScope, type Scope } from "#engine/index.ts";
import type { ActionTools } from "#player/actions/ActionTools.ts";
import { createDispatch } from "#player/actions/createDispatch.ts";
// A part of its own in a build; here it is there from the beginning.
import "#player/actions/waysIn.ts";
import type { Shared } from "#app/wiring/createDevice.ts";
import { createIdentityFlow } from "#player/identity/createIdentityFlow.ts";
import type { PlayerStores } from "#player/PlayerStores.ts";
import { agentWithContracts } from "#player/wiring/agentWithContracts.ts";
import type { PlayerSite } from "#player/site/PlayerSite.ts";
import type { Answer } from "#stores/Answer.ts";
import { BalanceStore } from "#stores/BalanceStore.ts";
import { CaptchaStore } from "#stores/CaptchaStore.ts";
import { ClockStore } from "#stores/ClockStore.ts";
import { ContractStore } from "#stores/ContractStore.ts";
import { DataStore } from "#stores/DataStore.ts";
import { FlagStore } from "#stores/FlagStore.ts";
import type { IdentityPort } from "#stores/IdentityPort.ts";
import { MessageStore } from "#stores/MessageStore.ts";
import { RouteStore } from "#stores/RouteStore.ts";
import type { SiteStore } from "#stores/SiteStore.ts";
import { StateStore } from "#stores/StateStore.ts";
import { TextStore } from "#stores/TextStore.ts";
import { UiStore } from "#stores/UiStore.ts";
import { aTranslate } from "./aTranslate.ts";
import { fakeSession, good } from "./fakeSession.ts";
import { fakeStorage } from "./fakeStorage.ts";
import { shareData, type DataTabs } from "../../src/player/session/shareData.ts";

const noContracts = {
  divtypereq: false,
  dailysalreqtype: false,
  contracthoursalreq: false,
  realtimesalreqtype: false,
  contracts: [],
};

/** The player's program without a screen, at an address: real stores and verbs over fakes. */
export async function fakePlayer(
  at = "/index",
  { language: words = "EN", tabs, ...address }: { hash?: string; language?: string; tabs?: DataTabs } = {},
) {
  const { session, port, botCheck, storage } = fakeSession();
  const storageOfTexts = fakeStorage();
  const calls: { call: string; params: unknown }[] = [];
  const answer = vi.fn<
    (call: string, params?: Readonly<Record<string, unknown>>) => Answer<unknown> | Promise<Answer<unknown>>
  >(() => good({}));
  let captchas = 0;
  const addresses: string[] = [];
  const route = new RouteStore();
  route.use({
    push: (to) => (addresses.push(to), arrive(to)),
    replace: (to) => (addresses.push(`! ${to}`), arrive(to)),
    back: (home) => (addresses.push(`- ${home}`), arrive(home)),
    retreat: (to) => (addresses.push(`< ${to}`), arrive(to)),
  });
  const arrive = (to: string) => {
    const [path = "", query = ""] = to.split("?");
    route.arrive({ path, query: Object.fromEntries(new URLSearchParams(query)) });
  };
  arrive(at);
  const translate = aTranslate(words);
  const has = (key: string) => translate(key) !== key;
  const texts = new TextStore(
    {
      load: async (language) => {
        if (language === "FR") throw new Error("network");
        return { language, tag: language, direction: "ltr", translate, has, format: (value) => String(value ?? "") };
      },
    },
    storageOfTexts,
  );
  await texts.show("EN", { overrides: {}, currency: "USD" });
  const flags = new FlagStore();
  const stores: PlayerStores = {
    session,
    route,
    texts,
    balance: new BalanceStore({ getBalance: async () => good({ sumBalance: 0, currency: "USD", version: 1 }) }),
    messages: new MessageStore({ getUnreadCount: async () => good(0) }),
    contracts: new ContractStore({
      agent: () => agentWithContracts({ session, flags }),
      getContracts: async () => {
        calls.push({ call: "getConsolidatedContract", params: {} });
        return good({ ...noContracts, dailysalreqtype: true });
      },
    }),
    flags,
    ui: new UiStore(fakeStorage(), "dark", "https://play.example"),
    data: new DataStore(
      {
        call: async (call, params) => {
          calls.push({ call, params });
          return answer(call, params);
        },
      },
      { every: () => () => {} },
    ),
    captcha: new CaptchaStore({ getCaptcha: async () => good({ id: `captcha-${(captchas += 1)}`, value: "AAAA" }) }),
    states: new StateStore({ session: fakeStorage(), device: fakeStorage(), route }),
    clock: new ClockStore(Date.now, { every: () => () => undefined }),
    site: {} as SiteStore<PlayerSite>,
  };
  if (tabs) shareData(stores.data, tabs);
  const opened: string[] = [];
  const led: string[] = [];
  const later = { go: vi.fn((href: string) => led.push(href) > 0), close: vi.fn() };
  const device = {
    copy: vi.fn(async (_text: string) => undefined),
    print: vi.fn(),
    share: vi.fn(async (_shared: Shared): Promise<"shared" | "cancelled" | "unable"> => "shared"),
    openLater: vi.fn(() => later),
    leave: vi.fn(),
    install: vi.fn(async (): Promise<"installed" | "cancelled" | "unable"> => "installed"),
    scrollTo: vi.fn(),
    focusNode: vi.fn(),
    focusField: vi.fn(),
    save: vi.fn(),
    download: vi.fn(),
  };
  const outside = {
    sendCode: vi.fn<IdentityPort["sendCode"]>(async () => good("session 1")),
    proveCode: vi.fn<IdentityPort["proveCode"]>(async () => good("token of a phone")),
    signIn: vi.fn<IdentityPort["signIn"]>(async (provider) => good(`token of ${provider}`)),
  };
  const flow = createIdentityFlow(outside);
  const identity = { isPhoneOn: vi.fn(() => false), open: vi.fn(() => null), load: async () => flow };
  const pending: ActionTools["pending"] = { done: null };
  const dispatch = createDispatch({
    stores,
    pending,
    botCheck,
    identity,
    page: { origin: "https://site.example", hostname: "site.example", ...address },
    openOutside: (href) => opened.push(href),
    device,
  });
  const scope = createScope({}, () => false);
  const formScope = (values: Record<string, unknown>): Scope => layerScope(scope, { form: () => values }, "form");
  return {
    stores,
    session,
    port,
    botCheck,
    identity,
    outside,
    storage,
    calls,
    answer,
    addresses,
    arrive,
    opened,
    later,
    led,
    device,
    pending,
    dispatch,
    scope,
    formScope,
  };
}
