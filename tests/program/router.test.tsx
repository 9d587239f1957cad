import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from "#program/hosts/BrowserRouter.tsx";
import { Router } from "#program/hosts/Router.tsx";
import { RouteStore } from "#stores/RouteStore.ts";

/** Goes through the browser's own history, and waits until it has told. */
async function travel(steps: number) {
  const told = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.go(steps);
  await act(async () => void (await told));
}

const hands: ReturnType<typeof useNavigate>[] = [];
const navigate: ReturnType<typeof useNavigate> = (...move) => hands.at(-1)?.(...move);

function Shown() {
  const { pathname, search, state } = useLocation();
  const kind = useNavigationType();
  const go = useNavigate();
  useEffect(() => void hands.push(go), [go]);
  return <p data-testid="shown">{`${kind} ${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

const shown = () => screen.getByTestId("shown").textContent;

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  hands.length = 0;
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

describe("the browser's history", () => {
  it("is read where the page was opened, and moves forwards and back with what was kept", async () => {
    history.replaceState(null, "", "/index?a=1#x");
    render(
      <BrowserRouter>
        <Shown />
      </BrowserRouter>,
    );
    expect(shown()).toBe("POP /index?a=1 null");
    act(() => navigate("/register?ref=2", { state: { below: 1 } }));
    expect(shown()).toBe('PUSH /register?ref=2 {"below":1}');
    expect(location.pathname + location.search).toBe("/register?ref=2");
    act(() => navigate("/login", { replace: true }));
    expect(shown()).toBe("REPLACE /login null");
    await travel(-1);
    expect(shown()).toBe("POP /index?a=1 null");
    act(() => navigate(1));
    await vi.waitFor(() => expect(shown()).toBe("POP /login null"));
  });

  it("has paths below its base, whose beginning alone is not it", () => {
    history.replaceState(null, "", "/console");
    const { unmount } = render(
      <BrowserRouter basename="/console">
        <Shown />
      </BrowserRouter>,
    );
    expect(shown()).toBe("POP / null");
    act(() => navigate("/texts?at=1"));
    expect(location.pathname).toBe("/console/texts");
    expect(shown()).toBe("PUSH /texts?at=1 null");
    unmount();
    history.replaceState(null, "", "/consoles/a");
    render(
      <BrowserRouter basename="/console">
        <Shown />
      </BrowserRouter>,
    );
    expect(shown()).toBe("POP /consoles/a null");
  });

  it("survives what another program kept with an entry", () => {
    history.replaceState("text", "", "/index");
    render(
      <BrowserRouter>
        <Shown />
      </BrowserRouter>,
    );
    expect(shown()).toBe("POP /index null");
  });

  it("hands the same function on for as long as it stands there", () => {
    render(
      <BrowserRouter>
        <Shown />
      </BrowserRouter>,
    );
    act(() => navigate("/a"));
    act(() => navigate("/b", { replace: true }));
    expect(hands).toHaveLength(1);
  });
});

describe("the route", () => {
  function aRoute() {
    const route = new RouteStore();
    render(
      <Router route={route}>
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
});
