/** Passwords that people really use, counted in what breaches made public; all in small letters. */
export interface CommonPasswords {
  /** All of the list. */
  known: ReadonlySet<string>;
  /** The most used of them, whose words stay easy to guess whatever stands around them. */
  mostUsed: ReadonlySet<string>;
}

/** As many as ASVS asks for (6.2.4). */
const mostUsedCount = 3_000;

let loading: Promise<CommonPasswords> | undefined;

/**
 * The list of common passwords, read once, when the first new password is judged. It lies in a package, so judging needs
 * no other host and tells nobody a password.
 */
export function loadCommonPasswords(): Promise<CommonPasswords> {
  loading ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => {
    // Most used first.
    const list = dictionary["passwords-common"];
    return { known: new Set(list), mostUsed: new Set(list.slice(0, mostUsedCount)) };
  });
  return loading;
}
