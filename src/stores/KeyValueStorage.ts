/** Storage by key. Implementations never throw: a browser that denies storage gets memory instead. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  /** `memory` when what is kept is lost with the page. */
  readonly kind: "browser" | "memory";
}
