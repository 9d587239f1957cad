import type { CookieJar } from "./createCookieJar.ts";
import type { KeySafe } from "./createKeySafe.ts";

/** Where something sealed is kept, and its key. */
export interface SealedPlace {
  jar: CookieJar;
  keys: KeySafe;
  /** Name of the cookie: the account it is for, as the specification has it. Null when nobody is remembered. */
  cookieName(): string | null;
}

/** Takes away what is sealed, and the key with it. Never rejects. */
export async function eraseSealed({ jar, keys, cookieName }: SealedPlace): Promise<void> {
  const name = cookieName();
  if (name !== null) jar.remove(name);
  await keys.remove().catch(() => {});
}
