import type { FormDescriptor } from "#contracts/entities.ts";
import type { FormContext } from "./FormContext.ts";
import { compileForm } from "./forms.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { shapeOf } from "../shapes/findShape.ts";
import { lost, mendShape } from "../shapes/mendShape.ts";
import type { SchemaError } from "#json/schema.ts";

type Tell = (error: SchemaError) => void;

/** A field that is left, and where it stands in the document. */
interface Placed {
  field: Record<string, unknown>;
  index: number;
}

const fieldShape = shapeOf("field");
const groupsShape = { type: "array", items: { $ref: "#/$defs/fieldGroup" } };
const members = ["$schema", "id", "fields", "groups"];

/**
 * The form of a document of which anything may be wrong. An error costs the member of the field that it is in, the field's rule,
 * or the field; each is told. Undefined where no field is left.
 */
export function mendForm(form: unknown, context: FormContext, tell: Tell): FormDescriptor | undefined {
  if (!isRecord(form)) {
    tell({ pointer: "", reason: "a form is an object" });
    return undefined;
  }
  for (const name of Object.keys(form).filter((member) => !members.includes(member)))
    tell({ pointer: toPointer(name), reason: `there is no property "${name}" here`, written: name, choices: members });
  if (!Array.isArray(form["fields"]) || form["fields"].length === 0) {
    tell({ pointer: "/fields", reason: "a form has a list of fields" });
    return undefined;
  }
  const { groups } = form;
  const mendedGroups = groups === undefined ? lost : mendShape(groupsShape, groups, { tell }, "/groups");
  const rest = { id: form["id"], ...(mendedGroups === lost ? {} : { groups: mendedGroups }) };
  let fields = mendFields(form["fields"], tell);
  // Each round leaves out a rule or a field at least, so there is an end.
  for (;;) {
    if (fields.length === 0) return undefined;
    const result = compileForm({ ...rest, fields: fields.map(({ field }) => field) }, context);
    if (result.ok) return result.form;
    fields = withoutInvalid(fields, result.problems, tell);
  }
}

function mendFields(written: unknown[], tell: Tell): Placed[] {
  const names = new Set<unknown>();
  return written.flatMap((field, index): Placed[] => {
    const at = toPointer("fields", index);
    const mended = mendShape(fieldShape, field, { tell }, at);
    if (mended === lost) return [];
    const { name } = mended as Record<string, unknown>;
    if (names.has(name)) {
      tell({ pointer: `${at}/name`, reason: `two fields are named ${String(name)}` });
      return [];
    }
    names.add(name);
    return [{ field: mended as Record<string, unknown>, index }];
  });
}

function withoutInvalid(fields: Placed[], errors: readonly SchemaError[], tell: Tell): Placed[] {
  const without = new Map<number, Set<string>>();
  const gone = new Set<number>();
  for (const error of errors) {
    const [, , place = "0", member, ...below] = error.pointer.split("/");
    const index = fields[Number(place)]?.index ?? 0;
    const at = [member, ...below].filter((part) => part !== undefined).map((part) => `/${part}`);
    tell({ ...error, pointer: toPointer("fields", index) + at.join("") });
    if (member === "rule" || member === "country")
      without.set(Number(place), new Set([...(without.get(Number(place)) ?? []), member]));
    else gone.add(Number(place));
  }
  return fields.flatMap(({ field, index }, place): Placed[] => {
    if (gone.has(place)) return [];
    const members = without.get(place);
    if (!members) return [{ field, index }];
    return [{ field: Object.fromEntries(Object.entries(field).filter(([name]) => !members.has(name))), index }];
  });
}
