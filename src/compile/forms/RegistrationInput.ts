import type { FlagSet } from "../FlagSet.ts";

/** The two ways to register: with an account name, or with a mobile number. */
export type RegistrationTab = "username" | "mobile";

/** What a registration form depends on. */
export interface RegistrationInput {
  /** The rules by field name: `rules.register` of a site, `info.register` of a permission answer. */
  rules: unknown;
  flags: FlagSet;
  tab: RegistrationTab;
  /** Codes that the page's address carries. */
  address?: { affiliateCode?: string | undefined; referralCode?: string | undefined } | undefined;
  /** The platform asked for a captcha, whatever the rules say. */
  captchaRequired?: boolean | undefined;
  /**
   * Has this pattern been judged safe to run? Left out: all have, as those of a published revision. A pattern that has
   * not is left out of the checks and named in `unjudged`.
   */
  isJudgedSafe?: ((pattern: string) => boolean) | undefined;
}
