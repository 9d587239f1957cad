import type { KnownVisitor } from "#compile/audience/isReached.ts";
import { isRecord } from "#json/isRecord.ts";

/** What a program says of somebody, or why it cannot be read. */
export type ReadContext = { ok: true; visitor: KnownVisitor } | { ok: false; reason: string };

const longestKey = 256;
const devices: readonly unknown[] = ["phone", "tablet", "desktop"];

/** Reads the `context` of an evaluation. A member is looked up by its `targetingKey` afterwards: what the platform knows goes first. */
export function readContext(body: unknown, language: string): ReadContext {
  const context = isRecord(body) ? (body["context"] ?? {}) : undefined;
  if (!isRecord(context)) return refused("context is an object");
  const { targetingKey = "", accountType = null, level = null, country = "", device = "desktop" } = context;
  const spoken = context["language"] ?? language;
  if (typeof targetingKey !== "string" || targetingKey.length > longestKey)
    return refused(`targetingKey is a text of at most ${longestKey} characters`);
  if (accountType !== null && !Number.isSafeInteger(accountType)) return refused("accountType is a whole number");
  if (level !== null && !Number.isSafeInteger(level)) return refused("level is a whole number");
  if (country !== "" && !/^[A-Z]{2}$/.test(String(country))) return refused("country is two capital letters");
  if (!/^[A-Z]{2}(-[A-Z]{2})?$/.test(String(spoken))) return refused("language is a code of the site, such as EN");
  if (!devices.includes(device)) return refused("device is phone, tablet or desktop");
  return {
    ok: true,
    visitor: {
      key: targetingKey,
      accountType: accountType as number | null,
      level: level as number | null,
      country: country as string,
      language: spoken as string,
      device: device as KnownVisitor["device"],
    },
  };
}

function refused(reason: string): ReadContext {
  return { ok: false, reason };
}
