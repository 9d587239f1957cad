import { describe, expect, it } from "vitest";
import { codeOfRefusal } from "#api/identity/codeOfRefusal.ts";
import { aTranslate } from "#tests/support/aTranslate.ts";

/** Words of Firebase Authentication, as its calls send them, and what a player reads of each. */
const words: [word: string, says: string][] = [
  ["INVALID_PHONE_NUMBER : Invalid format.", "The format of the phone number is not valid"],
  ["MISSING_PHONE_NUMBER", "enter your phone number"],
  ["TOO_MANY_ATTEMPTS_TRY_LATER : try later", "after 5 minutes"],
  ["INVALID_CODE", "code is not valid"],
  ["MISSING_CODE", "enter the verification code"],
  ["CAPTCHA_CHECK_FAILED : reCAPTCHA", "a person is here failed"],
  ["MISSING_RECAPTCHA_TOKEN", "a person is here failed"],
  ["INVALID_RECAPTCHA_TOKEN", "a person is here failed"],
  ["MISSING_APP_CREDENTIAL", "a person is here failed"],
  ["INVALID_APP_CREDENTIAL", "a person is here failed"],
  ["QUOTA_EXCEEDED : Exceeded quota for verifying phone numbers.", "quota is used up"],
  ["OPERATION_NOT_ALLOWED", "not enabled. Please contact customer service"],
  ["SESSION_EXPIRED", "send it again"],
  ["INVALID_SESSION_INFO", "send it again"],
  ["MISSING_SESSION_INFO", "send it again"],
  ["SOMETHING_NEW", "unknown error"],
  ["", "unknown error"],
];

describe("[ERR-02] a word of phone identity", () => {
  it.each(words)("%s reads: %s", (message, says) => {
    const text = aTranslate()(`error.${codeOfRefusal({ error: { code: 400, message } })}`);
    expect(text).toContain(says);
  });

  it("that is none is an unknown error", () => {
    for (const answer of [
      null,
      "no",
      [],
      {},
      { error: "no" },
      { error: { message: 7 } },
      { error: { message: "toString" } },
    ])
      expect(codeOfRefusal(answer)).toBe("identity_unknown_error");
  });
});
