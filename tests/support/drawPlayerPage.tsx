import { act, render } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import { fileType } from "#compile/forms/fileType.ts";
import { sharedFunctions } from "#compile/reckon/sharedFunctions.ts";
import { compileSite } from "#compile/site.ts";
import { pageKey } from "#compile/pageKey.ts";
import { DialogHost } from "#app/hosts/DialogHost.tsx";
import { createFormats } from "#i18n/createFormats.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import type { DataRequest } from "#stores/DataSource.ts";
import { aRenderingContext } from "./aRenderingContext.ts";
import { good } from "./fakeSession.ts";
import { fakePlayer } from "./fakePlayer.ts";
import { readBundledSite } from "./readBundledSite.ts";

const bundled = readBundledSite("ink");
const site = compileSite(bundled, bundled);

type Player = Awaited<ReturnType<typeof fakePlayer>>;

/** Who opens a page, and what calls answer: a value, or what they make of their parameters. */
export interface PageLook {
  loggedIn?: boolean;
  /** Flags that are on. */
  flags?: readonly string[];
  /** Documents of another program than the player's, and what stands in its scope. */
  program?: {
    document: string;
    layouts: Readonly<Record<string, unknown>>;
    roots: Readonly<Record<string, () => unknown>>;
    dispatch(player: Player): Player["dispatch"];
  };
  answers?: Readonly<Record<string, object | ((params: Readonly<Record<string, unknown>>) => object)>>;
}

/** A page of the bundled site as a player has it before them: real stores, verbs and dialogs, and calls that are answered here. */
export async function drawPlayerPage(
  address: string,
  { loggedIn = true, flags = [], answers = {}, program }: PageLook = {},
) {
  const player = await fakePlayer(address);
  const { stores, dispatch } = player;
  const write = createFormats("en", "USD", { timeZone: "UTC" });
  const asked: DataRequest[] = [];
  const requests = observable.map<string, DataRequest>({}, { deep: false });
  const answer = (call: string, params: Readonly<Record<string, unknown>> = {}) => {
    const given = answers[call];
    return typeof given === "function" ? given(params) : given;
  };
  player.answer.mockImplementation((call) => good(answer(call) ?? {}));
  const read = (id: string) => {
    const request = requests.get(id);
    return request && answer(request.call, request.params);
  };
  const data = new Proxy({}, { get: (_, id) => read(String(id)), has: (_, id) => read(String(id)) !== undefined });
  const [path = ""] = address.split("?");
  const found = path.includes("-centre/") ? path.slice(1) : pageKey(path, (key) => key in site.layouts);
  const document = program?.document ?? found;
  const context = aRenderingContext({
    functions: async () => sharedFunctions,
    flags,
    layouts: program?.layouts ?? site.layouts,
    // Whatever is sent of a file is taken.
    forms: {
      descriptors: site.forms,
      files: {
        typeOf: fileType,
        send: async ({ offset, bytes }) => ({ ok: true, value: { received: offset + bytes.length } }),
      },
    },
    roots: {
      session: () => ({
        loggedIn,
        accountType: loggedIn ? 0 : undefined,
        account: "player01",
        hasPaymentPassword: true,
      }),
      route: () => stores.route.route,
      data: () => data,
      messages: () => ({ unread: stores.messages.unread }),
      ...program?.roots,
    },
    format: (value, format = "text") => write(value, format),
    dispatch: program?.dispatch(player) ?? dispatch,
    states: stores.states,
    data: {
      watch: (_, id, request) => {
        asked.push(request);
        runInAction(() => requests.set(id, request));
        return () => {};
      },
      read: (_, id) => {
        const value = read(id);
        return value === undefined ? { status: "loading" } : { status: "ready", value };
      },
      reload: async () => {},
      load: async (call, params) => good(answer(call, params) ?? { rows: [], total: 0 }),
    },
  });
  await act(async () => {
    render(
      <RenderingProvider context={context}>
        <RenderDocument name={document} />
        <DialogHost stores={stores} scope={context.scope} />
      </RenderingProvider>,
    );
  });
  return {
    ...player,
    document,
    problems: context.problems,
    /** Every request that data nodes and lists made, in order. */
    asked,
    /** What was asked of a call last. */
    lastOf: (call: string) => asked.findLast((request) => request.call === call)?.params,
    /** Calls that actions made, in order. */
    sent: player.calls,
  };
}
