/** The cookies that scripts may read and write. */
export interface CookieJar {
  get(name: string): string | null;
  /** `maxAge` in seconds; without it the cookie is kept as long as the browser keeps a session. */
  set(name: string, value: string, maxAge?: number): void;
  remove(name: string): void;
}
