import { findOutgoingFault, isOutgoingText } from "#compile/outgoing/findOutgoingFault.ts";
import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { isBlank } from "./isBlank.ts";

/**
 * Checks the site's own texts of mails and text messages: each shows what it is sent for, and nothing that is never filled in. Empty
 * ones are spoken of with all empty texts.
 */
export function checkOutgoing({ texts }: Site): Diagnostic[] {
  return Object.entries(isRecord(texts) ? texts : {}).flatMap(([language, dictionary]) =>
    Object.entries(isRecord(dictionary) ? dictionary : {}).flatMap(([key, text]): Diagnostic[] => {
      if (!isOutgoingText(key) || typeof text !== "string" || isBlank(text)) return [];
      const reason = findOutgoingFault(key, text);
      return reason === undefined
        ? []
        : [{ document: "texts", pointer: toPointer(language, key), reason, severity: "error" }];
    }),
  );
}
