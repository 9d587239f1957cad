import { describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { cutDepths } from "#compile/shapes/cutDepths.ts";
import { themeCss } from "#compile/theme/themeCss.ts";
import type { Theme } from "#contracts/config.ts";
import { openDocument } from "#engine/openDocument.ts";
import { replaceAt, type Path } from "#tests/support/placesOf.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const whole = compileSite(bundled, bundled);
const broken = (path: Path, value: unknown) => compileSite(replaceAt(bundled, path, value), bundled);
const places = ({ problems }: { problems: readonly { document: string; pointer: string }[] }) =>
  problems.map(({ document, pointer }) => `${document}#${pointer}`);

function nested(depth: number, wrap: (inner: unknown) => unknown, inner: unknown): unknown {
  let value = inner;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
}

describe("a theme that came past the gate", () => {
  it.each<[string, unknown]>([
    ["a font that is null", { ...bundled.theme, font: null }],
    ["measures of other kinds", { ...bundled.theme, radius: 7, shadow: "loud", motionMs: "fast", font: { size: {} } }],
    ["sides that are none", { dark: null, light: [] }],
    ["nothing", null],
    ["a list", []],
  ])("gives a stylesheet with %s", (_, theme) => {
    const css = themeCss(theme as Theme);
    expect(css).toContain("--text-m:1rem");
    expect(css).not.toMatch(/undefined|NaN|null|object/);
  });

  it("loses the measure or colour that is wrong, and says which", () => {
    const site = broken(["theme", "font"], { size: 1, weight: 700 });
    expect(site.theme.font).toEqual({ weight: 700 });
    expect(places(site)).toEqual(["theme#/font/size"]);
    expect(places(broken(["theme", "dark", "accent"], 7))).toEqual(["theme#/dark/accent"]);
  });
});

describe("a menu that came past the gate", () => {
  const items = whole.menus["header"]?.items ?? [];

  it.each<[string, unknown]>([
    ["a condition that nobody knows", { when: { moon: "full" } }],
    ["conditions nested 500 deep", { when: nested(500, (inner) => ({ not: inner }), { loggedIn: true }) }],
    ["actions nested 500 deep", { action: nested(500, (inner) => ({ then: [inner] }), { do: "logout" }) }],
    ["a type that is no word", { type: 7 }],
  ])("loses the item with %s, and no other", (_, change) => {
    const site = broken(["menus", "header", "items", 0], {
      ...bundled.menus["header"]?.items[0],
      ...(change as object),
    });
    expect(site.menus["header"]?.items).toEqual(items.slice(1));
    expect(places(site).every((place) => place.startsWith("menus#/header/items/0"))).toBe(true);
    expect(site.problems.length).toBeGreaterThan(0);
  });

  it("keeps an item whose icon or badge is none, without it", () => {
    const site = broken(["menus", "header", "items", 0, "icon"], { toString: 1 });
    expect(site.menus["header"]?.items).toHaveLength(items.length);
    expect(site.menus["header"]?.items[0]).not.toHaveProperty("icon");
    expect(places(site)).toEqual(["menus#/header/items/0/icon"]);
  });
});

describe("rules that came past the gate", () => {
  it.each<[string, Path, unknown, string]>([
    ["a length that is none", ["rules", "register", "email", "maxLength"], "long", "/register/email/maxLength"],
    ["a rule that is null", ["rules", "register", "email"], null, "/register/email"],
    ["a label that is none", ["rules", "register", "email", "label"], [], "/register/email/label"],
    ["a widget that is not there", ["rules", "register", "email", "widget"], "sparkle", "/register/email/widget"],
  ])("cost at most their field with %s", (_, path, value, pointer) => {
    const site = broken(path, value);
    const before = whole.forms["registration.username"]?.fields.filter(({ name }) => name !== "email");
    const after = site.forms["registration.username"]?.fields.filter(({ name }) => name !== "email");
    expect(after).toEqual(before);
    expect(places(site)).toEqual([`rules#${pointer}`]);
  });

  it("cost an option, and not the list it is in", () => {
    const options = [
      { value: "a", label: "a" },
      { value: null, label: "b" },
      { value: "c", label: "c" },
    ];
    const rule = {
      enabled: true,
      required: false,
      minLength: 0,
      maxLength: 9,
      acceptedPattern: "*",
      patternId: 0,
      options,
    };
    const site = broken(["rules", "register", "team"], rule);
    const field = site.forms["registration.username"]?.fields.find(({ name }) => name === "team");
    expect(field?.options?.map(({ value }) => value)).toEqual(["a", "c"]);
    expect(places(site)).toEqual(["rules#/register/team/options/1/value"]);
  });
});

describe("forms, texts, flags and pages that came past the gate", () => {
  it("lose the field that is wrong; the login form takes it from the bundled one", () => {
    const site = broken(["forms", "login.username", "fields", 0, "label"], { text: 7 });
    expect(site.forms["login.username"]?.fields.map(({ name }) => name).toSorted()).toEqual(
      whole.forms["login.username"]?.fields.map(({ name }) => name).toSorted(),
    );
    expect(places(site)).toEqual(["forms/login.username#/fields/0/label/text"]);
  });

  it("tell of features that are off because they stand too deep", () => {
    const deep = nested(70, (inner) => ({ modId: "N", enabled: "1", childrenNodes: [inner] }), {
      modId: "DEEP",
      enabled: "1",
      childrenNodes: [],
    });
    const site = broken(["flags", "childrenNodes"], [deep]);
    expect(site.flags.has("DEEP")).toBe(false);
    expect(site.problems).toEqual([
      {
        document: "flags",
        pointer: "/childrenNodes/0".repeat(65),
        reason: expect.stringContaining("deeper than 64") as string,
      },
    ]);
  });

  it("tell of features that are neither on nor off", () => {
    expect(places(broken(["flags", "childrenNodes", 0, "enabled"], true))).toEqual(["flags#/childrenNodes/0/enabled"]);
  });

  it("keep a page whose label is none, under its key", () => {
    const page = {
      key: "vault",
      area: "personal-centre",
      menu: { label: [] },
      texts: {},
      layout: { root: { kind: "divider" } },
    };
    const site = broken(["pages"], { vault: page });
    expect(site.menus["personalCentre"]?.items.at(-1)).toMatchObject({ id: "vault", label: "vault" });
    expect(places(site)).toEqual(["pages/vault#/menu/label"]);
  });
});

describe("a document that came past the gate", () => {
  it("loses a value of the root that it can do without, and only that", () => {
    const shell = bundled.layouts["shell"];
    const opened = openDocument(replaceAt(shell, ["root", "footer"], 7), "shell");
    expect(opened.root).toMatchObject({ kind: "shell", header: openDocument(shell, "shell").root["header"] });
    expect(opened.problems.map(({ pointer }) => pointer)).toEqual(["/root/footer"]);
  });

  it("loses a tab, column or tile that is wrong, and not its list", () => {
    const tab = (id: unknown) => ({ id, label: "a", children: [{ kind: "divider" }] });
    const root = { kind: "tabs", label: "a", tabs: [tab("a"), tab(7), tab("c")] };
    const opened = openDocument({ root }, "page/x");
    expect((opened.root["tabs"] as { id: string }[]).map(({ id }) => id)).toEqual(["a", "c"]);
    expect(opened.problems.map(({ pointer }) => pointer)).toEqual(["/root/tabs/1/id"]);
  });

  it.each<[string, unknown]>([
    ["conditions", { when: nested(500, (inner) => ({ all: [inner] }), { loggedIn: true }) }],
    ["actions", { action: nested(500, (inner) => ({ do: "refresh", data: ["a"], then: [inner] }), { do: "logout" }) }],
  ])("loses the node whose %s are nested 500 deep", (_, change) => {
    const button = { kind: "button", label: "a", action: { do: "logout" }, ...(change as object) };
    const opened = openDocument({ root: { kind: "stack", children: [button, { kind: "divider" }] } }, "page/x");
    expect(opened.root["children"]).toMatchObject([{ kind: "$broken" }, { kind: "divider" }]);
    expect(opened.problems.length).toBeGreaterThan(0);
  });

  it("keeps the first thousand of a list that is longer than any", () => {
    const tile = { title: "a", action: { do: "logout" } };
    const opened = openDocument(
      { root: { kind: "tiles", label: "a", items: Array.from({ length: 5000 }, () => tile) } },
      "x",
    );
    expect(opened.root["items"]).toHaveLength(1000);
    expect(opened.problems.map(({ pointer }) => pointer)).toEqual(["/root/items/1000"]);
  });

  it("never shows what a condition guards that cannot be read", () => {
    const secret = { kind: "text", text: "secret", when: { not: { moon: "full" } } };
    expect(openDocument({ root: { kind: "stack", children: [secret] } }, "page/x").root["children"]).toMatchObject([
      { kind: "$broken" },
    ]);
  });

  it("is cut where it holds itself", () => {
    const cycle: Record<string, unknown> = { kind: "stack", children: [] };
    cycle["children"] = [{ kind: "divider" }, cycle];
    const opened = openDocument({ root: cycle }, "page/x");
    expect(opened.problems[0]).toMatchObject({ pointer: "/root/children/1", reason: "This holds itself" });
    expect(opened.root["children"]).toMatchObject([{ kind: "divider" }, { kind: "$broken" }]);
  });

  it("stays the very same value where nothing has to be cut", () => {
    expect(cutDepths(bundled, () => expect.unreachable())).toBe(bundled);
  });
});
