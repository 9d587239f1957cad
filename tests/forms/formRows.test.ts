import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { checkField, checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import type { Outcome } from "#engine/index.ts";
import { FormModel } from "#forms/FormModel.ts";
import type { FormModelOptions } from "#forms/FormModelOptions.ts";
import { aForm } from "#tests/support/aForm.ts";

const checks = { checkField, checkForm, cleanValues };
const tiers = {
  name: "tiers",
  widget: "rows",
  label: "Tiers",
  itemLabel: "Tier",
  least: 1,
  most: 3,
  fields: [
    { name: "from", widget: "text", label: "From", required: true, rule: { minLength: 2, maxLength: 4 } },
    { name: "kind", widget: "text", label: "Kind" },
    { name: "note", widget: "text", label: "Note", when: { flag: "X3" } },
  ],
};
const descriptor = aForm([{ name: "title" }, tiers as never]);

function aModel(options: Partial<FormModelOptions> = {}) {
  const form = new FormModel({ descriptor, checks, ...options });
  const rows = form.rows("tiers")!;
  const cell = (place: number, name: string) => rows.cellAt(place, name)!;
  return { form, rows, cell };
}
const refuse = async (fieldErrors: Record<string, string>): Promise<Outcome> => ({ ok: false, fieldErrors });

describe("rows of a form", () => {
  it("are as few as there may be at the beginning, and no more than there may be", () => {
    const { rows } = aModel();
    expect([rows.keys.length, rows.mayAdd, rows.mayRemove]).toEqual([1, true, false]);
    rows.remove(rows.keys[0]!);
    expect(rows.keys).toHaveLength(1);
    rows.add();
    rows.add();
    expect([rows.keys.length, rows.mayAdd, rows.mayRemove]).toEqual([3, false, true]);
    rows.add();
    expect(rows.keys).toHaveLength(3);
    expect(new Set(rows.keys).size).toBe(3);
  });

  it("are filled up to as few as there may be where a list with fewer is put in", () => {
    const { form, rows } = aModel({ initial: { tiers: [] } });
    expect(rows.keys).toHaveLength(1);
    form.field("tiers").setValue([{ from: "10" }, { from: "20" }]);
    form.field("tiers").setValue([]);
    expect([rows.keys.length, rows.rowOf(rows.keys[0]!)["from"]]).toEqual([1, undefined]);
  });

  it("are none and any number where nothing is said", () => {
    const { least: _, most: __, ...free } = tiers;
    const rows = new FormModel({ descriptor: aForm([free as never]), checks }).rows("tiers")!;
    expect([rows.keys.length, rows.mayRemove, rows.mayAdd]).toEqual([0, false, true]);
  });

  it("are the value of their field, which whoever reads it follows", () => {
    const { form, rows, cell } = aModel();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(form.live["tiers"]));
    cell(0, "from").change("10");
    rows.add();
    cell(1, "kind").change("gold");
    stop();
    const empty = { from: undefined, kind: undefined, note: undefined };
    expect(form.values["tiers"]).toEqual([
      { ...empty, from: "10" },
      { ...empty, kind: "gold" },
    ]);
    expect(seen.at(-1)).toEqual(form.values["tiers"]);
    expect(form.field("tiers").value).toEqual(form.values["tiers"]);
  });

  it("keep what was typed into the others when one goes", () => {
    const { form, rows, cell } = aModel();
    rows.add();
    cell(0, "from").change("10");
    cell(1, "from").change("20");
    const [first, second] = rows.keys;
    rows.remove(first!);
    expect([rows.keys, rows.rowOf(second!)["from"]]).toEqual([[second], "20"]);
    expect(form.cleanValues).toEqual({ tiers: [{ from: "20" }] });
  });

  it("are judged with the form, each at its place, and again as they are typed", async () => {
    const { form, rows, cell } = aModel();
    rows.add();
    cell(0, "from").change("10");
    await form.submit(async () => ({ ok: true }));
    expect([cell(0, "from").error, cell(1, "from").error]).toMatchObject([null, { reason: "required" }]);
    expect(form.invalid).toMatchObject([
      { name: cell(1, "from").name, label: "From", within: { label: "Tier", number: 2 } },
    ]);
    cell(1, "from").change("1");
    expect(cell(1, "from").error).toMatchObject({ reason: "minLength" });
    cell(1, "from").change("12");
    expect([cell(1, "from").error, form.invalid]).toEqual([null, []]);
  });

  it("are not judged while they are typed, unless the form says so", () => {
    const late = aModel();
    late.cell(0, "from").change("1");
    expect(late.cell(0, "from").error).toBeNull();
    const early = aModel({ checksTyping: true });
    early.rows.add();
    early.cell(0, "from").change("1");
    expect(early.cell(0, "from").error).toMatchObject({ reason: "minLength" });
    expect(early.cell(1, "from").error).toBeNull();
  });

  it("lose the error of one that goes, and the form with it", async () => {
    const { form, rows } = aModel();
    rows.add();
    form.check();
    expect(form.invalid).toHaveLength(2);
    rows.remove(rows.keys[1]!);
    expect(form.invalid).toHaveLength(1);
  });

  it("take the platform's words to the place that they are about", async () => {
    const { form, cell } = aModel();
    cell(0, "from").change("10");
    await form.submit(() => refuse({ "/tiers/0/from": "error.taken" }));
    expect(cell(0, "from").error).toEqual({ reason: "refused", message: "error.taken" });
    expect(form.failure).toBeNull();
    cell(0, "from").change("11");
    expect(cell(0, "from").error).toBeNull();
  });

  it.each(["/tiers/7/from", "/tiers/0/nothing", "/tiers/0/from/deep", "/other/0/from", "tiers/0/from"])(
    "leave words about %s, where nothing is, to the form as a whole",
    async (pointer) => {
      const { form, cell } = aModel();
      cell(0, "from").change("10");
      await form.submit(() => refuse({ [pointer]: "error.taken" }));
      expect(cell(0, "from").error).toBeNull();
      expect(form.failure).toMatchObject({ ok: false });
    },
  );

  it("take the platform's words about a field, however it is named", async () => {
    const { form, cell } = aModel();
    cell(0, "from").change("10");
    await form.submit(() => refuse({ "/title": "error.taken" }));
    expect(form.field("title").error).toEqual({ reason: "refused", message: "error.taken" });
  });

  it("are those of a value that came from elsewhere, with no error of before", async () => {
    const { form, rows, cell } = aModel({
      initial: { tiers: [{ from: "10", kind: "a" }, null, { from: "30", more: 1 }] },
    });
    expect(rows.value.map(({ from }) => from)).toEqual(["10", undefined, "30"]);
    cell(1, "kind").change("x");
    form.check();
    expect(form.invalid).toHaveLength(1);
    form.reset();
    expect([rows.value.map(({ kind }) => kind), form.invalid]).toEqual([["a", undefined, undefined], []]);
    form.field("tiers").setValue([{ from: "1" }]);
    expect(rows.value).toEqual([{ from: "1", kind: undefined, note: undefined }]);
  });

  it("show the fields of a row whose condition holds in that row", () => {
    const asked: unknown[] = [];
    const { rows } = aModel({ isShown: (field, _, row) => (asked.push([field.name, row?.index]), row?.index === 1) });
    rows.add();
    const shown = rows.keys.map((key) => rows.shownFields(key).map(({ name }) => name));
    expect(shown).toEqual([
      ["from", "kind"],
      ["from", "kind", "note"],
    ]);
    expect(asked).toContainEqual(["note", 0]);
    expect(rows.placeOf(rows.keys[1]!)).toEqual({ rows: rows.value, index: 1 });
  });

  it("stay when the form changes, with what was typed", () => {
    const { form, rows, cell } = aModel();
    cell(0, "from").change("10");
    form.adopt(aForm([{ ...tiers, most: 1 } as never]));
    expect([form.rows("tiers"), rows.mayAdd, rows.value[0]?.["from"]]).toEqual([rows, false, "10"]);
    expect(form.rows("title")).toBeUndefined();
    expect([rows.cellAt(0, "nothing"), rows.cellAt(5, "from")]).toEqual([undefined, undefined]);
  });
});
