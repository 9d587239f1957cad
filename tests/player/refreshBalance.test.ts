import { expect, it } from "vitest";
import { refreshBalance } from "#player/actions/refreshBalance.ts";
import type { ActionTools } from "#player/actions/ActionTools.ts";
import { DataStore } from "#stores/DataStore.ts";

it("asks for the balance, and for what was played wherever it is shown, under whatever id", async () => {
  const asked: string[] = [];
  const data = new DataStore(
    { call: async (call) => (asked.push(call), { ok: true, value: {} }) },
    { every: () => () => undefined },
  );
  const request = { params: {}, everyMs: 0 };
  data.watch("shell", "play", { call: "getPlaySession", ...request });
  data.watch("page/game", "played", { call: "getPlaySession", ...request });
  data.watch("page/game", "favourites", { call: "listFavouriteIds", ...request });
  const balance = { load: async () => void asked.push("getBalance") };
  asked.length = 0;
  const tools = { stores: { balance, data } } as unknown as ActionTools;
  expect(await refreshBalance({ do: "refreshBalance" } as never, {} as never, tools)).toEqual({ ok: true });
  expect(asked.toSorted()).toEqual(["getBalance", "getPlaySession", "getPlaySession"]);
});
