/** Where a request is not by the contract: the part, the place in it, and the keyword of the schema. */
export interface RequestFault {
  /** As the framework calls it: `body`, `querystring`, `params`, `headers`. */
  part: string;
  /** JSON pointer in the part. */
  pointer: string;
  reason: string;
  /** What the keyword says beside that: its limit, or the member that is missing. */
  params?: Record<string, unknown>;
}

/** A text of the site's and its figures, as forms show it. */
type FieldFault = { key: string; min?: number; max?: number; values?: Record<string, unknown> };

/**
 * What a form says at the field that is to blame, so that nobody has to look for it: under the field's name as in the call, deeper
 * places under their pointer. Undefined where no field is: a member that nobody asked for, or a part that no form writes.
 */
export function faultAtField(fault: RequestFault): Record<string, FieldFault> | undefined {
  const { part, pointer, reason, params = {} } = fault;
  if (part !== "body" && part !== "querystring") return undefined;
  const missing = reason === "required" ? String(params["missingProperty"] ?? "") : "";
  const place = missing === "" ? pointer : `${pointer}/${missing}`;
  if (place === "" || reason === "additionalProperties") return undefined;
  return { [/^\/[^/~]+$/.test(place) ? place.slice(1) : place]: textOf(reason, Number(params["limit"])) };
}

function textOf(reason: string, limit: number): FieldFault {
  switch (reason) {
    case "required":
      return { key: "form.required" };
    case "enum":
    case "const":
      return { key: "form.option" };
    case "minLength":
      return limit <= 1 ? { key: "form.required" } : { key: "error.form_invalid" };
    case "maxLength":
      return { key: "reg_pattern_0", min: 0, max: limit };
    case "minimum":
      return { key: "form.least", values: { min: limit } };
    case "maximum":
      return { key: "form.most", values: { max: limit } };
    default:
      return { key: "error.form_invalid" };
  }
}
