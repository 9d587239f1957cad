import { iconNames } from "#compile/iconNames.ts";
import { fallbackChain } from "#i18n/fallbackChain.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import type { TextTable } from "#i18n/TextTable.ts";
import { isRecord } from "#json/isRecord.ts";
import { ownText } from "../texts/ownText.ts";
import { readAudience } from "./itemAudience.ts";
import type { WrittenItem } from "./everyItem.ts";
import { readWay } from "./menuTargets.ts";
import type { MenuSite } from "./useMenuSite.ts";

/** Why an item would not do what it is there for; `values` fill in its sentence. */
export interface ItemFault {
  code: "dead" | "nowhere" | "textless" | "icon" | "flag";
  values: Readonly<Record<string, string>>;
}

const icons: ReadonlySet<string> = new Set(iconNames);

/** The key of the text that an item is read by; undefined where it is no text of its own. */
export function labelKey(item: WrittenItem): string | undefined {
  const { label } = item;
  const key = isRecord(label) ? label["text"] : label;
  return typeof key === "string" && key !== "" ? key : undefined;
}

/** The languages in which a text says nothing, neither itself nor by the languages that stand in for it. */
export function languagesWithout(
  key: string,
  codes: readonly string[],
  site: unknown,
  bundled: Readonly<Record<string, TextTable | undefined>>,
): string[] {
  const says = (code: string) => ownText(site, code, key) !== "" || Object.hasOwn(bundled[code] ?? {}, key);
  return codes.filter(
    (code) => bundled[code] !== undefined && !(isLanguageCode(code) ? fallbackChain(code) : [code]).some(says),
  );
}

interface Judged {
  site: unknown;
  menu: string;
  around: MenuSite;
  /** All features that there are. */
  features: ReadonlySet<string>;
  /** Languages in which the text of the item is missing. */
  without: readonly string[];
}

/** What is wrong with an item by itself. */
export function itemFaults(item: WrittenItem, { menu, around, features, without }: Judged): ItemFault[] {
  const way = readWay(item, menu, around.documents, around.paths);
  const { icon } = item;
  const { flags } = readAudience(item["when"]);
  return [
    ...(way.does === "dead" ? [{ code: "dead" as const, values: { to: way.to } }] : []),
    ...(way.does === "nothing" && !isKnownByName(item) ? [{ code: "nowhere" as const, values: {} }] : []),
    ...(without.length > 0 ? [{ code: "textless" as const, values: { languages: without.join(", ") } }] : []),
    ...(typeof icon === "string" && !icons.has(icon) ? [{ code: "icon" as const, values: { icon } }] : []),
    ...flags.filter((flag) => !features.has(flag)).map((flag) => ({ code: "flag" as const, values: { flag } })),
  ];
}

/** An item that only has a name, whose way the platforms know (games specification, section 2). */
function isKnownByName({ id }: WrittenItem): boolean {
  return id === "JILI_RNG";
}
