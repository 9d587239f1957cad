import { describe, expect, it, vi } from "vitest";
import type { FieldError } from "#forms/FieldError.ts";
import { SchemaDocument, type SchemaDocumentOptions } from "#forms/SchemaDocument.ts";
import type { SchemaLeaf } from "#forms/SchemaLeaf.ts";
import { toSchemaValue } from "#forms/toSchemaValue.ts";

const aLeaf = (pointer: string, rest: Partial<SchemaLeaf> = {}): SchemaLeaf => ({
  pointer,
  label: pointer,
  schema: { type: "string" },
  isRequired: false,
  ...rest,
});
const tooLong: FieldError = { reason: "schema", rule: "maxLength", limit: 5 };
const missing: FieldError = { reason: "schema", rule: "required" };
const initial = { title: "Home", size: { width: 5 } };
const leaves = [aLeaf("/title"), aLeaf("/size/width", { schema: { type: "integer" } })];

function aDocument(options: Partial<SchemaDocumentOptions> = {}) {
  const changes: unknown[] = [];
  const document = new SchemaDocument({
    id: "layout",
    initial,
    // A title of more than five letters is wrong, and so is a document without a size.
    findErrors: (value) => {
      const { title = "", size } = value as { title?: string; size?: unknown };
      return new Map([
        ...(title.length > 5 ? [["/title", tooLong] as const] : []),
        ...(size === undefined ? [["/size/width/of", missing] as const] : []),
      ]);
    },
    onChange: (value) => changes.push(value),
    ...options,
  });
  document.join(leaves, new Set());
  const type = (pointer: string, value: unknown) => document.form.field(pointer).change(value);
  const errorAt = (pointer: string) => document.form.field(pointer).error;
  return { document, changes, type, errorAt };
}

describe("a nested document that is edited", () => {
  it("is what it was with what was typed, which everybody is told at once and the drawing when it settles", () => {
    const { document, changes, type } = aDocument();
    const drawn = vi.fn();
    const stop = document.listen(drawn);
    type("/title", "Start");
    type("/size/width", "12");
    expect(document.value).toEqual({ title: "Start", size: { width: 12 } });
    expect(changes).toEqual([
      { title: "Start", size: { width: 5 } },
      { title: "Start", size: { width: 12 } },
    ]);
    expect([document.drawn, drawn.mock.calls.length]).toEqual([initial, 0]);
    document.settle();
    expect([document.drawn, drawn.mock.calls.length]).toEqual([{ title: "Start", size: { width: 12 } }, 1]);
    document.settle();
    expect(drawn).toHaveBeenCalledTimes(1);
    stop();
    type("/title", "End");
    document.settle();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it("takes a changed structure from the drawing, once", () => {
    const { document, changes } = aDocument();
    const next = { title: "Other" };
    document.take(next);
    document.take(next);
    expect([document.value, changes]).toEqual([next, [next]]);
  });

  it("forgets what was typed when another document takes its place", () => {
    const { document, changes, type } = aDocument();
    type("/title", "Start");
    document.replace({ title: "Fresh" });
    expect([document.value, document.form.field("/title").value]).toEqual([{ title: "Fresh" }, undefined]);
    expect(changes).toHaveLength(1);
  });

  it("is sent as it is finished, and not while something is wrong in it", async () => {
    const { document, type, errorAt } = aDocument({ finish: (value) => ({ done: value }) });
    const sent: unknown[] = [];
    const send = async (value: unknown) => (sent.push(value), { ok: true as const });
    type("/title", "Much too long");
    expect(errorAt("/title")).toBeNull();
    expect(await document.form.submit(send)).toMatchObject({ ok: false, code: "invalid" });
    expect(errorAt("/title")).toEqual(tooLong);
    type("/title", "Short");
    expect(errorAt("/title")).toBeNull();
    await document.form.submit(send);
    expect(sent).toEqual([{ done: { title: "Short", size: { width: 5 } } }]);
  });

  it("judges at every key only where it is asked to", () => {
    const { type, errorAt } = aDocument({ checksTyping: true });
    type("/title", "Much too long");
    expect(errorAt("/title")).toEqual(tooLong);
  });

  it("tells an error at the nearest place that is drawn, and that it is inside of what is folded", () => {
    const { document, errorAt } = aDocument();
    document.replace({ title: "Home" });
    document.form.check();
    expect(errorAt("/size/width")).toEqual(missing);
    document.join([aLeaf("/size", { isFolded: true })], new Set(["/size/width"]));
    expect(errorAt("/size")).toEqual({ reason: "schema", rule: "inside" });
    document.join([aLeaf("/size")], new Set());
    expect(errorAt("/size")).toEqual(missing);
    document.join([], new Set(["/size"]));
    expect([...document.form.invalidNames]).toEqual([""]);
  });

  it("shows what somebody else found, until that place is typed into", () => {
    const { document, type, errorAt } = aDocument();
    const found = new Map<string, FieldError>([
      ["/title", { reason: "refused", message: "No such word" }],
      ["/size/width", missing],
    ]);
    document.note(found);
    expect([errorAt("/title"), errorAt("/size/width")]).toEqual([found.get("/title"), missing]);
    type("/title", "Start");
    expect([errorAt("/title"), errorAt("/size/width")]).toEqual([null, missing]);
    document.note(new Map());
    expect(errorAt("/size/width")).toBeNull();
  });

  it("says of two errors of one place the first", () => {
    const { document, type, errorAt } = aDocument();
    type("/title", "Much too long");
    document.note(new Map([["/title", missing]]));
    expect(errorAt("/title")).toEqual(tooLong);
  });

  it("knows whether a leaf holds what the document does", () => {
    const { document, type } = aDocument();
    const [title, width] = leaves as [SchemaLeaf, SchemaLeaf];
    type("/size/width", "5");
    expect([document.holds(width, 5), document.holds(width, 6)]).toEqual([true, false]);
    expect([document.holds(title, undefined), document.holds(title, null), document.holds(title, "x")]).toEqual([
      true,
      true,
      false,
    ]);
    type("/title", ["a"]);
    expect(document.holds(title, ["a"])).toBe(true);
  });

  it("asks for fields as the document's leaves say", () => {
    const { document } = aDocument();
    document.join([aLeaf("/name", { label: "Name", isRequired: true })], new Set(["/title", "/size/width"]));
    expect(document.form.descriptor.fields).toMatchObject([
      { name: "/name", label: "Name", required: true, widget: "text", rule: { required: true } },
    ]);
  });
});

describe("what was typed into a leaf", () => {
  it.each<[unknown, Partial<SchemaLeaf>, unknown]>([
    ["12", { schema: { type: "integer" } }, 12],
    [" -1.5 ", { schema: { type: ["number", "null"] } }, -1.5],
    ["1e3", { schema: { type: "number" } }, "1e3"],
    ["12x", { schema: { type: "number" } }, "12x"],
    ["x12", { schema: { type: "number" } }, "x12"],
    ["12", { schema: { type: "string" } }, "12"],
    ["12", { schema: {} }, "12"],
    ["", {}, undefined],
    ["", { isRequired: true }, ""],
    ["", { isRequired: true, schema: { type: "string", minLength: 1 } }, undefined],
    ["", { isRequired: true, schema: { type: "number" } }, undefined],
    [null, {}, undefined],
    [false, {}, false],
    [["a"], {}, ["a"]],
  ])("%j by %j is %j in the document", (typed, leaf, value) => {
    expect(toSchemaValue(typed, aLeaf("/x", leaf))).toEqual(value);
  });
});
