import type { Settings } from "./createSettings.ts";

/** A program whose games are paid from the wallet. */
export interface VendorConfig {
  /** Code of the vendor; `*` stands for every vendor that has no entry of its own. */
  code: string;
  /** Origin of its pages. */
  url: string;
  /** What both sign with; all are accepted, so that one can be changed, and the first is ours. */
  secrets: readonly string[];
  /** Its pages do not say `ready`, so that whatever has loaded counts. */
  isSilent?: boolean;
}

const named = /^(\*|[A-Za-z0-9_-]{1,32})=(.+)$/;
const mostLength = 500;

/**
 * Reads whose games are paid from the wallet: `GAME_VENDORS` (`NAGA=https://games.example,*=…`) and `GAME_SECRETS` in the same form;
 * `GAME_SILENT` are those of them whose pages do not say `ready`.
 */
export function readVendors(settings: Settings, isProduction: boolean): VendorConfig[] {
  const secrets = new Map<string, string[]>();
  for (const item of settings.list("GAME_SECRETS")) {
    const [, code = "", secret = ""] = named.exec(item) ?? [];
    if (code === "" || secret.length < 32 || secret.length > mostLength)
      settings.blame("GAME_SECRETS", "must hold CODE=secret with secrets of 32 characters or more");
    secrets.set(code, [...(secrets.get(code) ?? []), secret]);
  }
  const silent = new Set(settings.list("GAME_SILENT"));
  const vendors = settings.list("GAME_VENDORS").flatMap((item) => {
    const [, code = "", url = ""] = named.exec(item) ?? [];
    const isOrigin = URL.canParse(url) && /^https?:/.test(url) && new URL(url).origin === url;
    if (code === "" || !isOrigin) {
      settings.blame("GAME_VENDORS", "must hold CODE=origin such as NAGA=https://games.example, without a path");
      return [];
    }
    if (isProduction && !url.startsWith("https://"))
      settings.blame("GAME_VENDORS", `must hold https addresses in production; that of ${code} is none`);
    if (!secrets.has(code))
      settings.blame("GAME_SECRETS", `must hold a secret for ${code} too: its calls are signed with it`);
    return [{ code, url, secrets: secrets.get(code) ?? [], ...(silent.delete(code) && { isSilent: true }) }];
  });
  for (const code of silent) settings.blame("GAME_SILENT", `must hold codes of GAME_VENDORS; ${code} is none`);
  return vendors;
}

/** The program that serves a vendor's games. */
export function findVendor(vendors: readonly VendorConfig[], code: string): VendorConfig | undefined {
  return vendors.find((one) => one.code === code) ?? vendors.find((one) => one.code === "*");
}
