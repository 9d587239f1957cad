import { useMemo } from "react";
import { isPartKey } from "#compile/parts/partKey.ts";
import { iconNames } from "#compile/iconNames.ts";
import { operations } from "#contracts/operations.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { bundledLayouts } from "../bundledLayouts.ts";
import { bundledSite } from "../bundledSite.ts";
import { useConsoleTools, type ConsoleTools } from "../ConsoleTools.ts";
import { flagRows } from "../flags/flagRows.ts";
import { flagWords } from "../flags/flagWords.ts";
import type { Translate } from "../schemaWords.ts";
import { siteTextOf } from "../siteTextOf.ts";
import { useTextTables } from "../texts/useTextTables.ts";
import { useReader } from "../useReader.ts";
import type { PickKind } from "./pickKinds.ts";
import { nameOfKey, pageEntries, type PageEntry } from "./pageEntries.ts";

/** A name that can be picked, and what it stands for; empty where there are no words for it. */
export interface PickChoice {
  value: string;
  about: string;
}

/** The names of a kind that the draft and the product have. Observes the draft. */
export function usePicks(kind: PickKind): readonly PickChoice[] {
  const { draft, texts } = useConsoleTools();
  const translate = useFixedText();
  const reader = useReader();
  const { tables } = useTextTables(kind === "text" ? [texts.language] : []);
  const { site } = draft;
  const table = tables[texts.language];
  return useMemo(() => {
    if (kind === "icon") return iconNames.map((value) => ({ value, about: "" }));
    if (kind === "call") return callPicks();
    if (kind === "flag")
      return flagRows(readPointer(site, "/flags")).map(({ id }) => ({
        value: id,
        about: flagWords(id, site, reader).about,
      }));
    if (kind === "menu") return Object.keys({ ...menusOf(bundledSite), ...menusOf(site) }).map(asMenu(translate));
    if (kind === "text") return textPicks(site, { ...table }, texts.language);
    const entries = pageEntries(site, bundledLayouts);
    const about = ({ layout }: PageEntry) =>
      isRecord(layout) ? (siteTextOf(layout["title"], site, reader) ?? "") : "";
    const isWanted = ({ key, sort }: PageEntry) =>
      kind === "part" ? isPartKey(key) : kind === "dialog" ? sort === "dialog" : sort === "page";
    return entries.filter(isWanted).map((entry) => ({
      value: kind === "path" ? `/${nameOfKey(entry.key)}` : nameOfKey(entry.key),
      about: about(entry),
    }));
  }, [kind, site, translate, reader, table, texts.language]);
}

/** Calls that pages of players can make. */
function callPicks(): PickChoice[] {
  return Object.entries(operations).flatMap(([value, { auth }]) => (auth === "console" ? [] : [{ value, about: "" }]));
}

const asMenu = (translate: Translate) => (value: string) => {
  const key = `schema.menus.${value}`;
  const about = translate(key);
  return { value, about: about === key ? "" : about };
};

function menusOf(site: ConsoleTools["draft"]["site"]): Record<string, unknown> {
  const menus = readPointer(site, "/menus");
  return isRecord(menus) ? menus : {};
}

function textPicks(site: unknown, bundled: Readonly<Record<string, unknown>>, language: string): PickChoice[] {
  const tables = [
    bundled,
    readPointer(site, `/texts/${language}`),
    ...Object.values(recordAt(site, "/pages")).map((page) => readPointer(page, `/texts/${language}`)),
  ];
  const all = Object.assign({}, ...tables.filter(isRecord)) as Record<string, unknown>;
  return Object.entries(all).flatMap(([value, text]) =>
    typeof text === "string" && !/^(?:console|schema)\./.test(value) ? [{ value, about: text }] : [],
  );
}

function recordAt(site: unknown, pointer: string): Record<string, unknown> {
  const found = readPointer(site, pointer);
  return isRecord(found) ? found : {};
}
