import type { OperationId } from "#contracts/api.ts";
import type { Operation } from "#contracts/operations.ts";
import { isRecord } from "#json/isRecord.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { answerError } from "./answerError.ts";

/** Answers of this tab, so that a page that is opened again need not ask again. */
export interface AnswerCache {
  /** The place of a question's answer; undefined for calls whose answers are not kept. */
  place(id: OperationId, operation: Operation, params: Params): AnswerPlace | undefined;
}

/** Where the answer to one question is kept. */
export interface AnswerPlace {
  /** A fresh answer to this very question; undefined where there is none. */
  read(): { value: unknown } | undefined;
  /** Keeps its answer, unless somebody else asks by now, or in another language. */
  keep(value: unknown): void;
}

type Params = Readonly<Record<string, unknown>>;

/** What a cache is wired to. */
export interface AnswerCacheOptions {
  /** The storage of this tab: it is emptied at a logout. */
  storage: KeyValueStorage;
  /** What answers hang on beside their parameters: the language and the published revision. */
  common(): readonly string[];
  /** Whose answers of private calls are; empty for nobody. */
  account(): string;
  now(): number;
}

/** Characters of one name's answers at most: more is neither kept nor read. */
const mostCharacters = 100_000;
/** Answers of one call to different questions, at most; the oldest go first. */
const mostAnswers = 4;

interface Kept {
  by: string;
  until: number;
  value: unknown;
}

/**
 * A cache by names that the contract gives (`x-cache`; access specification, section 3: gameVendor, routers, settings, validate,
 * index_notice, merchantWallet). What is found is believed only where it is what the call answers, to the same question, in the same
 * language and revision, of the same account where it is private, and not too old: storage is written by anybody on this origin.
 */
export function createAnswerCache({ storage, common, account, now }: AnswerCacheOptions): AnswerCache {
  const nameOf = ({ auth }: Operation, params: Params): string => {
    const given = Object.entries(params).filter(([, value]) => value !== undefined);
    const sorted = given.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([common(), auth === "player" ? account() : null, sorted]);
  };
  const entriesOf = (name: string): Kept[] => {
    const text = storage.get(name);
    if (text === null || text.length > mostCharacters) return [];
    try {
      const written: unknown = JSON.parse(text);
      return Array.isArray(written) ? written.filter(isKept) : [];
    } catch {
      return [];
    }
  };
  return {
    place(id, operation, params) {
      const { cache } = operation;
      if (!cache) return undefined;
      const by = nameOf(operation, params);
      return {
        read() {
          const at = now();
          const found = entriesOf(cache.name).find((entry) => entry.by === by);
          // A clock that was put back must not keep an answer for ever.
          const isFresh = found !== undefined && at < found.until && found.until <= at + cache.seconds * 1_000;
          return isFresh && answerError(id, found.value) === null ? { value: found.value } : undefined;
        },
        keep(value) {
          // An answer that comes after a logout is nobody's any more.
          if (nameOf(operation, params) !== by) return;
          const at = now();
          const others = entriesOf(cache.name).filter((entry) => entry.by !== by && entry.until > at);
          const fresh = { by, until: at + cache.seconds * 1_000, value };
          const text = JSON.stringify([fresh].concat(others).slice(0, mostAnswers));
          if (text.length <= mostCharacters) storage.set(cache.name, text);
        },
      };
    },
  };
}

function isKept(written: unknown): written is Kept {
  return (
    isRecord(written) && typeof written["by"] === "string" && typeof written["until"] === "number" && "value" in written
  );
}
