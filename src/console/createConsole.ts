import { createClient } from "#api/createClient.ts";
import { createEncryptor } from "#api/createEncryptor.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { createServerClock } from "#api/createServerClock.ts";
import { createStorage } from "#api/storage/createStorage.ts";
import { createTexts } from "#i18n/createTexts.ts";
import { loadBundledTexts } from "#i18n/loadBundledTexts.ts";
import { createTicker } from "#program/wiring/createTicker.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { DataStore } from "#stores/DataStore.ts";
import { DraftStore } from "#stores/DraftStore.ts";
import { HandOverStore } from "#stores/HandOverStore.ts";
import { OperatorStore } from "#stores/OperatorStore.ts";
import { PreviewStore } from "#stores/PreviewStore.ts";
import { RouteStore } from "#stores/RouteStore.ts";
import { TextStore, type TextPort } from "#stores/TextStore.ts";
import { UiStore } from "#stores/UiStore.ts";
import type { ConsoleStores } from "./ConsoleStores.ts";
import { createConsoleRendering, type ConsoleDocuments } from "./wiring/createConsoleRendering.ts";

/** The operator's program, put together. */
export interface Console {
  stores: ConsoleStores;
  rendering: RenderingContext;
}

/** Puts the program together; `startConsole` asks the platform. `platform` is its origin, empty for the page's own. */
export function createConsole(platform: string, documents: ConsoleDocuments): Console {
  const local = createStorage(() => localStorage);
  const clock = createServerClock();
  const client = createClient({
    platform,
    clock,
    encryptor: () => createEncryptor({ loadKeys: () => client.call("getJwks", {}), clock, platform }),
    intents: createIntentKeys(createStorage(() => sessionStorage)),
    headers: ({ auth, method }) => ({
      language: stores.texts.language,
      ...(auth === "console" && method !== "GET" ? { "x-csrf": stores.operator.csrf } : {}),
    }),
    onUnauthorized: () => stores.operator.end(),
  });
  const draft = new DraftStore(
    {
      getLive: () => client.call("getLive", {}),
      getDraft: () => client.call("getDraft", {}),
      saveDraft: (patch) => client.call("saveDraft", { ...patch }),
      diffDraft: () => client.call("diffDraft", {}),
      rebaseDraft: (resolutions) => client.call("rebaseDraft", { resolutions }),
    },
    {
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
  );
  const stores: ConsoleStores = {
    texts: new TextStore(createTexts({ load: loadBundledTexts }) as TextPort, local),
    ui: new UiStore(local),
    operator: new OperatorStore({ getConsoleSession: () => client.call("getConsoleSession", {}) }),
    draft,
    handOver: new HandOverStore({ adoptDraft: (adoption) => client.call("adoptDraft", { ...adoption }) }, draft),
    preview: new PreviewStore({ previewDraft: () => client.call("previewDraft", {}) }),
    data: new DataStore({ call: (id, params, signal) => client.callNamed(id, params, signal) }, createTicker()),
    route: new RouteStore(),
  };
  return { stores, rendering: createConsoleRendering(stores, documents) };
}
