import type { Encryptor } from "#api/createEncryptor.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { lazyClient } from "#api/lazyClient.ts";
import { lazyEncryptor } from "#api/lazyEncryptor.ts";
import { createServerClock } from "#api/createServerClock.ts";
import { createProblemPort, type ProblemReport } from "#api/ports/createProblemPort.ts";
import { createStorage } from "#api/storage/createStorage.ts";
import type { BundledSite } from "#compile/CompiledSite.ts";
import { createTexts } from "#i18n/createTexts.ts";
import { hasAllTexts } from "#i18n/hasAllTexts.ts";
import { hasTexts } from "#i18n/hasTexts.ts";
import { loadBundledTexts } from "#i18n/loadBundledTexts.ts";
import { SessionKeeper } from "#stores/SessionKeeper.ts";
import { storageKeys } from "#stores/storageKeys.ts";
import { untilTrue } from "#stores/untilTrue.ts";
import { watchValue } from "#stores/watchValue.ts";
import { createDevice } from "#app/wiring/createDevice.ts";
import { watchErrors } from "#app/watchErrors.ts";
import { lazyIdentity } from "./identity/lazyIdentity.ts";
import type { ActionTools } from "./actions/ActionTools.ts";
import { resumed } from "./actions/resumed.ts";
import { createCountries } from "./wiring/createCountries.ts";
import { createPlayerRendering } from "./wiring/createPlayerRendering.ts";
import { createStores } from "./wiring/createStores.ts";
import type { SpareSite } from "./site/SpareSite.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { CookieJar } from "#api/storage/createCookieJar.ts";
import type { PlayerStores } from "./PlayerStores.ts";

/** The player's program, put together. */
export interface Player {
  stores: PlayerStores;
  rendering: RenderingContext;
  /** Origin of the platform; empty for the page's own. */
  platform: string;
  /** The page's cookies. */
  jar: CookieJar;
  /** Loads the page again; what was typed, but for secrets, is there again then. */
  reload(): Promise<void>;
  /** Goes on with what was typed before such a reload, if there was one. */
  goOn(): Promise<void>;
  /** Loads the countries and their dialling codes. */
  loadCountries(): Promise<void>;
}

/** What a player is made from. */
export interface PlayerOptions {
  /** Origin of the platform; empty for the page's own. */
  platform: string;
  /** What stands in before a site is there. */
  spare: SpareSite;
  loadBundled(): Promise<BundledSite>;
  /** Names the build in reports. */
  build: string;
}

/** Puts the program together. Nothing is asked of the platform yet; `startPlayer` does that. */
export function createPlayer({ platform, spare: first, loadBundled, build }: PlayerOptions): Player {
  let spare = first;
  const local = createStorage(() => localStorage);
  const sessionOnly = createStorage(() => sessionStorage);
  const keeper = new SessionKeeper(sessionOnly);
  const clock = createServerClock();

  const client = lazyClient({
    platform,
    clock,
    encryptor: () => encryptor,
    intents: createIntentKeys(sessionOnly),
    headers: ({ auth, mayKnow }) => {
      const { token } = keeper;
      const merchant = stores.site.compiled?.brand.merchantCode ?? spare.brand.merchantCode;
      return {
        language: stores.texts.language,
        merchant,
        ...((auth === "player" || mayKnow) && token !== null ? { token } : {}),
      };
    },
    cache: {
      storage: sessionOnly,
      common: () => [stores.texts.language, stores.site.hash ?? ""],
      account: () => keeper.read()?.account ?? "",
    },
    ready: (isPlayers) => {
      // Another tab may be asked for the session just now: what is asked without it would be refused, and not asked again.
      const hasSession = () => stores.session.state.status !== "restoring" || keeper.token !== null;
      const mayGo = () => stores.site.isAsked && (!isPlayers || hasSession());
      return mayGo() ? undefined : untilTrue(mayGo);
    },
    onActivity: (change) => stores.ui.changeActivity(change),
    onReach: (isReached, id) => {
      if (id === "getPermission") return;
      if (isReached) stores.site.hope();
      else stores.site.doubt();
    },
    onOutdated: () => stores.ui.outdate(),
    onUnauthorized: ({ token }) => stores.session.end(token ?? null),
  });
  const encryptor: Encryptor = lazyEncryptor({ loadKeys: () => client.call("getJwks", {}), clock, platform });

  const send = createProblemPort(client, {
    now: clock.elapsed,
    after: (ms, run) => void setTimeout(run, ms),
  });
  const report = (problem: ProblemReport) =>
    send({ revision: stores.site.hash, page: stores.route.route.path, build, ...problem });

  watchErrors((reason) => report({ kind: "other", document: "player", pointer: "", reason }));

  const texts = createTexts({
    load: loadBundledTexts,
    isComplete: hasAllTexts,
    onMissing: (key, language) =>
      report({ kind: "text", document: `texts/${language}`, pointer: `/${key}`, reason: `No text for ${key}` }),
    onBadAmount: (fault, currency) =>
      report({ kind: "other", document: "amount", pointer: "", reason: `An amount in ${currency} is ${fault}` }),
  });
  const { stores, botCheck, jar } = createStores({
    client,
    clock,
    encryptor: () => encryptor,
    platform,
    local,
    sessionOnly,
    keeper,
    spare: () => spare,
    loadBundled: async () => (spare = await loadBundled()) as BundledSite,
    texts,
    hasTexts,
    report,
  });
  stores.route.arrive({ path: location.pathname, query: Object.fromEntries(new URLSearchParams(location.search)) });

  const countries = createCountries(() => client.call("listCountries", {}));
  const pending: ActionTools["pending"] = { done: null };
  const rendering = createPlayerRendering({
    stores,
    pending,
    now: clock.now,
    spare: () => spare,
    botCheck,
    identity: lazyIdentity(stores),
    countries,
    // A file that a session ended under goes on where it was, once its owner is back.
    sendFilePart: (params, signal) => resumed({ stores, pending }, () => client.call("uploadFilePart", params, signal)),
    page: location,
    talks: async () => (await import("./wiring/createTalks.ts")).createTalks(platform, stores.session, keeper),
    functions: async () => (await import("#compile/reckon/sharedFunctions.ts")).sharedFunctions,
    openOutside: (href) => void open(href, "_blank", "noopener,noreferrer"),
    device: createDevice(),
    report: ({ document, pointer, reason, nearest }) =>
      report({ kind: "document", document, pointer, reason, ...(nearest === undefined ? {} : { nearest }) }),
  });

  watchValue(
    () => stores.site.compiled,
    (compiled) => {
      if (!compiled) return;
      keeper.writeMerchant(compiled.brand.merchantCode);
      for (const problem of compiled.problems) report({ kind: "configuration", ...problem });
    },
  );
  const typed = () => import("./wiring/keepTyped.ts").catch(() => null);
  const goOn = async () => {
    if (sessionOnly.get(storageKeys.typed) !== null) (await typed())?.restoreTyped(rendering.forms, sessionOnly);
  };
  const reload = async () => {
    (await typed())?.keepTyped(rendering.forms, sessionOnly);
    location.reload();
  };
  return { stores, rendering, platform, jar, reload, goOn, loadCountries: countries.want };
}
