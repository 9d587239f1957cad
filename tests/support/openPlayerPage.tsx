import { act, render } from "@testing-library/react";
import { createDataPort } from "#app/wiring/createDataPort.ts";
import { sharedFunctions } from "#compile/reckon/sharedFunctions.ts";
import { compileSite } from "#compile/site.ts";
import { openDocument } from "#engine/openDocument.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { createFormats } from "#i18n/createFormats.ts";
import { createDocuments } from "#rendering/createDocuments.ts";
import { valueOf } from "#rendering/documentScope.ts";
import { aLogin, aMember } from "./aMember.ts";
import { aRenderingContext } from "./aRenderingContext.ts";
import { fakePlayer } from "./fakePlayer.ts";
import { good } from "./fakeSession.ts";
import { readBundledSite } from "./readBundledSite.ts";

const bundled = readBundledSite("ink");
const { layouts, brand, menus } = compileSite(bundled, bundled);

/** Who opens a page, and what calls answer; every other call answers an empty object. */
export interface PlayerLook {
  query?: Record<string, string>;
  isReal?: boolean;
  /** Features of the site that are on. */
  flags?: readonly string[];
  /** A document that is no page, such as the shell. */
  document?: string;
  /** What the site knows of the member's money; nothing where it is left out. */
  balance?: { sum: number; currency: string };
  /** Values are written as in English; left out, they stand as they are. */
  isWritten?: boolean;
  calls?: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => unknown>>;
}

/** A page of the bundled site over the player's real stores and verbs; only the platform is not there. */
export async function openPlayerPage(
  path: string,
  { query = {}, isReal = false, flags = [], document, balance, isWritten = false, calls = {} }: PlayerLook,
) {
  const player = await fakePlayer(path);
  const { stores, answer } = player;
  const asked: { call: string; params: Readonly<Record<string, unknown>> }[] = [];
  answer.mockImplementation(async (call, params = {}) => {
    asked.push({ call, params });
    const told = await calls[call]?.(params);
    return typeof told === "object" && told !== null && "ok" in told ? (told as never) : good(told ?? {});
  });
  const name = document ?? `page/${path.slice(1)}`;
  if (isReal) {
    player.port.login.mockResolvedValueOnce(good(aLogin({ account: "player01", username: "player01" })));
    player.port.getMemberInfo.mockResolvedValue(good(aMember({ account: "player01" })));
    await player.dispatch({ do: "login" }, player.formScope({ username: "player01", password: "Secret#12" }));
  }
  stores.route.push(path, query);
  const write = createFormats("en", "USD", { timeZone: "UTC" });
  const open = createDocuments({ openLayout: openDocument, read: (key) => layouts[key], report: () => {} });
  const context = aRenderingContext({
    flags,
    documents: { open, current: () => name },
    states: stores.states,
    menus: { items: (menu) => menus[menu]?.items ?? [] },
    roots: {
      session: () => ({ loggedIn: player.session.isLoggedIn, real: player.session.isReal, hasPaymentPassword: true }),
      route: () => stores.route.route,
      brand: () => brand,
      ui: () => ({ language: "EN" }),
      balance: () => balance,
      data: () => new Proxy({}, { get: (_, id) => valueOf(stores.data.find(String(id))) }),
    },
    data: createDataPort(stores.data, stores.texts),
    dispatch: player.dispatch as never,
    functions: async () => sharedFunctions,
    ...(isWritten && { format: (value: unknown, format = "text") => write(value, format as never) }),
  });
  await act(async () => {
    render(
      <RenderingProvider context={context}>
        <RenderDocument name={name} />
      </RenderingProvider>,
    );
  });
  return {
    ...player,
    context,
    asked,
    of: (call: string) => asked.filter((one) => one.call === call).map((one) => one.params),
  };
}
