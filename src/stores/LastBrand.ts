import { isRecord } from "#json/isRecord.ts";
import type { KeyValueStorage } from "./KeyValueStorage.ts";

/** Not among the names that players' programs share: theirs is not to carry what the console alone keeps. */
const key = "console.brand";
/** What a header shows of a brand. */
const shown = ["name", "logo", "imageCDNs"] as const;

/** The brand as it was seen last on this device: what the console's header shows until the draft is there. */
export class LastBrand {
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /** Null where none was seen, or what was kept cannot be read. */
  read(): Readonly<Record<string, unknown>> | null {
    try {
      const kept: unknown = JSON.parse(this.#storage.get(key) ?? "null");
      return isRecord(kept) && typeof kept["name"] === "string" ? kept : null;
    } catch {
      return null;
    }
  }

  /** Keeps what a header shows; a brand without a name is none. */
  see(brand: unknown): void {
    if (!isRecord(brand) || typeof brand["name"] !== "string") return;
    const kept = Object.fromEntries(shown.map((member) => [member, brand[member]]));
    this.#storage.set(key, JSON.stringify(kept));
  }
}
