import { useEffect, useState, type ReactNode } from "react";
import type { Fields } from "#contracts/config.ts";
import { watchValues } from "#forms/watchValues.ts";
import { FieldList } from "../fields/FieldList.tsx";
import type { NodePlace } from "../NodePlace.ts";
import { useForm } from "./useForm.ts";

/** A filter asks the platform so long after the last change of it (games specification, section 9). */
const filterPauseMs = 500;

const noValues: Readonly<Record<string, unknown>> = {};

/** Filter fields, drawn, and their values as parameters of a call. */
export interface Filters {
  /** Null where there are no fields. */
  content: ReactNode;
  values: Readonly<Record<string, unknown>>;
}

/** The filters of a block: their values change a moment after the last key. */
export function useFilters(fields: Fields | undefined, id: string, at: NodePlace): Filters {
  const drawn = useForm({ fields, id: `${id}-filters`, member: "filters", at, keepsDraft: false });
  const form = drawn?.form;
  const [values, setValues] = useState(() => form?.cleanValues ?? noValues);
  useEffect(() => form && watchValues(form, filterPauseMs, setValues), [form]);
  if (!drawn) return { content: null, values: noValues };
  return { content: <FieldList binding={drawn} prefix={drawn.prefix} />, values: toParams(values) };
}

/** A range of dates is sent as `from` and `to`; everything else under its own name. */
function toParams(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const isRange = typeof value === "object" && value !== null && ("from" in value || "to" in value);
    if (isRange) Object.assign(params, value);
    else params[name] = value;
  }
  return params;
}
