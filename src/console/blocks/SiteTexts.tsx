import { useId, useMemo, useState, type ReactElement } from "react";
import { isRecord } from "#compile/isRecord.ts";
import { readPointer } from "#engine/index.ts";
import type { Dictionary } from "#i18n/Dictionary.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { EmptyMark } from "#renderers/parts/EmptyMark.tsx";
import { PressButton } from "#renderers/parts/PressButton.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { findSiteTexts } from "../findSiteTexts.ts";
import { NewText } from "./NewText.tsx";
import { SiteText } from "./SiteText.tsx";
import { useBundledTexts } from "./useBundledTexts.ts";

/** Texts that are shown at once, and added by each press. */
const page = 25;

const none: Dictionary = {};

/** The site's texts in one language, found by their words, each with the brand's own beside the bundled one. */
export function SiteTexts({ label }: BlockProps<"siteTexts">): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const { draft, mayEdit } = useConsoleTools();
  const offered = offeredLanguages(draft.site);
  const [chosen, setChosen] = useState<string>();
  const language = chosen ?? offered[0] ?? "EN";
  const [words, setWords] = useState("");
  const [isOwnOnly, setIsOwnOnly] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [count, setCount] = useState(page);
  const { texts: bundled, retry } = useBundledTexts(language);
  const own = dictionaryOf(readPointer(draft.site, `/texts/${language}`));
  const { generation } = draft;
  // What is found stays while somebody types into it, though it may not be found any more.
  const found = useMemo(
    () => (bundled === null ? [] : findSiteTexts(bundled ?? none, own, { words, isOwnOnly })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `own` changes with every key
    [bundled, words, isOwnOnly, generation, language, draft.state.status],
  );
  const keys = [...added.filter((key) => !found.includes(key)), ...found];
  const search = (next: string) => {
    setWords(next);
    setCount(page);
  };
  if (draft.state.status !== "ready" || bundled === undefined)
    return <div className="skeleton" aria-busy="true" role="status" />;
  return (
    <section className="site-texts" aria-label={label}>
      <div className="site-texts__search" role="search">
        <div className="field">
          <label className="field__label" htmlFor={`${id}-language`}>
            {translate("console.texts.language")}
          </label>
          <select
            id={`${id}-language`}
            className="input input--select"
            value={language}
            onChange={(event) => setChosen(event.target.value)}
          >
            {offered.map((code) => (
              <option key={code} value={code}>
                {isLanguageCode(code) ? languages[code].name : code}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label className="field__label" htmlFor={`${id}-words`}>
            {translate("console.texts.search")}
          </label>
          <input
            id={`${id}-words`}
            type="search"
            className="input"
            value={words}
            onChange={(event) => search(event.target.value)}
          />
        </div>
        <label className="check">
          <input
            type="checkbox"
            className="check__box"
            checked={isOwnOnly}
            onChange={(event) => setIsOwnOnly(event.target.checked)}
          />
          <span>{translate("console.texts.own", { count: Object.keys(own).length })}</span>
        </label>
      </div>
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
            search("");
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

function dictionaryOf(value: unknown): Dictionary {
  return isRecord(value) ? (value as Dictionary) : none;
}

/** Draws `siteTexts`. */
export const siteTexts = defineBlock({ kind: "siteTexts", component: SiteTexts });
