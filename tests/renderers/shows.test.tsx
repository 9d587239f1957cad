import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { observable, runInAction } from "mobx";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { frameAddress } from "#renderers/ui/frameAddress.ts";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const rows = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"].map((name) => ({ id: name, name, picture: `/p/${name}.webp` }));
const draw = (node: object, roots: Readonly<Record<string, () => unknown>> = {}) =>
  renderNode(aNode(node), aRenderingContext({ roots: { rows: () => rows, ...roots } }));

/** A line of items of `itemPx` in a box of `boxPx`, which a browser would lay out and scroll. */
function layOut(
  list: HTMLElement,
  { boxPx, itemPx, isRtl = false }: { boxPx: number; itemPx: number; isRtl?: boolean },
) {
  const turn = isRtl ? -1 : 1;
  const whole = list.children.length * itemPx;
  let scrolled = 0;
  list.style.direction = isRtl ? "rtl" : "ltr";
  Object.defineProperties(list, {
    clientWidth: { configurable: true, get: () => boxPx },
    scrollWidth: { configurable: true, get: () => Math.max(whole, boxPx) },
    scrollLeft: {
      configurable: true,
      get: () => scrolled,
      set: (to: number) => {
        scrolled = turn * Math.min(Math.max(turn * to, 0), Math.max(0, whole - boxPx));
        list.dispatchEvent(new Event("scroll"));
      },
    },
  });
  list.getBoundingClientRect = () => new DOMRect(0, 0, boxPx, 10);
  for (const [place, item] of Array.from(list.children).entries()) {
    const fromLeft = () => (isRtl ? boxPx - (place + 1) * itemPx : place * itemPx) - scrolled;
    item.getBoundingClientRect = () => new DOMRect(fromLeft(), 0, itemPx, 10);
  }
  act(() => void list.dispatchEvent(new Event("scroll")));
  return () => Math.round(Math.abs(scrolled) / itemPx);
}

describe("a carousel", () => {
  const node = {
    kind: "carousel",
    label: "home.winners",
    rows: { bind: "/rows" },
    rowKey: { bind: "/row/id" },
    children: [{ kind: "text", text: { bind: "/row/name" } }],
  };
  const strip = () => screen.getByRole("list");
  const button = (name: string) => screen.getByRole("button", { name });

  it.each([false, true])("is leafed through by its buttons and the arrow keys, right to left: %s", async (isRtl) => {
    draw(node);
    const place = layOut(strip(), { boxPx: 200, itemPx: 100, isRtl });
    expect(button("Back").getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(button("Further"));
    expect(place()).toBe(2);
    expect(button("Back").getAttribute("aria-disabled")).toBeNull();
    const [on, back] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    fireEvent.keyDown(strip(), { key: on });
    expect(place()).toBe(3);
    fireEvent.keyDown(strip(), { key: back });
    fireEvent.keyDown(strip(), { key: back });
    expect(place()).toBe(1);
    await userEvent.click(button("Further"));
    await userEvent.click(button("Further"));
    await userEvent.click(button("Further"));
    expect(button("Further").getAttribute("aria-disabled")).toBe("true");
  });

  it("leaves the arrow keys to what stands in it", () => {
    draw(node);
    const place = layOut(strip(), { boxPx: 200, itemPx: 100 });
    fireEvent.keyDown(screen.getByText("Ann"), { key: "ArrowRight" });
    expect(place()).toBe(0);
  });

  it("hides its buttons while all of it is seen, and shows them when it is not", () => {
    draw(node);
    const buttons = document.querySelector<HTMLElement>(".strip-buttons");
    expect(buttons?.dataset["whole"]).toBe("true");
    layOut(strip(), { boxPx: 200, itemPx: 100 });
    expect(buttons?.dataset["whole"]).toBeUndefined();
    expect(strip().tabIndex).toBe(0);
  });

  it("says what is said for an empty one", () => {
    draw({ ...node, empty: { kind: "text", text: "records.empty" } }, { rows: () => [] });
    expect(screen.queryByRole("list")).toBeNull();
    expect(document.querySelector(".text")).toBeTruthy();
  });
});

describe("a gallery", () => {
  const node = {
    kind: "gallery",
    label: "home.start",
    rows: { bind: "/rows" },
    rowKey: { bind: "/row/id" },
    rowItem: { src: { bind: "/row/picture" }, alt: { bind: "/row/name" }, text: { bind: "/row/id" } },
  };

  it("opens the picture that was pressed, moves by keys and gives the focus back", async () => {
    draw(node);
    const pressed = screen.getByRole("button", { name: "Cy" });
    await userEvent.click(pressed);
    const dialog = screen.getByRole("dialog", { name: "Where to next" });
    const place = layOut(within(dialog).getByRole("list"), { boxPx: 300, itemPx: 300 });
    fireEvent.keyDown(dialog, { key: "ArrowRight" });
    expect([place(), within(dialog).getByText(/^Picture/).textContent]).toEqual([1, "Picture 2 of 6"]);
    fireEvent.keyDown(dialog, { key: "End" });
    expect(place()).toBe(5);
    fireEvent.keyDown(dialog, { key: "Home" });
    expect(place()).toBe(0);
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(pressed);
  });

  it("leaves out what is no address of a picture, and draws art for what cannot be loaded", () => {
    // oxlint-disable-next-line no-script-url -- nothing of the kind may be shown
    const addresses = ["javascript:alert(1)", "http://plain.example/a.png", "https://fine.example/a.png", null];
    draw(node, { rows: () => addresses.map((picture, id) => ({ id, name: `N${id}`, picture })) });
    expect(screen.getAllByRole("button").map((one) => one.querySelector("img")?.alt)).toEqual(["N2"]);
    fireEvent.error(screen.getByRole("img", { name: "N2" }));
    expect(document.querySelector("img")).toBeNull();
    expect(screen.getByRole("button", { name: "N2" }).querySelector("svg")).toBeTruthy();
  });
});

describe("a badge", () => {
  it("is drawn where there is something to say, and not where there is nothing", () => {
    const badges = ["new", ""].map((word) => ({ kind: "badge", text: { bind: `/words/${word || "none"}` } }));
    draw({ kind: "stack", children: badges }, { words: () => ({ new: "New", none: "" }) });
    expect([...document.querySelectorAll(".badge")].map(({ textContent }) => textContent)).toEqual(["New"]);
  });
});

describe("a frame", () => {
  const node = { kind: "frame", label: "home.start", src: { bind: "/game" }, fullscreen: true };
  const page = () => document.querySelector("iframe");
  afterEach(() => Reflect.deleteProperty(document, "fullscreenEnabled"));

  it("shows a page of another host in a sandbox that it cannot leave", () => {
    draw(node, { game: () => "https://games.example/play?id=1" });
    expect(page()?.title).toBe("Where to next");
    const may = page()?.getAttribute("sandbox")?.split(" ") ?? [];
    expect(may).toContain("allow-scripts");
    for (const never of [
      "allow-top-navigation",
      "allow-top-navigation-by-user-activation",
      "allow-modals",
      "allow-downloads",
    ])
      expect(may).not.toContain(never);
    expect(document.querySelector("[aria-busy]")).toBeTruthy();
    fireEvent.load(page()!);
    expect(document.querySelector("[aria-busy]")).toBeNull();
  });

  it("says what the policy of the platform refuses, and tries again when it is asked to", async () => {
    draw(node, { game: () => "https://games.example/play" });
    const refusal = (blockedURI: string, effectiveDirective = "frame-src") =>
      act(
        () =>
          void document.dispatchEvent(
            Object.assign(new Event("securitypolicyviolation"), { blockedURI, effectiveDirective }),
          ),
      );
    refusal("https://other.example");
    refusal("https://games.example", "img-src");
    expect(screen.queryByRole("alert")).toBeNull();
    refusal("https://games.example");
    expect(screen.getByRole("alert").textContent).toContain("This cannot be shown here");
    expect(page()).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect([screen.queryByRole("alert"), page()?.src]).toEqual([null, "https://games.example/play"]);
  });

  it("F-19 is given up after fifteen seconds, and tried again; the way out is there all the while", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    draw(
      { ...node, actions: [{ kind: "button", label: "games.back", action: { do: "back" } }] },
      { game: () => "https://games.example/play" },
    );
    const isShut = () => screen.getByRole<HTMLButtonElement>("button", { name: "Back to the games" }).disabled;
    await act(async () => vi.advanceTimersByTime(14_999));
    expect([page() !== null, screen.queryByRole("alert")]).toEqual([true, null]);
    expect(isShut()).toBe(false);
    await act(async () => vi.advanceTimersByTime(1));
    expect(screen.getByRole("alert").textContent).toContain("This does not open at the moment");
    expect(isShut()).toBe(false);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    fireEvent.load(page()!);
    await act(async () => vi.advanceTimersByTime(60_000));
    expect([page() !== null, screen.queryByRole("alert")]).toEqual([true, null]);
  });

  /** Says something to the site, as a page in a frame or a stranger would. */
  const say = (type: string, from: { origin?: string; source?: Window | null } = {}) =>
    act(() => {
      const { origin = "https://games.example", source = page()?.contentWindow ?? null } = from;
      const data = { source: "croupier-game", type };
      dispatchEvent(new MessageEvent("message", { origin, source, data }));
    });

  it("stays covered until its page says anything, where it would: a browser shows something for a host that is down too", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const others = { kind: "button", label: "games.back", action: { do: "back" } };
    draw({ ...node, ready: true, waysOut: [others] }, { game: () => "https://games.example/play" });
    const isCovered = () => document.querySelector("[aria-busy]") !== null;
    const wayOut = () => screen.queryByRole("button", { name: "Back to the games" });
    expect(screen.queryByRole("button", { name: "Load again" })).toBeNull();
    fireEvent.load(page()!);
    say("ready", { origin: "https://evil.example" });
    say("ready", { source: window });
    say("nonsense");
    expect([isCovered(), wayOut()]).toEqual([true, null]);
    await act(async () => vi.advanceTimersByTime(15_000));
    expect(screen.getByRole("alert").textContent).toContain("This does not open at the moment");
    expect(wayOut()).toBeTruthy();
    // One that comes after all is shown.
    say("ready");
    expect([isCovered(), screen.queryByRole("alert"), wayOut()]).toEqual([false, null, null]);
  });

  it("is loaded again by a button, where its page says nothing of the kind", async () => {
    draw(node, { game: () => "https://games.example/play" });
    fireEvent.load(page()!);
    const before = page();
    await userEvent.click(screen.getByRole("button", { name: "Load again" }));
    expect(page()).toBeTruthy();
    expect(page()).not.toBe(before);
  });

  it.each([
    ["https://games.example/play", true],
    ["http://games.example/play", false],
    ["//games.example/play", false],
    ["/play", false],
    // oxlint-disable-next-line no-script-url -- nothing of the kind may be shown
    ["javascript:alert(1)", false],
    ["data:text/html,x", false],
    ["https://site.example/own", false],
    ["https://SITE.example:443/own", false],
    ["https://me:secret@games.example", false],
    ["https://", false],
    [null, false],
  ])("shows %j: %s", (address, isShown) => {
    expect(frameAddress(address, "https://site.example") !== undefined).toBe(isShown);
  });

  it("fills the screen where a browser can", async () => {
    Object.defineProperty(document, "fullscreenEnabled", { configurable: true, get: () => true });
    draw(node, { game: () => "https://games.example/play" });
    const asked = vi.fn<() => Promise<void>>(async () => {});
    document.querySelector<HTMLElement>(".frame")!.requestFullscreen = asked;
    await userEvent.click(screen.getByRole("button", { name: "Whole screen" }));
    expect(asked).toHaveBeenCalledOnce();
  });

  it("fills the window where a browser cannot fill the screen, until its button or Escape is pressed", async () => {
    draw(node, { game: () => "https://games.example/play" });
    const isFilled = () => document.querySelector<HTMLElement>(".frame")?.dataset["filled"];
    const pressFull = () => userEvent.click(screen.getByRole("button", { name: "Whole screen" }));
    await pressFull();
    expect(isFilled()).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Smaller again" }));
    expect(isFilled()).toBeUndefined();
    await pressFull();
    await userEvent.keyboard("{Escape}");
    expect(isFilled()).toBeUndefined();
  });

  it("tells its page whether the site is dark or light, once it is there and whenever that turns", async () => {
    const ui = observable({ theme: "dark" });
    draw(node, { game: () => "https://games.example/play", ui: () => ui });
    const told = vi.spyOn(page()!.contentWindow!, "postMessage").mockImplementation(() => undefined);
    expect(told).not.toHaveBeenCalled();
    fireEvent.load(page()!);
    const scheme = (name: string) => [
      { source: "croupier-site", type: "scheme", scheme: name },
      "https://games.example",
    ];
    expect(told.mock.calls).toEqual([scheme("dark")]);
    act(() => runInAction(() => void (ui.theme = "light")));
    expect(told.mock.calls).toEqual([scheme("dark"), scheme("light")]);
  });
});
