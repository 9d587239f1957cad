import { isRecord } from "#json/isRecord.ts";
import { valueAt, type Path } from "../placesOf.ts";
import type { SiteMutant } from "./aSiteMutant.ts";

type Layouts = Readonly<Record<string, unknown>>;

/**
 * Where a changed place stands in the layouts of a site, by their keys, once parts stand in their places (record 74): the place itself,
 * or wherever a part with the place in it is put, or wherever a part reads the value that was changed. Followed here from the documents
 * as they are written, and not with what puts parts in their places. Empty where neither the document is a part, nor the place within one.
 */
export function placesInPages({ place, path }: SiteMutant, origin: Record<string, unknown>): Map<string, Path[]> {
  const [part, key = ""] = place as string[];
  const layouts = (isRecord(origin["layouts"]) ? origin["layouts"] : {}) as Layouts;
  const name = /^part\/(.*)$/.exec(key)?.[1];
  if (part !== "layouts") return new Map();
  if (name === undefined) {
    const root = valueAt(layouts, [key, "root"]);
    const within = path[0] === "root" ? partAbove(root, path.slice(1)) : undefined;
    return within === undefined ? new Map() : new Map([[key, below(root, path.slice(1), ["root"], layouts)]]);
  }
  const root = valueAt(layouts, [key, "root"]);
  const found = Object.entries(layouts).flatMap(([each, layout]): [string, Path[]][] => {
    if (each.startsWith("part/")) return [];
    const places = placements(valueAt(layout, ["root"]), name, ["root"], layouts).flatMap((at): Path[] => {
      if (path[0] === "root") return below(root, path.slice(1), at, layouts);
      const parameter = path[0] === "parameters" ? path[1] : undefined;
      return parameter === undefined ? [at] : readers(root, String(parameter), at, layouts);
    });
    return places.length === 0 ? [] : [[each, places]];
  });
  return new Map(found);
}

/** The parameter that a place decides, where it stands in what a part is placed with. */
export function argumentAt({ place, path, site }: SiteMutant): { value: unknown; type: unknown } | undefined {
  const layouts = valueAt(site, ["layouts"]);
  const document = valueAt(site, place);
  const at = path[0] === "root" ? partAbove(valueAt(document, ["root"]), path.slice(1)) : undefined;
  const [member, name, ...rest] = at === undefined ? [] : path.slice(1 + at.length);
  if (at === undefined || member !== "with" || name === undefined || rest.length > 0) return undefined;
  const part = valueAt(document, ["root", ...at, "part"]);
  const type = valueAt(layouts, [`part/${String(part)}`, "parameters", name, "type"]);
  return { value: valueAt(document, path), type };
}

/** The innermost node above a place, or at it, that places a part. */
function partAbove(root: unknown, path: Path): Path | undefined {
  const depth = Array.from({ length: path.length + 1 }, (_, index) => path.length - index).find((length) =>
    isPlaced(valueAt(root, path.slice(0, length))),
  );
  return depth === undefined ? undefined : path.slice(0, depth);
}

/** Where a place below a root stands, when the root stands at `at`. */
function below(root: unknown, path: Path, at: Path, layouts: Layouts): Path[] {
  const within = partAbove(root, path);
  if (within === undefined) return [[...at, ...path]];
  const [member, name] = path.slice(within.length);
  const here = [...at, ...within];
  if (member !== "with" || name === undefined) return [here];
  return readers(rootOf(valueAt(root, within), layouts), String(name), here, layouts);
}

/** Where a part stands below a root that stands at `at`. */
function placements(value: unknown, name: string, at: Path, layouts: Layouts): Path[] {
  if (isPlaced(value)) return value.part === name ? [at] : placements(rootOf(value, layouts), name, at, layouts);
  return members(value).flatMap(([key, member]) => placements(member, name, [...at, key], layouts));
}

/** Where a parameter is read below a root that stands at `at`. */
function readers(value: unknown, name: string, at: Path, layouts: Layouts): Path[] {
  if (isRecord(value) && typeof value["bind"] === "string" && `${value["bind"]}/`.startsWith(`/part/${name}/`))
    return [at];
  if (!isPlaced(value)) return members(value).flatMap(([key, member]) => readers(member, name, [...at, key], layouts));
  return Object.entries(isRecord(value["with"]) ? value["with"] : {}).flatMap(([inner, given]) =>
    readers(given, name, [], layouts).length === 0 ? [] : readers(rootOf(value, layouts), inner, at, layouts),
  );
}

function rootOf(node: unknown, layouts: Layouts): unknown {
  return valueAt(layouts, [`part/${isPlaced(node) ? node.part : ""}`, "root"]);
}

function isPlaced(value: unknown): value is Record<string, unknown> & { part: string } {
  return isRecord(value) && value["kind"] === "part" && typeof value["part"] === "string";
}

function members(value: unknown): [string | number, unknown][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).map(([key, member]) => [Array.isArray(value) ? Number(key) : key, member]);
}
