import type { Site } from "#contracts/config.ts";
import { migrateSite } from "./migrations/migrate.ts";
import { siteShape } from "./generated/siteShape.js";

/** A revision's site, or the first reason why it cannot be shown. */
export type SiteReading = { ok: true; site: Site } | { ok: false; reason: string; pointer: string };

/**
 * Reads the text of a revision. Older formats are migrated. Refused is what is not JSON, has a format this client does not know, or lacks a part:
 * then the revision before stays. What is wrong inside a part is not looked at here; `compileSite` replaces it.
 */
export function readSite(text: string): SiteReading {
  let site: unknown;
  try {
    site = migrateSite(JSON.parse(text));
  } catch {
    return { ok: false, reason: "the revision is not JSON", pointer: "" };
  }
  if (siteShape(site)) return { ok: true, site: site as Site };
  const fault = siteShape.errors?.[0];
  return { ok: false, reason: fault?.message ?? "the revision cannot be read", pointer: fault?.instancePath ?? "" };
}
