import type { KeyValueStorage } from "./KeyValueStorage.ts";
import type { SharedSession } from "./SessionPort.ts";
import { storageKeys } from "./storageKeys.ts";

/** Why a password must be changed before anything else goes on. */
export type ForcedChange = "default" | "expired" | "first";

/**
 * What session storage holds of a session, under the specification's names (access specification, section 3): token,
 * isAgent, account, merchant, merchantCode, username.
 */
export class SessionKeeper {
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /** The session found in storage; null without a token. */
  read(): SharedSession | null {
    const token = this.token;
    if (token === null) return null;
    return {
      token,
      account: this.#storage.get(storageKeys.account) ?? "",
      type: Number(this.#storage.get(storageKeys.isAgent) ?? "0"),
      username: this.#storage.get(storageKeys.username) ?? "",
    };
  }

  get token(): string | null {
    return this.#storage.get(storageKeys.token);
  }

  write({ token, account, type, username }: SharedSession): void {
    this.#storage.set(storageKeys.token, token);
    this.#storage.set(storageKeys.account, account);
    this.#storage.set(storageKeys.isAgent, String(type));
    this.#storage.set(storageKeys.username, username);
  }

  /** Keeps the merchant; it outlives the session. */
  writeMerchant(merchantCode: string): void {
    this.#storage.set(storageKeys.merchant, merchantCode);
    this.#storage.set(storageKeys.merchantCode, merchantCode);
  }

  /** Remembers that the password must be changed, so that a reload does not get around it. */
  get forcedChange(): ForcedChange | null {
    const stored = this.#storage.get(storageKeys.changePassword);
    return stored === "default" || stored === "expired" || stored === "first" ? stored : null;
  }

  set forcedChange(reason: ForcedChange | null) {
    if (reason === null) this.#storage.remove(storageKeys.changePassword);
    else this.#storage.set(storageKeys.changePassword, reason);
  }

  /** Clears session storage and stores the merchant codes again (access specification, section 4, "Logout"). */
  clear(): void {
    const merchant = this.#storage.get(storageKeys.merchantCode);
    this.#storage.clear();
    if (merchant !== null) this.writeMerchant(merchant);
  }
}
