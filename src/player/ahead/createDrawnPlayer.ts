import { noteTexts, type SiteReads } from "#compile/changes/SiteReads.ts";
import { failure } from "#stores/failure.ts";
import { createTexts } from "#i18n/createTexts.ts";
import type { LanguageCode } from "#i18n/languages.ts";
import { loadBundledTexts } from "#i18n/loadBundledTexts.ts";
import type { Answer } from "#stores/Answer.ts";
import { BalanceStore } from "#stores/BalanceStore.ts";
import { CaptchaStore } from "#stores/CaptchaStore.ts";
import { ClockStore } from "#stores/ClockStore.ts";
import { ContractStore } from "#stores/ContractStore.ts";
import { DataStore } from "#stores/DataStore.ts";
import { FlagStore } from "#stores/FlagStore.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { MessageStore } from "#stores/MessageStore.ts";
import { RouteStore } from "#stores/RouteStore.ts";
import { SessionKeeper } from "#stores/SessionKeeper.ts";
import { SessionStore } from "#stores/SessionStore.ts";
import { SiteStore } from "#stores/SiteStore.ts";
import { StateStore } from "#stores/StateStore.ts";
import {
  type CarriedTexts,
  type LanguageTexts,
  TextStore,
  type TextContext,
  type TextPort,
} from "#stores/TextStore.ts";
import { UiStore } from "#stores/UiStore.ts";
import { createPlayerRendering } from "../wiring/createPlayerRendering.ts";
import type { Player } from "../createPlayer.ts";
import type { PlayerStores } from "../PlayerStores.ts";

const noAnswer = async (): Promise<Answer<never>> => ({ ok: false, failure: failure("network", "network") });
const nothing = () => undefined;
const noStorage: KeyValueStorage = { kind: "memory", get: () => null, set: nothing, remove: nothing, clear: nothing };

/** The texts of the product, loaded once for all players that are drawn here. */
const texts = createTexts({ load: loadBundledTexts });

/**
 * The player's program where there is no browser: it is drawn once and forgotten. Nobody answers it, it keeps nothing, and
 * nothing in it ever changes by itself. Seed its stores before it is drawn. `reads` gets the texts that are asked for.
 */
export function createDrawnPlayer(reads?: SiteReads): Pick<Player, "stores" | "rendering" | "reload"> {
  const unused = () => Promise.reject(new Error("Nothing is read where pages are drawn"));
  const botCheck = { solve: noAnswer };
  const route = new RouteStore();
  const stores: PlayerStores = {
    site: new SiteStore({
      port: { getPermission: noAnswer, getRevision: noAnswer },
      memory: {
        recallPermission: () => null,
        rememberPermission: nothing,
        recallRevision: async () => null,
        rememberRevision: nothing,
        forgetRevision: nothing,
      },
      reader: { readPermission: unused, readRevision: unused, bundled: unused },
      wait: () => new Promise(nothing),
    }),
    session: new SessionStore({
      port: {
        login: noAnswer,
        loginSocial: noAnswer,
        loginPhoneIdentity: noAnswer,
        rememberedLogin: noAnswer,
        getRemembered: noAnswer,
        forgetRemembered: noAnswer,
        freePlay: noAnswer,
        logout: noAnswer,
        firstLogin: noAnswer,
        getMemberInfo: noAnswer,
        changePassword: noAnswer,
        setPasswordByPhone: noAnswer,
        register: noAnswer,
      },
      botCheck,
      keeper: new SessionKeeper(noStorage),
      cookies: { read: () => ({}), write: nothing, clear: nothing },
      vault: { save: async () => undefined, open: async () => null, erase: async () => undefined },
      channel: { tell: nothing, listen: () => nothing, settled: noAnswer },
      rememberMe: () => "token",
      isPasswordExpiryOn: () => false,
    }),
    flags: new FlagStore(),
    balance: new BalanceStore({ getBalance: noAnswer }),
    messages: new MessageStore({ getUnreadCount: noAnswer }),
    contracts: new ContractStore({ agent: () => null, getContracts: noAnswer }),
    texts: new TextStore(reads ? notingTexts(reads) : (texts as TextPort), noStorage),
    ui: new UiStore(noStorage),
    data: new DataStore({ call: noAnswer }, { every: () => nothing }),
    captcha: new CaptchaStore({ getCaptcha: noAnswer }),
    route,
    states: new StateStore({ session: noStorage, device: noStorage, route }),
    clock: new ClockStore(() => 0, { every: () => nothing }),
  };
  const rendering = createPlayerRendering({
    stores,
    pending: { done: null },
    spare: () => ({ layouts: {} }),
    botCheck,
    identity: { isPhoneOn: () => false, open: () => null, load: async () => null },
    countries: { list: () => [], want: async () => undefined },
    sendFilePart: noAnswer,
    page: { origin: "", hostname: "" },
    openOutside: nothing,
    device: {
      copy: async () => undefined,
      print: nothing,
      share: async () => "unable",
      openLater: () => ({ go: () => false, close: nothing }),
      leave: nothing,
      install: async () => "unable",
      scrollTo: nothing,
      focusNode: nothing,
      focusField: nothing,
      save: nothing,
      download: nothing,
    },
    report: nothing,
  });
  return { stores, rendering, reload: async () => undefined };
}

function notingTexts(reads: SiteReads): TextPort {
  const port = texts as TextPort;
  return {
    load: async (...wished) => noteTexts(await port.load(...wished), reads),
    open: async (...wished) => noteTexts(await texts.open(...(wished as Parameters<typeof texts.open>)), reads),
  };
}

/** The texts of these keys, and of those words that are keys, for a page to carry. Rejects where the texts of the language cannot be loaded. */
export async function pickTexts(
  language: string,
  overrides: TextContext["overrides"],
  keys: Iterable<string>,
  words: Iterable<string>,
): Promise<CarriedTexts> {
  return await texts.pick(language as LanguageCode, overrides, keys, words);
}

/** What a page in this language is written with. Rejects where its texts cannot be loaded. */
export function textsOf(language: string, { overrides, currency }: TextContext): Promise<LanguageTexts> {
  return (texts as TextPort).load(language, overrides, currency);
}
