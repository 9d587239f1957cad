import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Fields } from "#contracts/config.ts";
import { watchValues } from "#forms/watchValues.ts";
import { FieldList } from "../fields/FieldList.tsx";
import type { NodePlace } from "../NodePlace.ts";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { useForm } from "./useForm.ts";
import { useKeptFilters } from "./useKeptFilters.ts";

/** A filter asks the platform so long after the last change of it (games specification, section 9). */
const filterPauseMs = 500;

const noValues: Readonly<Record<string, unknown>> = {};

/** Filter fields, drawn, and their values as parameters of a call. */
export interface Filters {
  /** Null where there are no fields. */
  content: ReactNode;
  values: Readonly<Record<string, unknown>>;
  /** How many of them say something. */
  set: number;
  /** Says at the filters what is wrong with their parameters, and nothing at the others. */
  refuse(errors: Readonly<Record<string, string>>): void;
  /** Whether a parameter comes from one of them. */
  has(parameter: string): boolean;
  /** Whether the values are known: those of the address are, once it was read. */
  isReady: boolean;
}

/** What a call that was asked with the filters came to: what is wrong with parameters, by their names. */
export interface FilteredView {
  status: string;
  fieldErrors?: Readonly<Record<string, string>> | undefined;
}

/**
 * Puts what the platform says of parameters beside the filters that they come from; it goes once they are accepted. True where the
 * call failed and that does not say all of it.
 */
export function useFilterErrors({ refuse, has }: Filters, { status, fieldErrors = {} }: FilteredView): boolean {
  const written = JSON.stringify(fieldErrors);
  useEffect(() => {
    if (status !== "loading") refuse(JSON.parse(written) as Record<string, string>);
  }, [refuse, status, written]);
  const names = Object.keys(fieldErrors);
  return status === "failed" && !(names.length > 0 && names.every(has));
}

/** The filters of a block: their values change a moment after the last key. They may be kept in the address. */
export function useFilters(fields: Fields | undefined, id: string, at: NodePlace, keep?: "address"): Filters {
  const drawn = useForm({ fields, id: `${id}-filters`, member: "filters", at, keepsDraft: false });
  const form = drawn?.form;
  const [values, setValues] = useState(() => form?.cleanValues ?? noValues);
  const kept = useKeptFilters(keep === undefined ? undefined : fields, at.document);
  const { isReady, begins, write } = kept;
  const hasRead = useRef(false);
  const [isApplied, setIsApplied] = useState(false);
  useEffect(
    () =>
      form &&
      watchValues(form, filterPauseMs, (now) => {
        setValues(now);
        write(form.values);
      }),
    [form, write],
  );
  const written = JSON.stringify(kept.values);
  // The address may change by itself: a link leads here, or the way back.
  useEffect(() => {
    if (!form || !isReady || keep === undefined) return;
    for (const [name, value] of Object.entries(JSON.parse(written) as Record<string, unknown>)) {
      const field = form.field(name);
      // What was typed before the page was taken over stays where the address says nothing.
      if (!hasRead.current && isEqual(value, begins[name])) continue;
      if (!isEqual(field.value ?? "", value ?? "")) field.setValue(value);
    }
    if (!hasRead.current) write(form.values, true);
    hasRead.current = true;
    // oxlint-disable-next-line react/set-state-in-effect -- what the fields make of the address is known once they have it
    setValues(form.cleanValues);
    setIsApplied(true);
  }, [form, isReady, keep, written, begins, write]);
  const [refuse] = useState(() => refusing(form, fields));
  const has = (parameter: string) => fieldOf(fields, parameter) !== undefined;
  if (!drawn) return { content: null, values: noValues, set: 0, refuse, has, isReady: true };
  return {
    content: <FieldList binding={drawn} prefix={drawn.prefix} />,
    values: toParams(values, fields ?? []),
    set: Object.values(values).filter(saysSomething).length,
    refuse,
    has,
    isReady: keep === undefined || isApplied,
  };
}

type FilterForm = NonNullable<ReturnType<typeof useForm>>["form"];

/** Shows errors of parameters at their fields; a field that was refused before is judged anew. */
function refusing(form: FilterForm | undefined, fields?: Fields): Filters["refuse"] {
  let refused: readonly string[] = [];
  return (errors) => {
    if (!form) return;
    const found = Object.entries(errors).flatMap(([name, message]) => {
      const field = fieldOf(fields, name);
      return field ? [[field.name, message] as const] : [];
    });
    for (const name of refused) form.checkOne(name);
    refused = found.map(([name]) => name);
    if (found.length > 0) form.showRefusal("", { ok: false, fieldErrors: Object.fromEntries(found) });
  };
}

const fieldOf = (fields: Fields | undefined, parameter: string) =>
  fields?.find((field) => field.name === parameter || namesOf(field).includes(parameter));

/** The parameters that the two days of a range are sent as. */
function namesOf({ widget, names = ["from", "to"] }: Fields[number]): readonly string[] {
  return widget === "dateRange" ? names : [];
}

/** A range of dates is sent as two parameters, `from` and `to` or what its `names` say; everything else under its own name. */
function toParams(values: Readonly<Record<string, unknown>>, fields: Fields): Readonly<Record<string, unknown>> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const isRange = isRecord(value) && ("from" in value || "to" in value);
    const [from = "from", to = "to"] = fields.find((field) => field.name === name)?.names ?? [];
    const sent = isRange ? { [from]: value["from"], [to]: value["to"] } : { [name]: value };
    for (const [under, one] of Object.entries(sent)) if (one !== undefined) params[under] = one;
  }
  return params;
}

/** A range says something where one of its days does. */
function saysSomething(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).some(saysSomething);
  return value !== undefined && value !== null && value !== "" && value !== false;
}
