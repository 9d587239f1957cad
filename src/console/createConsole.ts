import { createClient } from "#api/createClient.ts";
import { lazyEncryptor } from "#api/lazyEncryptor.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { createServerClock } from "#api/createServerClock.ts";
import { createStorage } from "#api/storage/createStorage.ts";
import type { OperationId, ParamsOf, ValueOf } from "#contracts/api.ts";
import { createTexts } from "#i18n/createTexts.ts";
import { loadBundledTexts } from "#i18n/loadBundledTexts.ts";
import { createTicker } from "#app/wiring/createTicker.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { Answer } from "#stores/Answer.ts";
import { CommentStore } from "#stores/CommentStore.ts";
import { AssetStore } from "#stores/AssetStore.ts";
import { DataStore } from "#stores/DataStore.ts";
import { DraftJournal } from "#stores/DraftJournal.ts";
import type { Delay } from "#stores/DraftPort.ts";
import { DraftStore } from "#stores/DraftStore.ts";
import { DraftTexts } from "#stores/DraftTexts.ts";
import { FlagTurnStore } from "#stores/FlagTurnStore.ts";
import { HandOverStore } from "#stores/HandOverStore.ts";
import { LastBrand } from "#stores/LastBrand.ts";
import { OperatorStore } from "#stores/OperatorStore.ts";
import { PlaceStore } from "#stores/PlaceStore.ts";
import { PresenceStore } from "#stores/PresenceStore.ts";
import { PreviewStore } from "#stores/PreviewStore.ts";
import { ReviewStore } from "#stores/ReviewStore.ts";
import { RouteStore } from "#stores/RouteStore.ts";
import { StateStore } from "#stores/StateStore.ts";
import { TextStore, type TextPort } from "#stores/TextStore.ts";
import { TextOriginStore } from "#stores/TextOriginStore.ts";
import { UiStore } from "#stores/UiStore.ts";
import type { SchemaFiles } from "./bundleSchema.ts";
import type { ConsoleStores } from "./ConsoleStores.ts";
import { createJudge } from "./createJudge.ts";
import { placeAddress, placeOfProblem } from "./places.ts";
import { patternTools } from "./rules/patternTools.ts";
import { createConsoleRendering, type ConsoleDocuments } from "./wiring/createConsoleRendering.ts";
import { withFreshSession } from "./wiring/withFreshSession.ts";

/** The operator's program, put together. */
export interface Console {
  stores: ConsoleStores;
  rendering: RenderingContext;
}

const delay: Delay = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Puts the program together; `startConsole` asks the platform. `platform` is its origin, empty for the page's own;
 * `schemas` are those of the configuration, by file name.
 */
export function createConsole(platform: string, documents: ConsoleDocuments, schemas: SchemaFiles): Console {
  const local = createStorage(() => localStorage);
  const session = createStorage(() => sessionStorage);
  const clock = createServerClock();
  const client = createClient({
    platform,
    clock,
    encryptor: () => encryptor,
    intents: createIntentKeys(session),
    headers: ({ auth, method }) => ({
      language: stores.texts.language,
      ...(auth === "console" && method !== "GET" ? { "x-csrf": stores.operator.csrf } : {}),
    }),
    onUnauthorized: () => stores.operator.end(),
  });
  const encryptor = lazyEncryptor({ loadKeys: () => client.call("getJwks", {}), clock, platform });
  const operator = () => stores.operator;
  const callNamed = withFreshSession((id, params, signal) => client.callNamed(id, params, signal), operator);
  // What the stores take is of the contract's shape; documents take answers as they come.
  const callShaped = withFreshSession(
    (id, params, signal) => client.call(id as OperationId, params as ParamsOf<OperationId>, signal),
    operator,
  );
  const call = async <Id extends OperationId>(id: Id, params: ParamsOf<Id>, signal?: AbortSignal) =>
    (await callShaped(id, params as Record<string, unknown>, signal)) as Answer<ValueOf<Id>>;
  const journal = new DraftJournal(local);
  const draft = new DraftStore({
    port: {
      getLive: () => call("getLive", { part: "revision" }),
      getDraft: () => call("getDraft", {}),
      saveDraft: (patch) => call("saveDraft", { ...patch }),
      rebaseDraft: (hash, resolutions) => call("rebaseDraft", { draft: hash, resolutions }),
    },
    delay,
    journal,
    judge: createJudge(schemas, () => patternTools.read()?.patternJudge),
  });
  const review = new ReviewStore(
    {
      diffDraft: () => call("diffDraft", {}),
      getFindings: (hash, signal) => call("getFindings", { draft: hash }, signal),
    },
    delay,
    draft,
    placeOfProblem,
  );
  const route = new RouteStore();
  const stores: ConsoleStores = {
    texts: new TextStore(createTexts({ load: loadBundledTexts }) as TextPort, local),
    ui: new UiStore(local),
    operator: new OperatorStore({ getConsoleSession: () => client.call("getConsoleSession", {}) }),
    draft,
    lastBrand: new LastBrand(local),
    review,
    writing: new DraftTexts(journal, () => (draft.state.status === "ready" ? draft.state.draft.baseHash : "")),
    place: new PlaceStore(route, placeAddress),
    assets: new AssetStore({
      listAssets: () => call("listAssets", {}),
      addAsset: (name, body) => call("addAsset", { name, body }),
      describeAsset: (hash, words) => call("describeAsset", { hash, ...words }),
      removeAsset: (hash) => call("removeAsset", { hash }),
    }),
    copying: {
      port: {
        listAssets: () => call("listAssets", {}),
        describeAsset: (hash, words) => call("describeAsset", { hash, ...words }),
        keepAsset: ({ hash, name, bytes }) => call("addAsset", { name, hash, body: bytes }),
        lookAtCopy: (site) => call("lookAtCopy", { site }),
        takeCopy: ({ parts, ...wish }) => call("takeCopy", { ...wish, parts: parts as ParamsOf<"takeCopy">["parts"] }),
      },
    },
    handOver: new HandOverStore({ adoptDraft: (adoption) => call("adoptDraft", { ...adoption }) }, draft),
    preview: new PreviewStore({ previewDraft: () => call("previewDraft", {}) }),
    origins: new TextOriginStore({
      listTextOrigins: () => call("listTextOrigins", {}),
      confirmText: (origin) => call("confirmText", { ...origin }),
    }),
    flagTurns: new FlagTurnStore({ listFlagTurns: () => call("listFlagTurns", {}) }),
    comments: new CommentStore({
      listComments: (draftOf) => call("listComments", { draftOf }),
      addComment: (comment) => call("addComment", { ...comment }),
      settleComments: (id, isSettled) => call("settleComments", { id, isSettled }),
    }),
    // What a page asks by itself asks for no password.
    presence: new PresenceStore(
      { sayPresence: (word) => client.call("sayPresence", { ...word }) },
      crypto.randomUUID(),
    ),
    data: new DataStore({ call: callNamed }, createTicker()),
    route,
    states: new StateStore({ session, device: local, route }),
  };
  return { stores, rendering: createConsoleRendering(stores, documents) };
}
