import { describe, expect, it } from "vitest";
import { expandParts } from "#compile/parts/expandParts.ts";
import { writtenPlace } from "#compile/parts/writtenPlace.ts";
import type { Diagnostic } from "#contracts/api.ts";
import type { Layout } from "#contracts/config.ts";
import { documentDoor } from "#engine/documentDoor.ts";
import { compileSite } from "#compile/site.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const heading: Layout = {
  parameters: { title: { type: "text" }, level: { type: "number", default: 2 } },
  root: { kind: "heading", text: { bind: "/part/title" }, level: 2 },
};
const balance: Layout = {
  parameters: { sum: { type: "value" } },
  root: {
    kind: "stack",
    when: { value: { bind: "/session/loggedIn" }, is: true },
    children: [
      { kind: "part", part: "heading", with: { title: "a.sum" } },
      { kind: "value", label: "a.sum", value: { bind: "/part/sum/now", format: "money", fallback: 0 } },
    ],
  },
};
const within = (...children: unknown[]) => ({ root: { kind: "stack", children } }) as Layout;

function expand(layout: Layout, parts: Record<string, Layout>) {
  const problems: Diagnostic[] = [];
  const named = Object.fromEntries(Object.entries(parts).map(([name, part]) => [`part/${name}`, part]));
  return { layout: expandParts({ layout, document: "layouts/page/x", pointer: "" }, named, problems), problems };
}

const bundled = readBundledSite("ink");

/** A page as a player has it, with everything that was told on the way, of a site with these layouts. */
function open(layouts: Record<string, Layout>) {
  const compiled = compileSite({ ...bundled, layouts }, bundled);
  const opened = documentDoor({ layouts }, bundled.layouts)(compiled.layouts["page/x"], "page/x");
  return { opened, problems: [...compiled.problems, ...opened.problems] };
}

describe("a part", () => {
  it("stands in its place, with what it is placed with", () => {
    const { layout, problems } = expand(within({ kind: "part", part: "heading", with: { title: "a.title" } }), {
      heading,
    });
    expect(layout).toEqual(within({ kind: "heading", text: "a.title", level: 2 }));
    expect(problems).toEqual([]);
  });

  it("holds other parts, reads on from a binding, and keeps how it writes it", () => {
    const placed = { kind: "part", part: "balance", with: { sum: { bind: "/data/wallet" } } };
    expect(expand(within(placed), { heading, balance }).layout.root).toMatchObject({
      children: [
        {
          children: [
            { kind: "heading", text: "a.sum" },
            { kind: "value", value: { bind: "/data/wallet/now", format: "money", fallback: 0 } },
          ],
        },
      ],
    });
  });

  it("is there while the conditions of both hold", () => {
    const when = { value: { bind: "/ui/online" }, is: true };
    const placed = { kind: "part", part: "balance", when, with: { sum: { bind: "/balance" } } };
    expect(expand(within(placed), { heading, balance }).layout.root).toMatchObject({
      children: [{ when: { all: [when, { value: { bind: "/session/loggedIn" }, is: true }] } }],
    });
  });

  it("leaves a document without parts the object that it was", () => {
    const plain = within({ kind: "divider" });
    expect(expand(plain, { heading }).layout).toBe(plain);
  });

  it.each([
    ["/root/children/0/part", 'there is no part "headin"', { part: "headin" }, {}],
    ["/root/children/0", 'the part "heading" needs a value for its parameter "title"', { part: "heading" }, {}],
    [
      "/root/children/0/with/titel",
      'the part "heading" has no parameter "titel"',
      { part: "heading", with: { title: "a", titel: "b" } },
      {},
    ],
    [
      "/root/children/0/with/level",
      'the parameter "level" is a number, or a binding',
      { part: "heading", with: { title: "a", level: "2" } },
      {},
    ],
  ])("tells at %s that %s", (pointer, reason, node, parts) => {
    const { problems } = expand(within({ kind: "part", ...node }), { heading, ...parts });
    expect(problems).toMatchObject([{ document: "layouts/page/x", pointer, reason }]);
  });

  it.each([
    ["a value of the wrong type", { title: "a", note: "b", isOpen: 5 }, ["/root/children/0/with/isOpen"]],
    ["a value that is missing", { title: "a", note: "b" }, ["/root/children/0"]],
    ["a text that is none", { title: 5, note: "b", isOpen: true }, ["/root/children/0/with/title"]],
    [
      "a text that cannot be read",
      { title: { text: 4 }, note: "b", isOpen: true },
      ["/root/children/0/with/title/text"],
    ],
  ])("costs what reads %s, and nothing beside it, and tells where it is written", (_, given, told) => {
    const lines: Layout = {
      parameters: { title: { type: "text" }, note: { type: "text", default: "a.n" }, isOpen: { type: "boolean" } },
      root: {
        kind: "stack",
        children: [
          { kind: "heading", text: { bind: "/part/title" }, level: 2 },
          { kind: "text", text: { bind: "/part/note" }, when: { value: { bind: "/part/isOpen" }, is: true } },
          { kind: "divider" },
        ],
      },
    };
    const page = within({ kind: "part", part: "lines", with: given }, { kind: "divider" });
    const { problems, opened } = open({ "part/lines": lines, "page/x": page });
    const kinds = (opened.root["children"] as { children?: { kind: string }[] }[])[0]?.children?.map(
      ({ kind }) => kind,
    );
    const isTitle = !("title" in given) || given.title !== "a";
    expect(kinds).toEqual(isTitle ? ["$broken", "text", "divider"] : ["heading", "$broken", "divider"]);
    const places = problems.map(({ document, pointer }) => `${document} ${pointer}`);
    for (const pointer of told) expect(places).toContain(`layouts/page/x ${pointer}`);
  });

  it("falls back to a parameter's default where its value cannot be used", () => {
    const { layout, problems } = expand(
      within(
        { kind: "part", part: "heading", with: { title: "a" } },
        { kind: "part", part: "box", with: { size: "5" } },
      ),
      {
        heading,
        box: {
          parameters: { size: { type: "number", default: 7 } },
          root: { kind: "progress", label: "a", value: { bind: "/part/size" } },
        },
      },
    );
    expect(layout.root).toMatchObject({ children: [{ kind: "heading" }, { kind: "progress", value: 7 }] });
    expect(problems).toMatchObject([{ pointer: "/root/children/1/with/size" }]);
  });

  it("costs its own node alone where it is not there, stands in itself, or has a condition that nobody can read", () => {
    const placed = [
      { kind: "part", part: "nobody" },
      { kind: "part", part: "loop" },
      { kind: "part", part: "heading", with: { title: "a" }, when: { value: 5 } },
      { kind: "part", part: "heading", with: { title: "a" }, color: "red" },
      { kind: "part", part: 5 },
    ];
    const { problems, opened } = open({
      "part/heading": heading,
      "part/loop": within({ kind: "divider" }, { kind: "part", part: "loop" }),
      "page/x": within(...placed, { kind: "divider" }),
    });
    expect(opened.root["children"]).toMatchObject([
      { kind: "$broken" },
      { kind: "stack", children: [{ kind: "divider" }, { kind: "$broken" }] },
      { kind: "$broken" },
      { kind: "heading" },
      { kind: "$broken" },
      { kind: "divider" },
    ]);
    const places = problems.map(({ document, pointer }) => `${document} ${pointer}`);
    expect(places.toSorted()).toEqual([
      "layouts/page/x /root/children/0/part",
      "layouts/page/x /root/children/3/color",
      "layouts/part/loop /root/children/1/part",
      "page/x /root/children/2/when",
      "page/x /root/children/4/part",
    ]);
  });

  it("tells what is wrong in it of itself, with the page that places it, and costs every page the same node alone", () => {
    const broken = within({ kind: "heading", level: 2 }, { kind: "divider" }, { kind: "what" });
    const { problems, opened } = open({
      "part/broken": {
        ...broken,
        title: "a",
        parameters: { ok: { type: "text", default: "a" }, bad: { type: "no" } },
      } as never,
      "page/x": within({ kind: "part", part: "broken", when: { value: { bind: "/ui/online" }, is: true } }),
    });
    expect(opened.root["children"]).toMatchObject([
      { children: [{ kind: "$broken" }, { kind: "divider" }, { kind: "$broken" }] },
    ]);
    expect(problems).toMatchObject([
      { document: "layouts/part/broken", pointer: "/title" },
      { document: "layouts/part/broken", pointer: "/parameters/bad/type" },
      {
        document: "layouts/part/broken",
        pointer: "/root/children/0",
        reason: expect.stringContaining("layouts/page/x") as string,
      },
      { document: "layouts/part/broken", pointer: "/root/children/2/kind" },
    ]);
  });

  it("is not put into itself, however far around", () => {
    const a = within({ kind: "part", part: "b" });
    const b = within({ kind: "part", part: "a" });
    const { problems } = expand(within({ kind: "part", part: "a" }), { a, b });
    expect(problems).toEqual([
      {
        document: "layouts/part/b",
        pointer: "/root/children/0/part",
        reason: 'the part "a" would stand in itself: a → b → a',
      },
    ]);
  });

  it("does not grow without end where parts multiply, nor nest without end", () => {
    const twenty = (part: string) => within(...Array.from({ length: 20 }, () => ({ kind: "part", part })));
    const parts = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`p${n}`, twenty(`p${n + 1}`)]));
    const { problems } = expand(within({ kind: "part", part: "p0" }), { ...parts, p12: within() });
    expect(problems.some(({ reason }) => reason.includes("at most 8 deep"))).toBe(true);
    expect(problems.some(({ reason }) => reason.includes("at most 100000 objects"))).toBe(true);
    expect(problems.length).toBeLessThan(200);
  });

  it("names a parameter that it reads and does not have", () => {
    const wrong: Layout = { root: { kind: "heading", text: { bind: "/part/name" }, level: 2 } };
    const { problems } = expand(within({ kind: "part", part: "wrong" }), { wrong });
    expect(problems).toMatchObject([{ document: "layouts/part/wrong", pointer: "/root/text/bind" }]);
  });
});

describe("the place of something in a page", () => {
  const page = within(
    { kind: "divider" },
    {
      kind: "part",
      part: "balance",
      when: { value: { bind: "/ui/online" }, is: true },
      with: { sum: { bind: "/data/wallet" } },
    },
  );
  const documents: Record<string, unknown> = {
    "layouts/page/x": page,
    "layouts/part/balance": balance,
    "layouts/part/heading": heading,
  };
  const find = (pointer: string) => {
    const { document, pointer: at } = writtenPlace({ document: "layouts/page/x", pointer }, (name) => documents[name]);
    return `${document} ${at}`;
  };

  it.each([
    ["/root/children/0/kind", "layouts/page/x /root/children/0/kind"],
    ["/title", "layouts/page/x /title"],
    ["/root/children/1", "layouts/part/balance /root"],
    ["/root/children/1/children/1/label", "layouts/part/balance /root/children/1/label"],
    ["/root/children/1/children/1/value/bind", "layouts/page/x /root/children/1/with/sum/bind"],
    ["/root/children/1/children/0/text", "layouts/part/balance /root/children/0/with/title"],
    ["/root/children/1/children/0/level", "layouts/part/heading /root/level"],
    ["/root/children/1/when/all/0/value", "layouts/page/x /root/children/1/when/value"],
    ["/root/children/1/when/all/1/value", "layouts/part/balance /root/when/value"],
  ])("is, of %s, %s", (pointer, written) => {
    expect(find(pointer)).toBe(written);
  });

  it("names the parts that lead there", () => {
    const { through } = writtenPlace(
      { document: "layouts/page/x", pointer: "/root/children/1/children/0/level" },
      (name) => documents[name],
    );
    expect(through).toEqual([
      { part: "balance", document: "layouts/page/x", pointer: "/root/children/1" },
      { part: "heading", document: "layouts/part/balance", pointer: "/root/children/0" },
    ]);
  });
});
