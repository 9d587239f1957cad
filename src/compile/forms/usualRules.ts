import type { Rule } from "#contracts/config.ts";

/**
 * Rules of the fields that a registration cannot do without, for a platform that sends none for them: the account name,
 * the password, and on the mobile tab the number.
 */
export const usualRules: Readonly<Record<"username" | "password" | "mobileNum" | "captcha", Rule>> = {
  username: { enabled: true, required: true, minLength: 4, maxLength: 20, acceptedPattern: "", patternId: 1 },
  password: { enabled: true, required: true, minLength: 8, maxLength: 64, acceptedPattern: "*", patternId: 0 },
  mobileNum: { enabled: true, required: true, minLength: 6, maxLength: 15, acceptedPattern: "", patternId: 21 },
  captcha: { enabled: true, required: true, minLength: 0, maxLength: 16, acceptedPattern: "*", patternId: 0 },
};
