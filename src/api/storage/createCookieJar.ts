/** The cookies that scripts may read and write. */
export interface CookieJar {
  get(name: string): string | null;
  /** `maxAge` in seconds; without it the cookie is kept as long as the browser keeps a session. */
  set(name: string, value: string, maxAge?: number): void;
  remove(name: string): void;
}

/** The part of the document that holds cookies. */
export interface CookieDocument {
  cookie: string;
}

/** Cookies of the page, sent to this site only, over https where the page came by it. */
export function createCookieJar(page: CookieDocument, isSecure: boolean): CookieJar {
  const attributes = `Path=/; SameSite=Strict${isSecure ? "; Secure" : ""}`;
  return {
    get(name) {
      const start = `${encodeURIComponent(name)}=`;
      const found = readAll(page).find((pair) => pair.startsWith(start));
      return found === undefined ? null : decode(found.slice(start.length));
    },
    set(name, value, maxAge) {
      const kept = maxAge === undefined ? "" : `Max-Age=${maxAge}; `;
      write(page, `${encodeURIComponent(name)}=${encodeURIComponent(value)}; ${kept}${attributes}`);
    },
    remove(name) {
      write(page, `${encodeURIComponent(name)}=; Max-Age=0; ${attributes}`);
    },
  };
}

function readAll(page: CookieDocument): string[] {
  try {
    return page.cookie.split("; ");
  } catch {
    return [];
  }
}

function write(page: CookieDocument, cookie: string): void {
  try {
    page.cookie = cookie;
  } catch {
    // A browser that denies cookies remembers nothing; the site works without.
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
