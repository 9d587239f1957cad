import { resolveImport, type PackageImports } from "./resolveImport.ts";
import type { Breach, SourceFile } from "./SourceFile.ts";

/** Circles of imports, type imports included: one breach for each knot of files that reach each other. */
export function findCycles(files: SourceFile[], imports: PackageImports): Breach[] {
  const known = new Map(files.map((file) => [file.path, file]));
  const edges = (path: string) =>
    (known.get(path)?.imports ?? []).flatMap(({ specifier }) => {
      const target = resolveImport(path, specifier, imports);
      return "path" in target && known.has(target.path) ? [target.path] : [];
    });
  return knots([...known.keys()], edges)
    .filter((knot) => knot.length > 1 || edges(knot[0] as string).includes(knot[0] as string))
    .map((knot) => ({
      path: knot.toSorted()[0] as string,
      message: `imports run in a circle: ${knot.toSorted().join(" ↔ ")}`,
    }));
}

/** Tarjan's strongly connected components. */
function knots(nodes: string[], edges: (node: string) => string[]): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const walk = (node: string): number => {
    const index = order.size;
    let low = index;
    order.set(node, index);
    stack.push(node);
    for (const next of edges(node)) {
      if (!order.has(next)) low = Math.min(low, walk(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) as number);
    }
    lowest.set(node, low);
    if (low === index) found.push(stack.splice(stack.indexOf(node)));
    return low;
  };
  for (const node of nodes) if (!order.has(node)) walk(node);
  return found;
}
