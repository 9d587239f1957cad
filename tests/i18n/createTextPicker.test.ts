import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { createTextPicker } from "#i18n/createTextPicker.ts";
import { languages } from "#i18n/languages.ts";

const forms = Object.fromEntries(["zero", "one", "two", "few", "many", "other"].map((form) => [`n_${form}`, form]));
const special = Object.fromEntries(["n_few", "n_other", "n_vip", "n_vip_one"].map((form) => [form, form]));
const counts = [...Array.from({ length: 30 }, (_, count) => count), 100, 101, 102, 103, 111, 1000, 1_000_000, 1.5, -1];

describe("the picked text", () => {
  it.each(Object.values(languages).map(({ tag }) => tag))(
    "of a plural is the one that i18next takes: %s",
    async (tag) => {
      const i18n = createInstance({ lng: tag, resources: { [tag]: { translation: forms } }, load: "currentOnly" });
      await i18n.init();
      const pick = createTextPicker([[tag, forms]]);
      for (const count of counts) expect([count, pick("n", count)]).toEqual([count, i18n.t("n", { count })]);
    },
  );

  it.each(["en", "ar", "km"])("of a context is the one that i18next takes: %s", async (tag) => {
    const i18n = createInstance({ lng: tag, resources: { [tag]: { translation: special } }, load: "currentOnly" });
    await i18n.init();
    const pick = createTextPicker([[tag, special]]);
    for (const context of ["vip", "none", "", undefined]) {
      for (const count of counts) {
        expect([context, count, pick("n", count, context) ?? "n"]).toEqual([
          context,
          count,
          i18n.t("n", { count, context }),
        ]);
      }
    }
  });

  it("comes from the first layer that has it, by that layer's own plural rules", () => {
    const pick = createTextPicker([
      ["ar", { only: "arabic" }],
      ["en", { only: "english", n_one: "one", n_other: "other" }],
    ]);
    expect(pick("only", undefined)).toBe("arabic");
    expect([1, 2].map((count) => pick("n", count))).toEqual(["one", "other"]);
  });

  it("is the key's own where it has no forms, and none where there is none", () => {
    const pick = createTextPicker([["en", { plain: "plain" }]]);
    expect(pick("plain", 3)).toBe("plain");
    expect(pick("missing", 3)).toBeUndefined();
    expect(pick("toString", undefined)).toBeUndefined();
  });
});
