import { loadAgain } from "./loadAgain.ts";

/** A part of the program that is loaded when something that it draws is first wanted. */
export interface Chunk<Content = unknown> {
  /** Path of its module in the repository: what a build's manifest knows it by. */
  readonly module: string;
  /** What it holds; undefined until it was loaded. */
  read(): Content | undefined;
  /** Loads it, once; after a failure it is tried again. Rejects with a `ChunkError` when it cannot be had. */
  load(): Promise<Content>;
  /** The last attempt to load it, whatever became of it: drawing must not ask again and again by itself. */
  wait(): Promise<Content>;
  /** Asks for it once more, beside what may still be on its way; the first to come counts. */
  retry(): void;
}

/** A chunk could not be loaded: no network, or a build that is not served any more. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
}

const known = new Map<string, Chunk>();

/** A chunk that `fetch` (an `import()` of `module`) loads. One of these is made for each module, where the program begins. */
export function createChunk<Content>(module: string, fetch: () => Promise<Content>): Chunk<Content> {
  let content: Content | undefined;
  let attempt: PromiseWithResolvers<Content> | undefined;
  let asked = 0;
  /** Requests that may still bring it. */
  let running = 0;
  const ask = async ({ resolve, reject }: PromiseWithResolvers<Content>): Promise<void> => {
    asked += 1;
    running += 1;
    try {
      content ??= await (asked === 1 ? fetch() : loadAgain(fetch, asked - 1));
      resolve(content);
    } catch (error) {
      running -= 1;
      const words = error instanceof Error ? error.message : String(error);
      if (running === 0) reject(new ChunkError(`${module} could not be loaded: ${words}`, { cause: error }));
    }
  };
  const begin = (): Promise<Content> => {
    attempt = Promise.withResolvers<Content>();
    void ask(attempt);
    return attempt.promise;
  };
  const wait = () => attempt?.promise ?? begin();
  const load = () => (attempt && running === 0 ? begin() : wait());
  const retry = () => {
    if (attempt && running > 0) void ask(attempt);
    else load().catch(() => {});
  };
  const chunk = { module, read: () => content, load, wait, retry };
  known.set(module, chunk);
  return chunk;
}

/**
 * Loads the chunks of these modules, or all there are: what draws from a loaded chunk draws at once. Names that nobody knows
 * are passed over, since a page may have been drawn by another build. Rejects when one cannot be loaded.
 */
export async function loadChunks(modules: Iterable<string> = known.keys()): Promise<void> {
  await Promise.all(Array.from(modules, (module) => known.get(module)?.load()));
}
