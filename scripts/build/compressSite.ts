import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What is compressed in itself already gains nothing. */
const compressed = /\.(woff2?|png|jpe?g|webp|avif|gif|ico|br|gz)$/;
/** A host edits it after the build: a copy beside it would go on saying what stood there before. */
const edited = "config.json";
/** Nobody is served this folder; a server that hides it would still find copies beside its files. */
const hidden = /^\.vite(\/|\\)/;
/** Files at a time: each is in memory twice, and Brotli's best takes all of a processor. */
const atATime = 4;

/**
 * Writes `<file>.br` (Brotli 11) and `<file>.gz` (gzip 9) beside every file of a built site for which the copy is smaller than
 * the file. Servers that know such copies (our platform, nginx's `gzip_static`) send them instead. Answers how many it wrote.
 */
export async function compressSite(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const chosen = paths.filter((path) => {
    const name = path.slice(folder.length).replace(/^[/\\]/, "");
    return !compressed.test(name) && !hidden.test(name) && name !== edited;
  });
  const written: string[] = [];
  const work = async () => {
    for (let path = chosen.pop(); path !== undefined; path = chosen.pop()) written.push(...(await compressFile(path)));
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return written.length;
}

/** Answers the paths of the copies. */
async function compressFile(path: string): Promise<string[]> {
  const bytes = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  const copies = Object.entries({ br, gz }).filter(([, copy]) => copy.length < bytes.length);
  return Promise.all(
    copies.map(async ([ending, copy]) => {
      await writeFile(`${path}.${ending}`, copy);
      return `${path}.${ending}`;
    }),
  );
}
