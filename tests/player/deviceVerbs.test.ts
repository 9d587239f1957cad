import { describe, expect, it } from "vitest";
import type { Action } from "#contracts/config.ts";
import { layerScope } from "#engine/index.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { fakePlayer } from "../support/fakePlayer.ts";

enforceActions();

const bets = [
  { game: "Golden Carp", amount: 5 },
  { game: "=SUM(A1)", amount: -2 },
];

async function act(action: Action, prepare: (player: Awaited<ReturnType<typeof fakePlayer>>) => void = () => {}) {
  const player = await fakePlayer("/promotions?tab=new");
  prepare(player);
  const scope = layerScope(player.scope, { data: () => ({ bets }), row: () => ({ file: "/files/a.pdf" }) }, "page");
  return { ...player, outcome: await player.dispatch(action, scope) };
}

describe("back", () => {
  it("goes back within the site, or home", async () => {
    const { addresses, outcome } = await act({ do: "back" });
    expect([addresses, outcome]).toEqual([["- /index"], { ok: true }]);
  });

  it("closes what lies over the page and stays on it", async () => {
    const { addresses, stores } = await act({ do: "back" }, (player) => player.stores.ui.openDialog("notice"));
    expect([addresses, stores.ui.dialogs]).toEqual([[], []]);
  });
});

describe("share", () => {
  it.each<[string, Extract<Action, { do: "share" }>["href"], string]>([
    ["the page", undefined, "https://site.example/promotions?tab=new"],
    ["a path of the site", "/register?code=7", "https://site.example/register?code=7"],
    ["what is bound", { bind: "/row/file" }, "https://site.example/files/a.pdf"],
    ["another site", "https://other.example/a", "https://other.example/a"],
  ])("shares %s", async (_, href, url) => {
    const { device, outcome } = await act({
      do: "share",
      title: "logout.text",
      ...(href === undefined ? {} : { href }),
    });
    expect(outcome).toEqual({ ok: true });
    expect(device.share).toHaveBeenCalledExactlyOnceWith({ title: expect.stringMatching(/./), url });
    expect(device.copy).not.toHaveBeenCalled();
  });

  it.each(["data:text/html,a", "http://other.example", { bind: "/row/none" }])("does not share %j", async (href) => {
    const { device, outcome } = await act({ do: "share", href });
    expect(outcome).toEqual({ ok: false, code: "bad_address" });
    expect(device.share).not.toHaveBeenCalled();
  });

  it("copies where the device cannot share, and says so", async () => {
    const { device, stores } = await act({ do: "share" }, (player) => player.device.share.mockResolvedValue("unable"));
    expect(device.copy).toHaveBeenCalledExactlyOnceWith("https://site.example/promotions?tab=new");
    expect(stores.ui.toasts.list).toMatchObject([{ tone: "positive" }]);
  });

  it("says nothing where the visitor thinks better of it", async () => {
    const { device, stores, outcome } = await act({ do: "share" }, (player) =>
      player.device.share.mockResolvedValue("cancelled"),
    );
    expect([outcome, stores.ui.toasts.list]).toEqual([{ ok: false, silent: true }, []]);
    expect(device.copy).not.toHaveBeenCalled();
  });
});

describe("download", () => {
  it("saves rows as CSV, none of which a spreadsheet runs", async () => {
    const { device } = await act({
      do: "download",
      fileName: "bets.csv",
      rows: { bind: "/data/bets" },
      columns: [
        { label: "logout.text", value: { bind: "/row/game" } },
        { label: "logout.text", value: { bind: "/row/amount", format: "number" } },
      ],
    });
    const [name, type, text = ""] = device.save.mock.calls[0] as [string, string, string];
    expect([name, type]).toEqual(["bets.csv", "text/csv;charset=utf-8"]);
    expect(text.split("\r\n").slice(1)).toEqual(["Golden Carp,5", "'=SUM(A1),-2", ""]);
  });

  it("saves what a path of this host answers, and no other address", async () => {
    const { device, outcome } = await act({ do: "download", fileName: "a.pdf", href: { bind: "/row/file" } });
    expect(outcome).toEqual({ ok: true });
    expect(device.download).toHaveBeenCalledExactlyOnceWith("/files/a.pdf", "a.pdf");
    for (const href of ["//other.example/a", "/\\other.example", "https://other.example", { bind: "/row/none" }]) {
      const other = await act({ do: "download", fileName: "a.pdf", href });
      expect(other.outcome).toEqual({ ok: false, code: "bad_address" });
      expect(other.device.download).not.toHaveBeenCalled();
    }
  });
});

it("scrolls and focuses by what the document calls things", async () => {
  const { device } = await act({ do: "scrollTo", node: "terms" });
  expect(device.scrollTo).toHaveBeenCalledExactlyOnceWith("terms");
  expect((await act({ do: "focus", field: "amount" })).device.focusField).toHaveBeenCalledExactlyOnceWith("amount");
  expect((await act({ do: "focus", node: "terms" })).device.focusNode).toHaveBeenCalledExactlyOnceWith("terms");
});
