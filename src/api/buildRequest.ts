import type { Operation } from "#contracts/operations.ts";

/** A call's parameters, put where the contract says. */
export interface BuiltRequest {
  path: string;
  query: Record<string, string>;
  /** Undefined where the call has no body. */
  body: unknown;
}

/**
 * Sorts flat parameters into path, query and body. Parameters that are undefined are left out, and in the query also
 * those that are null or empty, since a query cannot tell them apart. A parameter that the call does not know is left
 * out too: a document's author learns of it from the check, not from a refusal. Throws where a path parameter is
 * missing.
 */
export function buildRequest(operation: Operation, params: Readonly<Record<string, unknown>>): BuiltRequest {
  const query: Record<string, string> = {};
  const members: Record<string, unknown> = {};
  let whole: unknown;
  let path = operation.path;
  for (const [name, place] of Object.entries(operation.params)) {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(pathValue(name, value)));
    else if (place === "whole") whole = value;
    else if (place === "body") {
      if (value !== undefined) members[name] = value;
    } else if (value !== undefined && value !== null && value !== "") query[name] = String(value as string | number);
  }
  const hasMembers = Object.values(operation.params).includes("body");
  return { path, query, body: whole ?? (hasMembers ? members : undefined) };
}

function pathValue(name: string, value: unknown): string {
  if ((typeof value !== "string" && typeof value !== "number") || value === "")
    throw new TypeError(`${name} is missing`);
  // A dot segment would be resolved away by the browser and make it another call.
  if (/^\.{1,2}$/.test(String(value))) throw new TypeError(`${name} is not a name`);
  return String(value);
}
