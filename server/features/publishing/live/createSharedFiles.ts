import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** One file in every coding that browsers take. */
export interface SharedFile {
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How many files are kept compressed. */
const keep = 8;

/**
 * Keeps the last few files compressed, by name, and those of `mustStay` in any case. A file is loaded and compressed once,
 * however many ask for it at once; null (no such file) is not kept.
 */
export function createSharedFiles(
  load: (name: string) => Promise<string | null>,
  mustStay: (name: string) => boolean = () => false,
): { get(name: string): Promise<SharedFile | null> } {
  const files = new Map<string, Promise<SharedFile | null>>();

  const make = async (name: string): Promise<SharedFile | null> => {
    const text = await load(name);
    if (text === null) return null;
    const identity = Buffer.from(text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
    const [br, zipped] = await Promise.all([toBrotli(identity, { params }), toGzip(identity, { level: 9 })]);
    return { identity, br, gzip: zipped };
  };

  return {
    async get(name) {
      const known = files.get(name);
      if (known !== undefined) {
        // Asked for again: the last to be forgotten.
        files.delete(name);
        files.set(name, known);
        return known;
      }
      const making = make(name);
      files.set(name, making);
      const oldest = files.keys().find((kept) => !mustStay(kept));
      if (files.size > keep && oldest !== undefined) files.delete(oldest);
      try {
        const file = await making;
        if (file === null) files.delete(name);
        return file;
      } catch (error) {
        files.delete(name);
        throw error;
      }
    },
  };
}
