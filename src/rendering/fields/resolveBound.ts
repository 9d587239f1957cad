import type { FieldOption, FieldRule, FormDescriptor, FormField, OptionRows, RowPlace } from "#contracts/entities.ts";
import type { Value } from "#contracts/config.ts";
import { layerScope, resolveValue, type Scope } from "#engine/index.ts";
import { rowScope } from "../rowScope.ts";

/** Does anything of this form's rules, or of what it begins with, change with what is read? */
export function isBound({ fields }: Pick<FormDescriptor, "fields">): boolean {
  return fields.some(
    ({ bound, optionRows, judge, default: begin, fields: inRow = [] }) =>
      bound ?? optionRows ?? judge ?? ((typeof begin === "object" && begin !== null) || isBound({ fields: inRow })),
  );
}

/** The form with what its rules are bound to, as it is now. Observed. Fields without bindings stay the very same. */
export function resolveBound(descriptor: FormDescriptor, scope: Scope): FormDescriptor {
  const fields = descriptor.fields.map((field) => resolveField(field, scope));
  return fields.every((field, place) => field === descriptor.fields[place]) ? descriptor : { ...descriptor, fields };
}

/** The scope of a row that somebody fills in: `/row`, `/index`, and `/previous`, the row above it. */
export function typedRowScope(scope: Scope, { rows, index }: RowPlace): Scope {
  return layerScope(scope, { row: () => rows[index], index: () => index, previous: () => rows[index - 1] }, "row");
}

/** The fields of a row with what their rules are bound to in it. Observed. */
export function resolveInRow(fields: readonly FormField[], scope: Scope): readonly FormField[] {
  return fields.map((field) => (field.bound ? resolveField(field, scope) : field));
}

/** What rules read of no row in particular. */
const nowhere = { row: () => undefined, index: () => undefined, previous: () => undefined };

function resolveField(written: FormField, scope: Scope): FormField {
  const field = withJudge(written, scope);
  const { bound, optionRows, fields } = field;
  if (fields && isBound({ fields })) {
    const within = layerScope(scope, nowhere, "row");
    return { ...field, fields: fields.map((own) => resolveField(own, within)) };
  }
  if (!bound && !optionRows) return field;
  let resolved = field;
  if (bound) {
    const rule: FieldRule = { ...field.rule };
    for (const name of ["min", "max", "step"] as const) {
      const limit = bound[name] === undefined ? undefined : resolveValue(bound[name], scope);
      if (typeof limit === "number" && Number.isFinite(limit) && (name !== "step" || limit > 0)) rule[name] = limit;
    }
    if (bound.required !== undefined) rule.required = resolveValue(bound.required, scope) === true;
    resolved = { ...field, rule, required: rule.required };
  }
  return optionRows ? withRows(resolved, optionRows, scope) : resolved;
}

/** What a judge knows is worked out here, so that it is judged anew where that changes. */
function withJudge(field: FormField, scope: Scope): FormField {
  const { judge } = field;
  if (!judge?.with) return field;
  const known = Object.entries(judge.with).flatMap(([name, value]) => {
    const now = resolveValue(value, scope) as Value | undefined;
    return now === undefined ? [] : [[name, now] as const];
  });
  return { ...field, judge: { ...judge, with: Object.fromEntries(known) } };
}

/**
 * The choices that are written, and after them those of the rows. While there are no rows nobody knows the choices: what was chosen before
 * stays, and is judged once they are there.
 */
function withRows(field: FormField, { rows, value, label, note }: OptionRows, scope: Scope): FormField {
  const list = resolveValue(rows, scope);
  // Amounts to choose with one press are an offer: any other can be typed.
  const isOffer = field.rule.type === "money";
  if (!Array.isArray(list) && isOffer) return { ...field, options: [] };
  if (!Array.isArray(list)) return { ...field, rule: { ...field.rule, type: "any" }, options: [] };
  const ofRows = (list as unknown[]).flatMap((row, index): FieldOption[] => {
    const read = resolveValue(value, rowScope(scope, "row", row, index));
    // A number that stands in an address or beside written choices is a text there.
    const sent = typeof read === "number" && (value as { format?: string }).format === "text" ? `${read}` : read;
    return typeof sent === "string" || typeof sent === "number" || typeof sent === "boolean"
      ? [{ value: sent, label, row, ...(note === undefined ? {} : { note }) }]
      : [];
  });
  const options = [...(field.options ?? []), ...ofRows];
  if (isOffer) return { ...field, options };
  const choices = options.map((option) => option.value);
  return { ...field, rule: { ...field.rule, type: "choice", choices }, options };
}
