import { isEqual } from "#json/equal.ts";
import { toPointer } from "#json/pointer.ts";
import type { Path } from "../placesOf.ts";

/**
 * What a change at `path` has cost beside the place itself: pointers of what was `before` and is not there `after`.
 *
 * Followed is the way from the outside to the changed place. At each step everything that stands beside the way must be as
 * it was: members of an object under their names, items of a list anywhere in it. The way may end early, where the thing that
 * is left out stands: an item of a list, or the place itself, or what holds it. It must not end further out than the innermost
 * list item that the place stands in.
 */
export function findLostNeighbours(before: unknown, after: unknown, path: Path): string[] {
  const innermost = path.findLastIndex((part, index) => typeof part === "number" && !isAtomAbove(path, index));
  const lost: string[] = [];
  let was = before;
  let is = after;
  for (const [depth, part] of path.entries()) {
    if (typeof was !== "object" || was === null) break;
    if (typeof is !== "object" || is === null || Array.isArray(was) !== Array.isArray(is) || isBroken(is)) {
      if (depth <= innermost) lost.push(toPointer(...path.slice(0, depth)));
      break;
    }
    if (Array.isArray(was)) {
      const left = [...(is as unknown[])];
      for (const [index, item] of was.entries()) {
        if (index === part) continue;
        const found = left.findIndex((one) => isEqual(one, item));
        if (found < 0) lost.push(toPointer(...path.slice(0, depth), index));
        else left.splice(found, 1);
      }
      if ((is as unknown[]).length !== was.length) break;
      was = was[part as number];
      is = (is as unknown[])[part as number];
      continue;
    }
    const [old, now] = [was as Record<string, unknown>, is as Record<string, unknown>];
    for (const name of Object.keys(old))
      if (name !== part && !isEqual(old[name], now[name])) lost.push(toPointer(...path.slice(0, depth), name));
    if (!Object.hasOwn(now, part)) {
      if (depth < innermost) lost.push(toPointer(...path.slice(0, depth + 1)));
      break;
    }
    was = old[part as string];
    is = now[part as string];
  }
  return lost;
}

/** Members that are understood as a whole or not at all: half a condition or action would mean something else. */
const atoms = new Set(
  "when rowWhen disabledWhen action rowAction rowPress more send told then confirm values params with query in rule value text title label".split(
    " ",
  ),
);

function isAtomAbove(path: Path, index: number): boolean {
  return path.slice(0, index).some((part) => atoms.has(String(part)));
}

function isBroken(value: object): boolean {
  return "kind" in value && value.kind === "$broken";
}
