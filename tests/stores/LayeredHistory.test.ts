import { describe, expect, it } from "vitest";
import type { Layer } from "#stores/Layer.ts";
import { LayeredHistory } from "#stores/LayeredHistory.ts";
import { fakeHistory, settled } from "../support/fakeHistory.ts";

const groundOf = (address: string) => (address.includes("?centre") ? (address.split("?")[0] ?? null) : null);

/** A screen over a history: what is open, and what the visitor sees. */
function aScreen(browser = fakeHistory()) {
  let open: (Layer & { stays: boolean })[] = [];
  const arrivals: string[] = [];
  const history = new LayeredHistory({
    port: browser.port,
    layers: () => open,
    groundOf,
    onArrive: (address, how) => arrivals.push(`${how} ${address}`),
  });
  const close = (id: string) => {
    open = open.filter((layer) => layer.id !== id);
    queueMicrotask(() => history.settle());
  };
  history.start();
  return {
    ...browser,
    history,
    arrivals,
    close,
    open(id: string, stays = false) {
      const layer = { id, stays, dismiss: () => void (layer.stays || close(id)) };
      open = [...open, layer];
      queueMicrotask(() => history.settle());
      return layer;
    },
    shown: () => [browser.way().at(-1), ...open.map(({ id }) => id)],
  };
}

describe("the way back", () => {
  it("closes the topmost layer, one at a time, and then leaves the page", async () => {
    const { history, open, back, shown, way, arrivals } = aScreen();
    history.push("/register");
    open("dialog");
    await settled();
    open("question");
    await settled();
    expect(way()).toEqual(["/index", "/register", "/register", "/register"]);
    await back();
    expect(shown()).toEqual(["/register", "dialog"]);
    await back();
    expect(shown()).toEqual(["/register"]);
    await back();
    expect(shown()).toEqual(["/index"]);
    expect(arrivals).toEqual(["pop /index", "push /register", "pop /index"]);
  });

  it("over several entries closes all layers that stood above", async () => {
    const { open, travel, shown } = aScreen();
    open("dialog");
    open("question");
    await settled();
    await travel(-2);
    expect(shown()).toEqual(["/index"]);
  });

  it("is not lost on a layer that was closed by its button", async () => {
    const { history, open, close, back, shown, way } = aScreen();
    history.push("/register");
    open("dialog");
    await settled();
    close("dialog");
    await settled();
    expect(way()).toEqual(["/index", "/register"]);
    await back();
    expect(shown()).toEqual(["/index"]);
  });

  it("leaves a layer that refuses, which keeps its entry until it closes after all", async () => {
    const { history, open, close, back, shown, way } = aScreen();
    history.push("/register");
    const layer = open("forced", true);
    await settled();
    for (let presses = 0; presses < 3; presses += 1) await back();
    expect([shown(), way()]).toEqual([
      ["/register", "forced"],
      ["/index", "/register", "/register"],
    ]);
    layer.stays = false;
    await back();
    expect(shown()).toEqual(["/register"]);
    open("late", true);
    await settled();
    await back();
    close("late");
    await settled();
    expect(way()).toEqual(["/index", "/register"]);
  });

  it("into a layer that asks first opens the question over it", async () => {
    const { open, back, shown, way } = aScreen();
    const forced = open("forced", true);
    forced.dismiss = () => void open("question");
    await settled();
    await back();
    expect([shown(), way().length]).toEqual([["/index", "forced", "question"], 3]);
    await back();
    expect(shown()).toEqual(["/index", "forced"]);
  });

  it("stops at the first layer that refuses", async () => {
    const { open, travel, shown } = aScreen();
    open("forced", true);
    open("question");
    await settled();
    await travel(-2);
    expect(shown()).toEqual(["/index", "forced"]);
  });
});

describe("a way back that a page offers", () => {
  it("leads to the page before, as the browser's does, and home where there is none", async () => {
    const { history, way, shown } = aScreen();
    history.push("/register");
    history.back("/home");
    await settled();
    expect(shown()).toEqual(["/index"]);
    history.back("/home");
    await settled();
    expect([way(), shown()]).toEqual([["/home"], ["/home"]]);
  });
});

describe("the way forward", () => {
  it("opens no layer again", async () => {
    const { open, back, forward, shown, way } = aScreen();
    open("dialog");
    await settled();
    await back();
    await forward();
    expect([shown(), way()]).toEqual([["/index"], ["/index"]]);
  });

  it("still leads to the next page", async () => {
    const { history, back, forward, shown } = aScreen();
    history.push("/register");
    await back();
    await forward();
    expect(shown()).toEqual(["/register"]);
  });
});

describe("another page", () => {
  it("takes the place of the layers over the one that is left", async () => {
    const { history, open, close, back, shown, way } = aScreen();
    open("dialog");
    open("question");
    await settled();
    close("question");
    close("dialog");
    history.push("/register");
    await settled();
    expect(way()).toEqual(["/index", "/register"]);
    await back();
    expect(shown()).toEqual(["/index"]);
  });

  it("below a layer that stays open is where the way back leads", async () => {
    const { history, open, back, shown, way } = aScreen();
    open("dialog");
    await settled();
    history.push("/register");
    await settled();
    expect(way()).toEqual(["/index", "/register", "/register"]);
    await back();
    expect(shown()).toEqual(["/register"]);
  });

  it("in the place of the one below a layer stays when the layer closes", async () => {
    const { history, open, back, shown, way } = aScreen();
    open("dialog");
    await settled();
    history.replace("/login");
    await settled();
    await back();
    expect([shown(), way()]).toEqual([["/login"], ["/login"]]);
  });

  it("that is asked for during a move comes after it", async () => {
    const { history, open, close, way } = aScreen();
    open("dialog");
    await settled();
    close("dialog");
    await Promise.resolve();
    history.push("/register");
    await settled();
    expect(way()).toEqual(["/index", "/register"]);
  });
});

describe("what the address opens", () => {
  it("lies over its page, also where the address was the first", async () => {
    const { back, shown, arrivals } = aScreen(fakeHistory("/index?centre=personal"));
    expect(arrivals).toEqual(["pop /index?centre=personal"]);
    await back();
    expect(shown()).toEqual(["/index"]);
  });

  it("lies over it once, however often the page is loaded", () => {
    const browser = fakeHistory("/index?centre=personal");
    aScreen(browser);
    aScreen(browser);
    expect(browser.way()).toEqual(["/index", "/index?centre=personal"]);
  });

  it("is left with all its pages at once, and the way back does not lead into it again", async () => {
    const { history, open, back, shown, way } = aScreen(fakeHistory("/start"));
    history.push("/index");
    history.push("/index?centre=personal");
    history.push("/index?centre=personal&page=a");
    history.push("/index?centre=personal&page=b");
    open("dialog");
    await settled();
    await back();
    expect(shown()).toEqual(["/index?centre=personal&page=b"]);
    history.retreat("/index");
    await settled();
    expect(way()).toEqual(["/start", "/index"]);
    await back();
    expect(shown()).toEqual(["/start"]);
  });

  it("is taken out of the address where it was not left from there", async () => {
    const { history, way } = aScreen();
    history.push("/register?centre=personal");
    history.retreat("/register");
    await settled();
    expect(way()).toEqual(["/index", "/register"]);
  });
});

describe("a reload", () => {
  it("of a page with a dialog shows the page, and the way back leaves it", async () => {
    const browser = fakeHistory();
    const before = aScreen(browser);
    before.history.push("/register");
    before.open("dialog");
    before.open("question");
    await settled();
    const after = aScreen(browser);
    await settled();
    expect([after.shown(), after.way()]).toEqual([["/register"], ["/index", "/register"]]);
    await after.back();
    expect(after.way()).toEqual(["/index"]);
  });

  it("does not move for ever where the browser has forgotten the entries below", async () => {
    const { shown, history, way } = aScreen(fakeHistory("/index", { at: 7, over: 2, below: ["/index", "/index"] }));
    await settled();
    history.push("/register");
    await settled();
    expect([shown(), way()]).toEqual([["/register"], ["/index", "/register"]]);
  });

  it("of an entry that another program made begins anew", () => {
    const { shown, arrivals } = aScreen(fakeHistory("/index", { at: "x", below: 3 }));
    expect([shown(), arrivals]).toEqual([["/index"], ["pop /index"]]);
  });
});
