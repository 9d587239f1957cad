/** One key that cannot leave the browser. */
export interface KeySafe {
  put(key: CryptoKey): Promise<void>;
  get(): Promise<CryptoKey | null>;
  remove(): Promise<void>;
}
