import { prepareAnswer } from "#server/http/prepareAnswer.ts";
import type { PreparedAnswer } from "#server/http/PreparedAnswer.ts";

/** How many files are kept compressed. */
const keep = 8;
const yearSeconds = 31_536_000;

/** Files of one kind, each of which never changes under its name. */
export interface SharedFilesOptions {
  type: string;
  load(name: string): Promise<string | null>;
  /** Kept however many others are asked for. */
  mustStay?(name: string): boolean;
}

/** Files by name. */
export interface SharedFiles {
  /** The one that is ready now, without waiting. */
  now(name: string): PreparedAnswer | undefined;
  get(name: string): Promise<PreparedAnswer | null>;
}

/**
 * Keeps the last few files compressed, by name, and those that must stay in any case. A file is loaded and compressed once,
 * however many ask for it at once; null (no such file) is not kept.
 */
export function createSharedFiles({ type, load, mustStay = () => false }: SharedFilesOptions): SharedFiles {
  const files = new Map<string, { making: Promise<PreparedAnswer | null>; made?: PreparedAnswer }>();
  const head = { type, keep: `public, max-age=${yearSeconds}, immutable` };

  const make = async (name: string): Promise<PreparedAnswer | null> => {
    const text = await load(name);
    return text === null ? null : prepareAnswer(text, head);
  };

  return {
    now: (name) => files.get(name)?.made,
    async get(name) {
      const known = files.get(name);
      if (known !== undefined) {
        // Asked for again: the last to be forgotten.
        files.delete(name);
        files.set(name, known);
        return known.making;
      }
      const file: { making: Promise<PreparedAnswer | null>; made?: PreparedAnswer } = { making: make(name) };
      files.set(name, file);
      const oldest = files.keys().find((kept) => !mustStay(kept));
      if (files.size > keep && oldest !== undefined) files.delete(oldest);
      try {
        const made = await file.making;
        if (made === null) files.delete(name);
        else file.made = made;
        return made;
      } catch (error) {
        files.delete(name);
        throw error;
      }
    },
  };
}
