import { join } from "node:path/posix";

/** What the bundler tells while it divides modules into chunks. */
interface Chunking {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Libraries of the first load. Others stay where they are used, so that a lazy one stays lazy. */
const lasting = /node_modules[\\/](react|react-dom|scheduler|mobx|mobx-react-lite)[\\/]/;

/** Small things that lazy parts share; each would be a file of its own for some hundred bytes. */
const small = /[\\/](ui[\\/](Written|useLateClose)|hooks[\\/]useFormat|fields[\\/]DayInput)\.tsx?$/;

/**
 * Names the chunk of a module of a program, whose folder is given. Libraries, which seldom change, stay in the browser's cache
 * when the program's own code does. What the program begins with is one chunk, and not one for each set of lazy parts that
 * share something: it is all loaded anyway. Where the program's entry loads the rest from `start`, the entry stays small: what both need has a
 * file of its own, or the bundler would put it to the rest, and the entry would wait for all of it.
 */
export function chunkNames(folder: string): (id: string, chunking: Chunking) => string | null {
  let known: Record<"mains" | "entry" | "program", ReadonlySet<string>> | undefined;
  return (id, chunking) => {
    if (lasting.test(id)) return "libraries";
    if (id.endsWith(".css")) return null;
    known ??= read(folder, chunking);
    if (known.entry.has(id)) return known.mains.has(id) ? null : "first";
    return known.program.has(id) || small.test(id) ? "program" : null;
  };
}

/**
 * Names the chunk of what all forms need, and another of what judges them, which compiling a site shares. For what `chunkNames` has
 * left: a form's own imports of the program stay where they are.
 */
export function formChunkNames(folder: string): (id: string, chunking: Chunking) => string | null {
  let known: ReadonlySet<string> | undefined;
  return (id, chunking) => {
    known ??= reachable([join(folder, "renderers/chunks/forms.ts")], chunking);
    if (id.endsWith(".css") || !known.has(id)) return null;
    return id.includes("/src/compile/") ? "checks" : "forms";
  };
}

function read(folder: string, chunking: Chunking) {
  const first = (name: string) =>
    [`${folder}/${name}.ts`, `${folder}/${name}.tsx`].filter((id) => chunking.getModuleInfo(id) !== null);
  const [entries, starts] = [first("main"), first("start")];
  const entry = reachable(entries, chunking);
  const mains = new Set(entries);
  if (starts.length > 0) return { mains, entry, program: reachable(starts, chunking) };
  return { mains, entry: mains, program: entry };
}

/** The modules, and all that they import at once. */
function reachable(modules: readonly string[], chunking: Chunking): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...modules];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(chunking.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
