import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement } from "react";
import { productLanguage } from "#compile/checks/valueFaults.ts";
import { segmentsOf } from "#json/pointer.ts";
import { EmptyMark } from "#renderers/ui/EmptyMark.tsx";
import { Failure } from "#renderers/ui/Failure.tsx";
import { KeptPlace } from "#renderers/ui/KeptPlace.tsx";
import { useWindowed } from "#renderers/ui/useWindowed.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { spreadChanges } from "../spreadChanges.ts";
import { NewText } from "./NewText.tsx";
import { shownTexts } from "./shownTexts.ts";
import { TextFiles } from "./TextFiles.tsx";
import { TextFilters } from "./TextFilters.tsx";
import { TextRowBox } from "./TextRowBox.tsx";
import { offeredLanguages, textRows } from "./textRows.ts";
import { useTextAddress } from "./useTextAddress.ts";
import { useTextTables } from "./useTextTables.ts";
import { useTextUses } from "./useTextUses.ts";
import { focusCell, walkCells } from "./walkCells.ts";

/** A text that no document shows. */
const none: readonly string[] = [];

/** The texts of the site, their languages beside each other: thousands of rows, of which those near the screen are drawn. */
export function SiteTexts({ label }: BlockProps<"siteTexts">): ReactElement {
  const translate = useFixedText();
  const { draft, place, review, origins, bundledTexts, mayEdit } = useConsoleTools();
  const { site, generation } = draft;
  // The same languages while somebody writes: what is found hangs on them.
  const spoken = offeredLanguages(site).join(" ");
  const offered = useMemo(() => spoken.split(" ").filter(Boolean), [spoken]);
  const [look, show] = useTextAddress(offered);
  const { languages } = look;
  const words = useDeferredValue(look.words);
  // Words are looked for in every language that the brand offers, whichever are shown.
  const searched = useMemo(
    () => (words.trim() === "" ? languages : [...languages, ...offered.filter((code) => !languages.includes(code))]),
    [words, languages, offered],
  );
  const { tables, isReady, isFailed, retry } = useTextTables(
    useMemo(() => [...new Set([productLanguage, ...searched])], [searched]),
  );
  const { rows: told } = origins;
  const live = draft.live?.hash;
  useEffect(() => void origins.load(), [origins, live]);
  const [begun, setBegun] = useState<readonly string[]>([]);
  const entries = useMemo(() => spreadChanges(review.entries), [review.entries]);
  const rows = useMemo(
    () => textRows({ bundled: tables, site, entries, origins: told, begun }, searched),
    [tables, site, entries, told, begun, searched],
  );
  // What is found stays while somebody writes in it, though it may not be found any more.
  const found = useMemo(
    () => shownTexts(rows, words, look.only, languages.length),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- rows change with every key
    [tables, searched, words, look.only, languages, generation, draft.state.status],
  );
  const keys = useMemo(() => [...begun, ...found.filter((key) => !begun.includes(key))], [begun, found]);
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows]);
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const uses = useTextUses();
  const seen = useWindowed(list, keys.length, null);
  const around = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState<{ key: string; language: string } | null>(null);
  const { wanted } = place;
  // Somebody wants to see a text, or all that a language lacks.
  useEffect(() => {
    const pointer = place.take("/texts");
    if (pointer === null) return;
    const [, code, key] = segmentsOf(pointer);
    const shown = code === undefined || languages.includes(code) ? languages : [productLanguage, code];
    show({ words: key ?? "", only: code !== undefined && key === undefined ? "missing" : "all", languages: shown });
    setSought(code !== undefined && key !== undefined ? { key, language: code } : null);
  }, [place, wanted, languages, show]);
  const { show: scrollTo } = seen;
  useEffect(() => {
    const index = sought === null ? -1 : keys.indexOf(sought.key);
    if (sought === null || index < 0) return;
    setSought(null);
    scrollTo(index);
    // It is drawn once the list is there.
    requestAnimationFrame(() => requestAnimationFrame(() => focusCell(around.current, index, sought.language)));
  }, [sought, keys, scrollTo]);
  if (draft.state.status !== "ready") return <div className="skeleton" aria-busy="true" role="status" />;
  if (isFailed) return <Failure message={translate("console.texts.failed")} onRetry={retry} />;
  const isFirstLoad = !isReady && rows.length === 0;
  return (
    <section className="site-texts" aria-label={label} aria-busy={isReady ? undefined : true}>
      <TextFilters look={look} offered={offered} rows={rows} shown={keys.length} onLook={show} />
      <TextFiles
        listed={keys.flatMap((key) => byKey.get(key) ?? [])}
        keys={new Set(byKey.keys())}
        shown={languages}
        offered={offered}
        loadTable={bundledTexts}
      />
      {isFirstLoad ? <div className="skeleton" role="status" /> : null}
      {keys.length === 0 && !isFirstLoad ? <EmptyMark icon="search" title={translate("console.texts.none")} /> : null}
      <div ref={around} data-window="" role="presentation" onKeyDown={(event) => walkCells(event, scrollTo)}>
        <KeptPlace height={seen.before} />
        <ul ref={setList} className="site-texts__list" aria-label={label} data-columns={Math.min(languages.length, 4)}>
          {keys.slice(seen.from, seen.to).map((key, nth) => (
            <TextRowBox
              key={key}
              name={key}
              uses={uses?.get(key) ?? none}
              cells={byKey.get(key)?.cells.slice(0, languages.length) ?? []}
              place={{ index: seen.from + nth, of: keys.length }}
              measure={seen.measure}
            />
          ))}
        </ul>
        <KeptPlace height={seen.after} />
      </div>
      {mayEdit() ? (
        <NewText
          isKnown={(key) => byKey.has(key)}
          onAdd={(key) => {
            setBegun([key, ...begun]);
            show({ words: "", only: "all" });
            setSought({ key, language: languages[0] ?? productLanguage });
          }}
        />
      ) : null}
    </section>
  );
}

/** Draws `siteTexts`. */
export const siteTexts = defineBlock({ kind: "siteTexts", component: SiteTexts });
