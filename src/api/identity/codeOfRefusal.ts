import { isRecord } from "#json/isRecord.ts";

/** Words of Firebase Authentication, and our code for each: the texts of the access specification, section 8. */
const codes: Readonly<Record<string, string>> = {
  INVALID_PHONE_NUMBER: "identity_invalid_phone",
  MISSING_PHONE_NUMBER: "identity_missing_phone",
  TOO_MANY_ATTEMPTS_TRY_LATER: "identity_too_many_requests",
  INVALID_CODE: "identity_invalid_code",
  MISSING_CODE: "identity_missing_code",
  CAPTCHA_CHECK_FAILED: "identity_captcha_failed",
  MISSING_RECAPTCHA_TOKEN: "identity_captcha_failed",
  INVALID_RECAPTCHA_TOKEN: "identity_captcha_failed",
  MISSING_APP_CREDENTIAL: "identity_captcha_failed",
  INVALID_APP_CREDENTIAL: "identity_captcha_failed",
  QUOTA_EXCEEDED: "identity_quota_exceeded",
  OPERATION_NOT_ALLOWED: "identity_not_allowed",
  SESSION_EXPIRED: "identity_code_expired",
  INVALID_SESSION_INFO: "identity_code_expired",
  MISSING_SESSION_INFO: "identity_code_expired",
};

/** Our code for an answer that is no success: `{error: {message: "WORD : in words"}}`. */
export function codeOfRefusal(answer: unknown): string {
  const error = isRecord(answer) ? answer["error"] : undefined;
  const message = isRecord(error) ? error["message"] : undefined;
  const word = typeof message === "string" ? (/^[A-Z_]+/.exec(message)?.[0] ?? "") : "";
  return (Object.hasOwn(codes, word) ? codes[word] : undefined) ?? "identity_unknown_error";
}
