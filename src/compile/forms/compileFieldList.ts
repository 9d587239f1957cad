import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import { suggest } from "#json/suggest.ts";
import type { FormField } from "#contracts/entities.ts";
import { compileField } from "./compileField.ts";
import type { FormContext } from "./FormContext.ts";
import type { RefuseField } from "./RefuseField.ts";
import { rowWidgets } from "./rowsRule.ts";

/** The fields of a form, or of a row of it, with everything that one field says about another. `at` is where they stand. */
export function compileFieldList(
  written: readonly unknown[],
  context: FormContext,
  refuse: RefuseField,
  at: string,
): FormField[] {
  const names = written.map((field) => (isRecord(field) ? field["name"] : undefined));
  const codes = written.flatMap((field) =>
    isRecord(field) && field["widget"] === "countryCode" && typeof field["name"] === "string" ? [field["name"]] : [],
  );
  return written.flatMap((field, index) => {
    const own = joinPointer(at, index);
    const refuseHere: RefuseField = (below, reason, choice) => refuse(own + below, reason, choice);
    const compiled = compileField(field, context, refuseHere);
    if (!compiled) return [];
    if (names.indexOf(compiled.name) !== index) refuse(`${own}/name`, `two fields are named ${compiled.name}`);
    const { equals } = compiled.rule;
    if (equals !== null && !names.includes(equals)) {
      const others = names.filter((name) => typeof name === "string");
      refuse(`${own}/rule/equals`, `there is no field ${equals}`, suggest(equals, others));
    }
    const { country, widget } = compiled;
    if (country !== undefined && !codes.includes(country)) {
      refuse(`${own}/country`, `there is no field ${country} of the widget countryCode`, suggest(country, codes));
    }
    if (widget !== "rows") return [compiled];
    const fields = rowFields(field as Record<string, unknown>, context, refuseHere);
    return fields.length === 0 ? [] : [{ ...compiled, fields }];
  });
}

/** The fields of one row. A row has no rows, and no widget that is bound to the rest of the form. */
function rowFields(written: Record<string, unknown>, context: FormContext, refuse: RefuseField): FormField[] {
  const { fields } = written;
  if (!Array.isArray(fields) || fields.length === 0) {
    refuse("/fields", "rows have a list of fields");
    return [];
  }
  const compiled = compileFieldList(fields.map(plainField), context, refuse, "/fields");
  for (const [place, field] of fields.entries()) {
    const widget = isRecord(field) ? inWords(field["widget"] ?? "text") : "";
    if (!rowWidgets.has(widget as FormField["widget"]))
      refuse(`/fields/${place}/widget`, `a row cannot have a field of the widget ${widget}`);
  }
  return compiled;
}

/** Rows in rows are refused by their widget; what is in them need not be compiled. */
function plainField(field: unknown): unknown {
  return isRecord(field) && field["widget"] === "rows" ? { ...field, fields: [{ name: "a", label: "a" }] } : field;
}
