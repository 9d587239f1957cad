import { openDocument } from "#engine/openDocument.ts";
import { observable, runInAction } from "mobx";
import type { BundledSite } from "#compile/CompiledSite.ts";
import { compileForm } from "#compile/forms/forms.ts";
import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import { sharedFunctions } from "#compile/reckon/sharedFunctions.ts";
import { compileSite } from "#compile/site.ts";
import { createScope, type Outcome } from "#engine/index.ts";
import { languages } from "#i18n/languages.ts";
import type { LoadedTexts } from "#i18n/createTexts.ts";
import { renderers } from "#renderers/index.ts";
import { createDocuments } from "#rendering/createDocuments.ts";
import type { DataView } from "#rendering/ports/DataPort.ts";
import { createRenderingContext } from "#rendering/createRenderingContext.ts";
import { quietForms, quietPorts } from "#rendering/quietPorts.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { answerOf } from "./answerOf.ts";
import type { Wish } from "./Wish.ts";

/** What the gallery remembers while it is open. */
export interface GalleryState {
  dialog: { name: string; args: unknown } | null;
  centre: { name: string; page: string | undefined } | null;
}

const accountTypes = { visitor: undefined, member: 0, agent: 1, trial: 4 };

/** A rendering context over made-up answers, and what it remembers. */
export function createGallery(
  wish: Wish,
  bundled: BundledSite,
  texts: LoadedTexts,
): { context: RenderingContext; state: GalleryState } {
  const compiled = compileSite(bundled, bundled);
  const isIn = wish.who !== "visitor";
  const [centre, centrePage] = wish.centre?.split("/") ?? [];
  const state: GalleryState = observable({
    dialog: wish.dialog === null ? null : { name: wish.dialog, args: dialogArgs },
    centre: centre === undefined ? null : { name: centre, page: centrePage },
  });
  const results = observable.map<string, DataView>({}, { deep: false });
  const kept = observable.map<string, unknown>({}, { deep: false });
  const load = (id: string, call: string, params: Readonly<Record<string, unknown>>): void => {
    const states: Record<Wish["data"], DataView> = {
      ready: { status: "ready", value: answerOf(call, params) },
      late: { status: "ready", value: answerOf(call, params) },
      loading: { status: "loading" },
      failed: { status: "failed", message: "The network is slow or away." },
      empty: {
        status: "ready",
        value: { rows: [], list: [], player: [], series: [], page: 1, pageSize: 15, total: 0 },
      },
    };
    runInAction(() => results.set(id, states[wish.data]));
  };
  const member = { account: "player01", nickname: "Lucky Lotus", type: accountTypes[wish.who] };
  const value = (id: string): unknown => {
    const found = results.get(id);
    return found !== undefined && "value" in found ? found.value : undefined;
  };
  const context = createRenderingContext({
    ...quietPorts,
    audience: "operator",
    renderers,
    scope: createScope(
      {
        session: () => ({
          status: isIn ? "loggedIn" : "visitor",
          loggedIn: isIn,
          accountType: accountTypes[wish.who],
          ...(isIn ? member : { remembered: location.search.includes("remembered") ? { account: "player01" } : null }),
        }),
        balance: () => (isIn ? { sum: 1_284_350, currency: "USD", status: "known" } : {}),
        messages: () => ({ unread: 3 }),
        route: () => ({ path: `/${wish.page.split("/").at(-1)}`, query: {} }),
        brand: () => compiled.brand,
        location: () => ({ ip: "203.0.113.7" }),
        ui: () => ({ theme: wish.theme, language: wish.language, direction: texts.direction, online: true }),
        data: () => new Proxy({}, { get: (_, id) => value(String(id)) }),
        centre: () => state.centre ?? undefined,
      },
      (flag) => compiled.flags.has(flag),
    ),
    texts: () => texts,
    async dispatch(action, scope): Promise<Outcome> {
      await new Promise((done) => setTimeout(done, 250));
      runInAction(() => {
        if (action.do === "openDialog") {
          const args = Object.entries(action.with ?? {}).map(([name, given]) => [
            name,
            isBinding(given) ? scope.read(given.bind) : given,
          ]);
          state.dialog = { name: action.dialog, args: Object.fromEntries(args) };
        }
        if (action.do === "closeDialog") state.dialog = null;
        if (action.do === "openCentre") state.centre = { name: action.centre, page: action.page };
        if (action.do === "closeCentre") state.centre = null;
      });
      return { ok: true };
    },
    documents: {
      open: createDocuments({ openLayout: openDocument, read: (key) => compiled.layouts[key], report: () => {} }),
      current: () => wish.page,
    },
    states: {
      open: () => () => {},
      read: ({ state: declared }, name) => (kept.has(name) ? kept.get(name) : declared[name]),
      write: (_, name, written) => runInAction(() => void kept.set(name, written)),
    },
    functions: async () => sharedFunctions,
    menus: { items: (name) => compiled.menus[name]?.items ?? [] },
    ui: {
      theme: wish.theme,
      language: wish.language,
      direction: texts.direction,
      languages: (["KM", "EN", "AR"] as const).map((code) => ({
        code,
        name: languages[code].name,
        tag: languages[code].tag,
      })),
      isOnline: true,
      isFolded: () => null,
      fold: () => {},
    },
    data: {
      watch(_, id, { call, params }) {
        const wait = wish.data === "late" ? 700 : 0;
        setTimeout(() => load(id, call, params), wait);
        return () => {};
      },
      read: (_, id) => results.get(id) ?? { status: "loading" },
      reload: async () => {},
      load: async (call, params) => ({ ok: true, value: answerOf(call, params) }),
    },
    forms: quietForms({
      descriptor: (name) => compiled.forms[name],
      compileFields(id, fields) {
        const result = compileForm({ id, fields }, { rules: bundled.rules });
        return result.ok ? result.form : { id, fields: [], schema: {}, unjudged: [] };
      },
      messageOf: (error) => fieldErrorText(error, (key) => texts.translate(key)),
      countries: () => [
        { countryCode: "KH", countryDialingCode: "855" },
        { countryCode: "TH", countryDialingCode: "66" },
        { countryCode: "US", countryDialingCode: "1" },
      ],
      likelyCountries: () => ["KH", "US"],
    }),
  });
  return { context, state };
}

/** What a notice would be opened with. */
const dialogArgs = {
  title: "Planned maintenance on Tuesday from 04:00 to 04:30",
  content:
    "<p>All games pause for <strong>half an hour</strong>. Open rounds are settled before.</p><ul><li>Balances stay as they are.</li><li>Nothing needs to be done.</li></ul>",
  time: "2026-11-20T09:30:00Z",
};

function isBinding(value: unknown): value is { bind: string } {
  return typeof value === "object" && value !== null && "bind" in value;
}
