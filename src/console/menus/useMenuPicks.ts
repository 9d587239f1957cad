import { useMemo } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import type { PickOption } from "../blocks/PickList.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { flagRows } from "../flags/flagRows.ts";
import { flagWords } from "../flags/flagWords.ts";
import { siteTextOf } from "../siteTextOf.ts";
import { useReader } from "../useReader.ts";
import type { TextTable } from "#i18n/TextTable.ts";
import type { MenuSite } from "./useMenuSite.ts";

/** What there is to pick for an item, each as people know it. */
export interface MenuPicks {
  targets: readonly PickOption[];
  texts: readonly PickOption[];
  flags: readonly PickOption[];
}

/** Texts of the console itself: no menu says them. */
const consoleKey = /^(?:console|schema|flag)\./;

/** Pages by title and path, texts by their words, features by whether they are on. */
export function useMenuPicks(around: MenuSite, bundled: Readonly<Record<string, TextTable | undefined>>): MenuPicks {
  const translate = useFixedText();
  const reader = useReader();
  const { language } = useUi();
  const { draft } = useConsoleTools();
  const { site } = draft;
  const [texts, flags] = [readPointer(site, "/texts"), readPointer(site, "/flags")];
  const targets = useMemo(
    () =>
      around.targets.map(({ key, title, kind, path }): PickOption => {
        const label = siteTextOf(title, { texts }, reader) ?? key;
        const about = kind === "page" ? (path ?? "") : translate(`console.menus.target.${kind}`);
        return { value: key, label, about };
      }),
    [around.targets, texts, translate, reader],
  );
  const texting = useMemo(() => {
    const tables = isRecord(texts) ? Object.entries(texts) : [];
    const own = (code: string) => {
      const table = isRecord(texts) ? texts[code] : undefined;
      return isRecord(table) ? table : {};
    };
    const words: Record<string, unknown> = {
      ...Object.assign({}, ...tables.map(([, table]) => table)),
      ...bundled["EN"],
      ...bundled[language],
      ...own("EN"),
      ...own(language),
    };
    return Object.entries(words).flatMap(([key, text]): PickOption[] =>
      typeof text === "string" && !consoleKey.test(key) ? [{ value: key, label: text, about: key }] : [],
    );
  }, [texts, bundled, language]);
  const features = useMemo(() => {
    const rows = new Map(flagRows(flags).map((row) => [row.id, row]));
    return [...rows.values()].map(({ id, isOn, isForSome }): PickOption => {
      const state = translate(`console.menus.flag.${isOn ? (isForSome ? "some" : "on") : "off"}`);
      const { about } = flagWords(id, { texts }, reader);
      return { value: id, label: id, about: about === "" ? state : `${state} · ${about}` };
    });
  }, [flags, texts, translate, reader]);
  return { targets, texts: texting, flags: features };
}
