import type { KeyValueStorage } from "./KeyValueStorage.ts";
import { isEqual } from "#json/equal.ts";
import { storageKeys } from "./storageKeys.ts";

/** An edit that is not with the platform: its value, none where the place was taken away, and what it replaced. */
export interface KeptPlace {
  value?: unknown;
  before?: unknown;
}

/** What the device keeps of an operator's draft. */
export interface KeptDraft {
  /** The revision that the draft was made from. */
  base: string;
  /** Edits by JSON pointer. */
  places: Readonly<Record<string, KeptPlace>>;
  /** Documents being written as JSON, by JSON pointer. */
  texts: Readonly<Record<string, string>>;
}

const nothing: KeptDraft = { base: "", places: {}, texts: {} };

/**
 * What was edited and not saved yet, on the device: it outlives a reload, a crash and the end of a session. Each operator
 * has one, and it holds nothing but what was written into the draft. Several tabs write into the same one, each its own places.
 */
export class DraftJournal {
  readonly #storage: KeyValueStorage;
  #account: string | null = null;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /** Turns to the journal of an operator; null while nobody is known. */
  open(account: string | null): void {
    this.#account = account;
  }

  /** What is kept, as it stands now: another tab may have written. */
  read(): KeptDraft {
    if (this.#account === null) return nothing;
    return parse(this.#storage.get(this.#name()));
  }

  /** Keeps an edit. */
  keep(base: string, pointer: string, place: KeptPlace): void {
    const { places, texts } = this.read();
    // An edit of all that stands below takes the place of the edits there.
    const others = Object.entries(places).filter(([other]) => !other.startsWith(`${pointer}/`));
    this.#write({ base, texts, places: { ...Object.fromEntries(others), [pointer]: place } });
  }

  /** Lets edits go that are with the platform now. One that another tab changed since stays. */
  drop(edits: Iterable<readonly [pointer: string, value: unknown]>): void {
    const { base, texts, places } = this.read();
    const left = { ...places };
    for (const [pointer, value] of edits) if (isEqual(left[pointer]?.value, value)) delete left[pointer];
    this.#write({ base, texts, places: left });
  }

  /** Keeps the text of a document that is being written, or lets it go. */
  keepText(base: string, pointer: string, text: string | undefined): void {
    const { places, texts } = this.read();
    const { [pointer]: _before, ...others } = texts;
    this.#write({ base, places, texts: text === undefined ? others : { ...others, [pointer]: text } });
  }

  /** Lets everything go: the draft was discarded. */
  clear(): void {
    if (this.#account !== null) this.#storage.remove(this.#name());
  }

  #name(): string {
    return storageKeys.journal + (this.#account ?? "");
  }

  #write(kept: KeptDraft): void {
    if (this.#account === null) return;
    const isEmpty = Object.keys(kept.places).length + Object.keys(kept.texts).length === 0;
    if (isEmpty) this.#storage.remove(this.#name());
    else this.#storage.set(this.#name(), JSON.stringify(kept));
  }
}

/** Reads what is kept; whatever was cut short or written by somebody else counts as nothing. */
function parse(text: string | null): KeptDraft {
  try {
    const read = JSON.parse(text ?? "null") as Partial<KeptDraft> | null;
    const places = Object.entries(read?.places ?? {}).filter(
      ([pointer, place]) => isPointer(pointer) && isPlace(place),
    );
    const texts = Object.entries(read?.texts ?? {}).filter(
      ([pointer, each]) => isPointer(pointer) && typeof each === "string",
    );
    const base = typeof read?.base === "string" ? read.base : "";
    return { base, places: Object.fromEntries(places), texts: Object.fromEntries(texts) };
  } catch {
    return nothing;
  }
}

function isPointer(text: string): boolean {
  return text.startsWith("/") && !/\/(?:__proto__|constructor|prototype)(?:\/|$)/.test(text);
}

function isPlace(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
