import { isRecord } from "#json/isRecord.ts";

const root = "/part/";

/** The parameter that a binding reads, and what is read of it; undefined where it reads none. */
export function parameterOf({ bind }: Record<string, unknown>): { name: string; rest: string } | undefined {
  if (typeof bind !== "string" || !bind.startsWith(root)) return undefined;
  const [name = "", ...rest] = bind.slice(root.length).split("/");
  return { name, rest: rest.map((step) => `/${step}`).join("") };
}

/**
 * What a binding to a parameter becomes with what the part was placed with: another binding goes on from there, and keeps how the
 * part writes it; a text or a literal stands as it is. Undefined where something is read of a value that has no members.
 */
export function bindArgument(binding: Record<string, unknown>, given: unknown, rest: string): unknown {
  const { bind: _, ...ways } = binding;
  if (isRecord(given) && typeof given["bind"] === "string") return { ...ways, ...given, bind: given["bind"] + rest };
  if (rest !== "") return undefined;
  const { fallback: __, ...format } = ways;
  if (Object.keys(format).length === 0) return given;
  // A literal is written as it is; a figure can say how a number is.
  if (typeof given === "number") return { plus: [given], ...format };
  return isRecord(given) && !("text" in given) ? { ...format, ...given } : given;
}
