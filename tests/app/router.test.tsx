import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Router } from "#app/hosts/Router.tsx";
import { createBrowserHistory } from "#app/wiring/createBrowserHistory.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import type { Layer } from "#stores/Layer.ts";
import { RouteStore } from "#stores/RouteStore.ts";
import { UiStore } from "#stores/UiStore.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

enforceActions();

/** Goes through the browser's own history, and waits until it has told, and until what follows in that turn is over. */
async function travel(steps: number) {
  const told = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.go(steps);
  await act(async () => {
    await told;
    await new Promise((resolve) => setTimeout(resolve));
  });
}

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

describe("the browser's history", () => {
  it("has paths below its base, whose beginning alone is not it", () => {
    history.replaceState(null, "", "/console");
    const port = createBrowserHistory("/console");
    expect(port.read().address).toBe("/");
    port.push("/texts?at=1", { at: 1 });
    expect(location.pathname + location.search).toBe("/console/texts?at=1");
    expect(port.read()).toEqual({ address: "/texts?at=1", kept: { at: 1 } });
    port.keep({ at: 2 });
    expect(port.read()).toEqual({ address: "/texts?at=1", kept: { at: 2 } });
    history.replaceState(null, "", "/consoles/a");
    expect(port.read().address).toBe("/consoles/a");
  });

  it("tells of the visitor's moves and not of its own, which it waits for", async () => {
    const port = createBrowserHistory("");
    port.push("/a", null);
    port.push("/b", null);
    const told = vi.fn<() => void>();
    const stop = port.listen(told);
    await port.go(-1);
    expect([port.read().address, told.mock.calls.length]).toEqual(["/a", 0]);
    await travel(1);
    expect([port.read().address, told.mock.calls.length]).toEqual(["/b", 1]);
    stop();
    await travel(-1);
    expect(told).toHaveBeenCalledOnce();
  });

  it("waits no longer than a moment for an entry that is not there", async () => {
    const port = createBrowserHistory("");
    port.push("/last", null);
    await port.go(5);
    expect(port.read().address).toBe("/last");
  });
});

describe("the route", () => {
  function aRoute(layers: () => readonly Layer[] = () => []) {
    const route = new RouteStore();
    render(
      <Router route={route} layers={layers}>
        <main id="main" tabIndex={-1} />
      </Router>,
    );
    return route;
  }

  it("follows the history, and moves it", async () => {
    history.replaceState(null, "", "/index?a=1");
    const route = aRoute();
    expect(route.route).toEqual({ path: "/index", query: { a: "1" } });
    act(() => route.push("/register", { ref: "ភ" }));
    expect(location.pathname + decodeURIComponent(location.search)).toBe("/register?ref=ភ");
    expect(route.route).toEqual({ path: "/register", query: { ref: "ភ" } });
    act(() => route.replace("/login"));
    expect(route.route.path).toBe("/login");
    await travel(-1);
    expect(route.route).toEqual({ path: "/index", query: { a: "1" } });
  });

  it("begins a new page at its top, and leaves it to the browser where the way leads back", async () => {
    history.replaceState(null, "", "/index");
    const route = aRoute();
    act(() => route.push("/register"));
    expect(window.scrollTo).toHaveBeenCalledOnce();
    expect(document.activeElement?.id).toBe("main");
    await travel(-1);
    expect(window.scrollTo).toHaveBeenCalledOnce();
  });

  it("closes what is open before it leaves the page", async () => {
    history.replaceState(null, "", "/index");
    const ui = new UiStore(fakeStorage());
    const layers = () => ui.dialogs.map(({ name }) => ({ id: name, dismiss: () => ui.closeDialog(name) }));
    const route = aRoute(layers);
    act(() => route.push("/register"));
    await act(async () => ui.openDialog("login"));
    await act(async () => ui.openDialog("notice"));
    await travel(-1);
    expect(ui.dialogs.map(({ name }) => name)).toEqual(["login"]);
    await travel(-1);
    expect([ui.dialogs.length, route.route.path]).toEqual([0, "/register"]);
    await travel(-1);
    expect(route.route.path).toBe("/index");
  });
});
