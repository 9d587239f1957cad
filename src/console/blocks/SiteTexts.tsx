import { useEffect, useMemo, useState, type ReactElement } from "react";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, segmentsOf } from "#json/pointer.ts";
import type { TextTable } from "#i18n/TextTable.ts";
import { EmptyMark } from "#renderers/ui/EmptyMark.tsx";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { findSiteTexts, missingTexts, type TextSearch } from "../findSiteTexts.ts";
import { NewText } from "./NewText.tsx";
import { SiteText } from "./SiteText.tsx";
import { SiteTextSearch } from "./SiteTextSearch.tsx";
import { useBundledTexts } from "./useBundledTexts.ts";

/** Texts that are shown at once, and added by each press. */
const page = 25;

const none: TextTable = {};

/** The language that has every text: what another one lacks is shown in it. */
const wholeLanguage = "EN";

/** The site's texts in one language, found by their words, each with the brand's own beside the bundled one. */
export function SiteTexts({ label }: BlockProps<"siteTexts">): ReactElement {
  const translate = useFixedText();
  const { draft, place, mayEdit } = useConsoleTools();
  const offered = offeredLanguages(draft.site);
  const [chosen, setChosen] = useState<string>();
  const language = chosen ?? offered[0] ?? wholeLanguage;
  const [search, setSearch] = useState<TextSearch>({ words: "", isOwnOnly: false });
  const [added, setAdded] = useState<readonly string[]>([]);
  const [count, setCount] = useState(page);
  const { texts: bundled, retry } = useBundledTexts(language);
  const { texts: whole } = useBundledTexts(wholeLanguage);
  const own = dictionaryOf(readPointer(draft.site, `/texts/${language}`));
  const layers = { bundled: bundled ?? none, own, whole: whole ?? none };
  const { generation } = draft;
  // What is found stays while somebody types into it, though it may not be found any more.
  const found = useMemo(
    () => (bundled === null ? [] : findSiteTexts(layers, search)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `own` changes with every key
    [bundled, whole, search, generation, language, draft.state.status],
  );
  const keys = [...added.filter((key) => !found.includes(key)), ...found];
  const look = (next: TextSearch) => {
    setSearch(next);
    setCount(page);
  };
  // Somebody wants to see a text, or all that a language lacks.
  const [focused, setFocused] = useState<string | null>(null);
  const { wanted } = place;
  useEffect(() => {
    const pointer = place.take("/texts");
    if (pointer === null) return;
    const [, code, key] = segmentsOf(pointer);
    if (code !== undefined) setChosen(code);
    setSearch({ words: key ?? "", isOwnOnly: false, isMissingOnly: code !== undefined && key === undefined });
    setFocused(key ?? null);
  }, [place, wanted]);
  if (draft.state.status !== "ready" || bundled === undefined)
    return <div className="skeleton" aria-busy="true" role="status" />;
  return (
    <section className="site-texts" aria-label={label}>
      <SiteTextSearch
        language={language}
        offered={[...new Set([...offered, language])]}
        search={search}
        counts={{ own: Object.keys(own).length, missing: missingTexts(layers).length }}
        onLanguage={setChosen}
        onSearch={look}
      />
      {bundled === null ? (
        <div role="alert">
          <p>{translate("console.texts.failed")}</p>
          <PressButton label={translate("console.start.retry")} onPress={retry} />
        </div>
      ) : null}
      <p className="site-texts__count" role="status">
        {translate("console.texts.found", { count: keys.length })}
      </p>
      {keys.length === 0 ? <EmptyMark icon="search" title={translate("console.texts.none")} /> : null}
      <ul className="site-texts__list">
        {keys.slice(0, count).map((key) => (
          <SiteText
            key={`${language} ${key}`}
            name={key}
            language={language}
            bundled={bundled?.[key]}
            reference={bundled?.[key] === undefined ? whole?.[key] : undefined}
            takesFocus={key === focused}
            own={own[key]}
            isOnlyOwn={Object.keys(own).length === 1}
          />
        ))}
      </ul>
      {keys.length > count ? (
        <PressButton
          label={translate("console.texts.more")}
          onPress={async () => {
            setCount(count + page);
            return { ok: true } as const;
          }}
        />
      ) : null}
      {mayEdit() ? (
        <NewText
          isKnown={(key) => Object.hasOwn(bundled ?? none, key) || Object.hasOwn(own, key)}
          onAdd={(key) => {
            setAdded([key, ...added]);
            look({ words: "", isOwnOnly: false });
          }}
        />
      ) : null}
    </section>
  );
}

/** The languages that the draft's brand offers, its first language first. */
function offeredLanguages(site: unknown): string[] {
  const offered = readPointer(site, "/brand/settings/languages");
  const first = readPointer(site, "/brand/settings/defaultLanguage");
  const codes = Array.isArray(offered) ? offered.filter((code): code is string => typeof code === "string") : [];
  return typeof first === "string" ? [...new Set([first, ...codes])] : codes;
}

function dictionaryOf(value: unknown): TextTable {
  return isRecord(value) ? (value as TextTable) : none;
}

/** Draws `siteTexts`. */
export const siteTexts = defineBlock({ kind: "siteTexts", component: SiteTexts });
