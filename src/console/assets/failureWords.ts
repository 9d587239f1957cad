import type { CallFailure } from "#stores/Answer.ts";
import type { Translate } from "../schemaWords.ts";

/** Why a call failed, in the operator's words: by its code, else as the platform says it. */
export function failureWords({ code, message }: Pick<CallFailure, "code" | "message">, translate: Translate): string {
  const key = `error.${code}`;
  const words = translate(key);
  return words !== key ? words : message === "" ? code : message;
}
