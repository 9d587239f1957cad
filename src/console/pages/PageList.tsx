import { useDeferredValue, useMemo, useState, type ReactElement } from "react";
import { isRecord } from "#json/isRecord.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { bundledSite } from "../bundledSite.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { placeOfProblem } from "../places.ts";
import { useReader } from "../useReader.ts";
import { NewPage } from "./NewPage.tsx";
import { nameOfKey, type PageEntry, type PageSort } from "./pageEntries.ts";
import { PageRow } from "./PageRow.tsx";
import { pageTitle } from "./pageTitle.ts";
import { pageUses } from "./pageUses.ts";

const sorts: readonly PageSort[] = ["page", "centre", "dialog", "part", "form", "shell"];

/** All documents of the draft, to be searched, opened, copied and taken away, and the way to a new page. */
export const PageList = observing(function PageList({ entries }: { entries: readonly PageEntry[] }): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const { draft, review, mayEdit } = useConsoleTools();
  const [words, setWords] = useState("");
  const [sort, setSort] = useState<PageSort | "changed" | "all">("all");
  // Undefined while nothing new is made; else what it is made from.
  const [template, setTemplate] = useState<string>();
  const { site } = draft;
  const uses = useMemo(() => pageUses(site, bundledSite, entries), [site, entries]);
  const changed = useMemo(() => countBy(review.entries.map(({ pointer }) => pointer)), [review.entries]);
  const found = useMemo(
    () => countBy(review.problems.filter(({ severity }) => severity !== "warning").map(placeOfProblem)),
    [review.problems],
  );
  const sought = useDeferredValue(words).trim().toLowerCase();
  const titles = useMemo(
    () => new Map(entries.map((entry) => [entry.key, pageTitle(entry, site, reader)])),
    [entries, site, reader],
  );
  const isChanged = (entry: PageEntry) => (changed.get(entry.document) ?? 0) > 0;
  const shown = entries.filter((entry) => {
    const isSort = sort === "all" || (sort === "changed" ? isChanged(entry) : entry.sort === sort);
    return (
      isSort &&
      [entry.key, titles.get(entry.key) ?? "", aboutOf(entry)].some((each) => each.toLowerCase().includes(sought))
    );
  });
  return (
    <div className="page-list">
      <div className="page-list__head">
        <div className="field page-list__search">
          <input
            type="search"
            className="input"
            aria-label={translate("console.pages.search")}
            placeholder={translate("console.pages.search")}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <div role="group" className="page-list__sorts" aria-label={translate("console.pages.sorts")}>
          {(["all", ...sorts, "changed"] as const).map((each) => (
            <button
              key={each}
              type="button"
              className="button button--ghost"
              data-size="s"
              aria-pressed={sort === each}
              onClick={() => setSort(each)}
            >
              {translate(`console.pages.sort.${each}`)}
            </button>
          ))}
        </div>
        {mayEdit() ? (
          <button type="button" className="button button--primary" onClick={() => setTemplate("blank")}>
            {translate("console.pages.new")}
          </button>
        ) : null}
      </div>
      {template === undefined ? null : (
        <NewPage key={template} entries={entries} template={template} onClose={() => setTemplate(undefined)} />
      )}
      <p className="text" data-size="s" data-tone="muted" role="status">
        {translate("console.pages.found", { count: shown.length })}
      </p>
      <ul className="page-list__rows" aria-label={translate("console.documents.title")}>
        {shown.map((entry) => (
          <PageRow
            key={entry.key}
            entry={entry}
            title={titles.get(entry.key) ?? nameOfKey(entry.key)}
            uses={uses.get(entry.key) ?? none}
            isChanged={isChanged(entry)}
            findings={found.get(entry.document) ?? 0}
            onCopy={() => {
              setTemplate(entry.key);
              scrollTo({ top: 0 });
            }}
          />
        ))}
      </ul>
    </div>
  );
});

const none: readonly string[] = [];

/** What a document says that it is for. */
function aboutOf({ layout }: PageEntry): string {
  return isRecord(layout) && typeof layout["description"] === "string" ? layout["description"] : "";
}

/** How many of these places stand in each document: the first two steps of a place. */
function countBy(places: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const place of places) {
    const document = place.split("/").slice(0, 3).join("/");
    counts.set(document, (counts.get(document) ?? 0) + 1);
  }
  return counts;
}
