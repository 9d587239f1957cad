import type { BundledSite } from "#compile/CompiledSite.ts";
import { createPatternVerdicts } from "#compile/patterns/createPatternVerdicts.ts";
import type { Client } from "#api/createClient.ts";
import { lazyBotCheck } from "#api/botCheck/lazyBotCheck.ts";
import { lazyCaptchaWork } from "#api/botCheck/lazyCaptchaWork.ts";
import type { Encryptor } from "#api/createEncryptor.ts";
import type { ServerClock } from "#api/createServerClock.ts";
import { createTabChannel } from "#api/createTabChannel.ts";
import { createCaptchaPort } from "#api/ports/createCaptchaPort.ts";
import type { ProblemReport } from "#api/ports/createProblemPort.ts";
import { createSessionPort } from "#api/ports/createSessionPort.ts";
import { createSitePort } from "#api/ports/createSitePort.ts";
import { type CookieJar, createCookieJar } from "#api/storage/createCookieJar.ts";
import { createKeySafe } from "#api/storage/createKeySafe.ts";
import { createLoginCookies } from "#api/storage/createLoginCookies.ts";
import { lazyVault } from "#api/storage/lazyVault.ts";
import { createSiteMemory } from "#api/storage/createSiteMemory.ts";
import { wait } from "#api/wait.ts";
import type { TextLoader } from "#i18n/createTexts.ts";
import type { LanguageCode } from "#i18n/languages.ts";
import { loadBundledTexts } from "#i18n/loadBundledTexts.ts";
import { BalanceStore } from "#stores/BalanceStore.ts";
import { CaptchaStore } from "#stores/CaptchaStore.ts";
import { ClockStore } from "#stores/ClockStore.ts";
import { ContractStore } from "#stores/ContractStore.ts";
import { DataStore, type DataCalls } from "#stores/DataStore.ts";
import { FlagStore } from "#stores/FlagStore.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { MessageStore } from "#stores/MessageStore.ts";
import { RouteStore } from "#stores/RouteStore.ts";
import type { SessionKeeper } from "#stores/SessionKeeper.ts";
import type { BotCheckPort, SessionNews } from "#stores/SessionPort.ts";
import { SessionStore } from "#stores/SessionStore.ts";
import { SiteStore } from "#stores/SiteStore.ts";
import { StateStore } from "#stores/StateStore.ts";
import { TextStore, type TextPort } from "#stores/TextStore.ts";
import { UiStore } from "#stores/UiStore.ts";
import { createPermissionReader } from "../site/createPermissionReader.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";
import { lazySiteReader } from "../site/lazySiteReader.ts";
import type { SpareSite } from "../site/SpareSite.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import { createTicker } from "#app/wiring/createTicker.ts";
import { agentWithContracts } from "./agentWithContracts.ts";
import { judgePatterns } from "./judgePatterns.ts";
import { stageSite, type Stage } from "./stageSite.ts";
import { whenIdle } from "#rendering/whenIdle.ts";
import type { Rest } from "#stores/SitePort.ts";

/** How long the other tabs may take to say who is logged in, in milliseconds. */
const othersAnswerMs = 200;

/** What the stores are made from. */
export interface StoreParts {
  client: Client;
  clock: ServerClock;
  encryptor(): Encryptor;
  platform: string;
  local: KeyValueStorage;
  /** The storage of this tab. */
  sessionOnly: KeyValueStorage;
  keeper: SessionKeeper;
  /** What there is of the bundled site by now, and all of it. */
  spare(): SpareSite;
  loadBundled(): Promise<BundledSite>;
  texts: TextLoader;
  /** Whether there are texts to show in a language. */
  hasTexts: Stage["hasTexts"];
  report(report: ProblemReport): void;
}

/** The stores and the human check, wired to the platform and the browser. */
export function createStores(parts: StoreParts): { stores: PlayerStores; botCheck: BotCheckPort; jar: CookieJar } {
  const {
    client,
    clock,
    encryptor,
    platform,
    local,
    sessionOnly,
    keeper,
    spare,
    loadBundled,
    texts,
    hasTexts,
    report,
  } = parts;
  const flags = new FlagStore();
  const textStore = new TextStore(texts as TextPort, local);
  const verdicts = createPatternVerdicts();
  const calls: DataCalls = { call: client.callNamed };
  const site: SiteStore<PlayerSite> = new SiteStore({
    port: createSitePort(client, platform, location.hostname),
    memory: createSiteMemory(local),
    reader: {
      ...createPermissionReader((problem) => report({ kind: "configuration", ...problem })),
      ...lazySiteReader(
        async () => {
          // A page that was drawn ahead brings its own texts; all others come with the rest of the site.
          if (textStore.language !== "") void loadBundledTexts(textStore.language as LanguageCode).catch(() => {});
          const [{ createSiteReader }, bundled] = await Promise.all([
            import("../site/createSiteReader.ts"),
            loadBundled(),
          ]);
          return createSiteReader(bundled, verdicts, calls);
        },
        () => site.compiled,
      ),
    },
    wait,
    rest: createRest(),
    stage: async (compiled, isProvisional) => {
      const show = await stageSite(compiled, {
        texts: textStore,
        flags,
        hasTexts,
        isProvisional,
        onUntranslated: (codes) =>
          report({
            kind: "configuration",
            document: "brand",
            pointer: "/settings/languages",
            reason: `There are no texts in ${codes.join(", ")}: not offered`,
          }),
      });
      return () => {
        show();
        void judgePatterns(compiled, verdicts, site, (problem) => report({ kind: "configuration", ...problem }));
      };
    },
    onRefusal: ({ hash, reason, pointer }) =>
      report({ kind: "configuration", document: "site", pointer, reason, revision: hash }),
  });
  const brand = () => site.compiled?.brand ?? spare().brand;
  const jar = createCookieJar(document, location.protocol === "https:");
  const cookies = createLoginCookies(jar, () => brand().merchantCode);
  const botCheck = lazyBotCheck(client);
  const session = new SessionStore({
    port: createSessionPort(client, encryptor, navigator.platform),
    botCheck,
    keeper,
    cookies,
    vault: lazyVault({
      jar,
      keys: createKeySafe(() => indexedDB),
      cookieName: () => cookies.read().lastUsername ?? null,
      origin: location.origin,
      now: () => clock.now() / 1000,
    }),
    channel: { ...createTabChannel<SessionNews>("croupier-session"), settled: () => wait(othersAnswerMs) },
    rememberMe: () => brand().settings.rememberMe,
    isPasswordExpiryOn: () => flags.isOn("PASSEXPIRY3"),
  });
  const route = new RouteStore();
  const stores: PlayerStores = {
    site,
    session,
    flags,
    balance: new BalanceStore({ getBalance: () => client.call("getBalance", {}) }),
    messages: new MessageStore({ getUnreadCount: () => client.call("getUnreadCount", {}) }),
    contracts: new ContractStore({
      agent: () => agentWithContracts({ session, flags }),
      getContracts: () => client.call("getConsolidatedContract", {}),
    }),
    texts: textStore,
    ui: new UiStore(local, spare().brand.settings.defaultTheme ?? "dark", location.origin),
    data: new DataStore(calls, createTicker()),
    captcha: new CaptchaStore(createCaptchaPort(client, lazyCaptchaWork)),
    route,
    states: new StateStore({ session: sessionOnly, device: local, route }),
    clock: new ClockStore(clock.now, createTicker()),
  };
  return { stores, botCheck, jar };
}

/** A pause until the browser has nothing better to do. */
function createRest(): Rest {
  const hurried = Promise.withResolvers<void>();
  return {
    wait: () => Promise.race([new Promise<void>((resolve) => whenIdle(resolve)), hurried.promise]),
    hurry: hurried.resolve,
  };
}
