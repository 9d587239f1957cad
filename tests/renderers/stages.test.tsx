import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const draw = (node: object, roots: Readonly<Record<string, () => unknown>> = {}) =>
  renderNode(aNode(node), aRenderingContext({ roots }));

describe("steps", () => {
  const three = {
    kind: "steps",
    label: "home.start",
    steps: ["amount", "check", "sent"].map((id) => ({ id, title: "menu.home" })),
  };
  const states = () => screen.getAllByRole("listitem").map((step) => step.dataset["state"]);

  it.each([
    ["check", ["done", "current", "next"]],
    [1, ["current", "next", "next"]],
    ["3", ["done", "done", "current"]],
    [4, ["done", "done", "done"]],
    ["nobody knows", ["next", "next", "next"]],
    [undefined, ["next", "next", "next"]],
    [0, ["next", "next", "next"]],
  ])("that have come to %j are %j", (current, expected) => {
    draw({ ...three, current: { bind: "/step" } }, { step: () => current });
    expect(states()).toEqual(expected);
    const marked = document.querySelectorAll('[aria-current="step"]');
    expect(marked).toHaveLength(expected.includes("current") ? 1 : 0);
  });

  it("say to who cannot see them what is done, now and still to come", () => {
    draw({ ...three, current: "check" });
    const words = screen.getAllByRole("listitem").map((step) => step.querySelector(".only-read")?.textContent);
    expect(words).toEqual(["Done", "Now", "Still to come"]);
    expect(screen.getByRole("list", { name: "Where to next" })).toBeTruthy();
  });

  it("counts only those that are there", () => {
    const [first, ...others] = three.steps;
    draw({ ...three, steps: [{ ...first, when: { flag: "NOBODY" } }, ...others], current: 2 });
    expect(states()).toEqual(["done", "current"]);
  });
});

describe("a timeline", () => {
  const rows = [
    { id: "b", at: "2026-11-02T10:00:00Z", what: "Second", state: "open" },
    { id: "n", at: null, what: "Some time", state: "" },
    { id: "c", at: "2026-11-03T10:00:00Z", what: "Third", state: "done" },
    { id: "a", at: "2026-11-01T10:00:00Z", what: "First", state: "other" },
  ];
  const node = {
    kind: "timeline",
    label: "home.notices",
    rows: { bind: "/rows" },
    rowKey: { bind: "/row/id" },
    rowItem: {
      time: { bind: "/row/at" },
      title: { bind: "/row/what" },
      state: { bind: "/row/state" },
      labels: { open: "records.status.pending", done: "records.status.completed" },
      tones: { open: "warning" },
    },
  };
  const titles = () => [...document.querySelectorAll(".timeline__title")].map((one) => one.textContent);

  it.each([
    [undefined, ["Second", "Some time", "Third", "First"]],
    ["newest", ["Third", "Second", "First", "Some time"]],
    ["oldest", ["First", "Second", "Third", "Some time"]],
  ])("in the order %s is %j", (order, expected) => {
    draw({ ...node, ...(order && { order }) }, { rows: () => rows });
    expect(titles()).toEqual(expected);
  });

  it("has at most so many moments, of those that are first in its order", () => {
    draw({ ...node, order: "newest", limit: 2 }, { rows: () => rows });
    expect(titles()).toEqual(["Third", "Second"]);
  });

  it("puts words and colours to states, times for programs, and nothing where there is no time", () => {
    draw(node, { rows: () => rows });
    const [second, some, , first] = screen.getAllByRole("listitem");
    expect([second?.dataset["tone"], second?.querySelector(".badge")?.textContent]).toEqual(["warning", "Pending"]);
    expect(second?.querySelector("time")?.dateTime).toBe("2026-11-02T10:00:00.000Z");
    expect(some?.querySelector("time, .badge")).toBeNull();
    // A state without a word of its own is shown as it is.
    expect(first?.querySelector(".badge")?.textContent).toBe("other");
  });

  it("says what is said for an empty one", () => {
    draw({ ...node, empty: { kind: "text", text: "records.empty" } }, { rows: () => [] });
    expect(document.querySelector(".timeline")).toBeNull();
    expect(document.querySelector(".text")?.textContent).toBeTruthy();
  });
});

describe("a progress", () => {
  const bar = () => screen.getByRole<HTMLProgressElement>("progressbar", { name: "Where to next" });
  const node = { kind: "progress", label: "home.start", value: { bind: "/now" } };

  it.each([
    [0.5, 1, 0.5],
    [30, 120, 0.25],
    ["30", "120", 0.25],
    [150, 120, 1],
    [-5, 120, 0],
    [0, 0, 1],
  ])("of %j with an end at %j fills %d", (now, most, part) => {
    draw({ ...node, max: { bind: "/most" } }, { now: () => now, most: () => most });
    expect(bar().position).toBe(part);
  });

  it.each([undefined, null, "", "soon", {}])("nobody knows where it is while its value is %j", (now) => {
    draw(node, { now: () => now });
    expect(bar().position).toBe(-1);
    expect(document.querySelector(".progress__figures")).toBeNull();
  });

  it("never says that all is done before it is", () => {
    const context = aRenderingContext({
      roots: { now: () => 999 },
      format: (value, format) => `${String(value)} ${format}`,
    });
    renderNode(aNode({ ...node, max: 1000 }), context);
    expect(bar().getAttribute("aria-valuetext")).toBe("0.99 percent");
  });

  it("writes both ends where it is asked to", () => {
    draw({ ...node, max: 50, format: "number" }, { now: () => 20 });
    expect(document.querySelector(".progress__figures")?.textContent).toBe("20 of 50");
  });
});

describe("what folds", () => {
  it("shares its group with those of its document alone", () => {
    const context = aRenderingContext();
    const node = { kind: "collapse", title: "menu.home", group: "questions", children: [{ kind: "divider" }] };
    renderNode(aNode({ kind: "stack", children: [node, { ...node, open: true }] }), context);
    const parts = [...document.querySelectorAll("details")];
    expect(parts.map(({ open }) => open)).toEqual([false, true]);
    expect(new Set(parts.map((part) => part.getAttribute("name"))).size).toBe(1);
    expect(parts[0]?.getAttribute("name")).not.toBe("questions");
  });
});

describe("a ranking", () => {
  const rows = ["Ann", "Bo", "Cy", "Di", "Ed"].map((name, index) => ({ id: name, name, points: 100 - index }));
  const node = {
    kind: "ranking",
    label: "home.winners",
    rows: { bind: "/rows" },
    rowKey: { bind: "/row/id" },
    rowItem: {
      name: { bind: "/row/name" },
      value: { bind: "/row/points" },
      mineWhen: { value: { bind: "/row/id" }, in: ["Di"] },
    },
  };
  const lines = () => screen.getAllByRole("listitem").map((line) => line.textContent);

  it("gives a place to each and marks one's own", () => {
    draw(node, { rows: () => rows });
    expect(lines()).toEqual(["1Ann100", "2Bo99", "3Cy98", "4DiYou97", "5Ed96"]);
    const medals = [...document.querySelectorAll<HTMLElement>(".ranking__place")].map(
      ({ dataset }) => dataset["medal"],
    );
    expect(medals).toEqual(["1", "2", "3", undefined, undefined]);
  });

  it("shows one's own place below the first where it is further down", () => {
    draw({ ...node, limit: 2 }, { rows: () => rows });
    expect(lines()).toEqual(["1Ann100", "2Bo99", "4DiYou97"]);
    const gaps = screen.getAllByRole("listitem").map(({ dataset }) => dataset["gap"]);
    expect(gaps).toEqual([undefined, undefined, "true"]);
  });

  it("takes places that two share from the rows", () => {
    const shared = rows.map((row, index) => ({ ...row, place: Math.max(1, index) }));
    draw({ ...node, rowItem: { ...node.rowItem, place: { bind: "/row/place" } } }, { rows: () => shared });
    expect(lines().slice(0, 3)).toEqual(["1Ann100", "1Bo99", "2Cy98"]);
  });
});

describe("a code to be scanned", () => {
  it("says what it is for, has its quiet zone and writes what is in it where it is asked to", () => {
    draw(
      { kind: "qr", label: "home.start", value: { bind: "/link" }, showValue: true },
      { link: () => "https://a.example" },
    );
    const picture = screen.getByRole("img", { name: "Where to next" });
    expect(picture.getAttribute("viewBox")).toMatch(/^-4 -4 (\d+) \1$/);
    expect(Number(picture.getAttribute("viewBox")?.split(" ")[2])).toBe(25 + 8);
    expect(screen.getByText("https://a.example")).toBeTruthy();
  });

  it("says that something is too long for one", () => {
    draw({ kind: "qr", label: "home.start", value: { bind: "/link" } }, { link: () => "x".repeat(2_001) });
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText("This is too long for a code")).toBeTruthy();
  });
});
