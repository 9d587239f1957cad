import type { Brand } from "#contracts/config.ts";
import type { Problem } from "#contracts/entities.ts";
import { isRecord } from "./isRecord.ts";
import { pointer } from "./pointer.ts";

/** The brand with every member it must have: one that is missing or of another make is the bundled one. */
export function siteBrand(written: unknown, bundled: Brand): { brand: Brand; problems: Problem[] } {
  const problems: Problem[] = [];
  const brand = withShape(written, bundled, [], problems) as Brand;
  return { brand, problems };
}

function withShape(written: unknown, bundled: unknown, path: string[], problems: Problem[]): unknown {
  if (written === undefined) return bundled;
  if (makeOf(written) !== makeOf(bundled)) {
    const reason = `this is ${article(makeOf(bundled))}; the bundled one is used`;
    problems.push({ document: "brand", pointer: pointer(...path), reason });
    return bundled;
  }
  if (!isRecord(written) || !isRecord(bundled)) return written;
  // What the bundled brand does not have (and so cannot be compared with) is taken as it is; the schema checks it.
  const names = [...new Set([...Object.keys(bundled), ...Object.keys(written)])].filter((name) => name !== "$schema");
  const isOptional = (name: string) => path.length === 0 && (name === "logo" || name === "tagline");
  return Object.fromEntries(
    names.flatMap((name) => {
      if (!Object.hasOwn(bundled, name)) return [[name, written[name]]];
      if (isOptional(name)) return Object.hasOwn(written, name) ? [[name, written[name]]] : [];
      const own = Object.hasOwn(written, name) ? written[name] : undefined;
      return [[name, withShape(own, bundled[name], [...path, name], problems)]];
    }),
  );
}

function makeOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "null" : typeof value === "string" ? "text" : typeof value;
}

function article(make: string): string {
  return make === "object" ? "an object" : make === "boolean" ? "true or false" : `a ${make}`;
}
