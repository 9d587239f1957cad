import { useId, useMemo, useRef, useState, type ReactElement } from "react";
import type { DiffEntry } from "#contracts/api.ts";
import { readPointer } from "#json/pointer.ts";
import { KeptPlace } from "#renderers/ui/KeptPlace.tsx";
import { useKeptFocus } from "#renderers/ui/useKeptFocus.ts";
import { useWindowed } from "#renderers/ui/useWindowed.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { itemNames, placeWords, type PlaceWords } from "../placeWords.ts";
import { useToldTexts, type ToldEntry } from "../useToldTexts.ts";
import { useReader } from "../useReader.ts";
import { Change } from "./Change.tsx";

interface ChangeListProps {
  label: string;
  entries: readonly DiffEntry[];
  /** Nothing can be taken back: it is no draft of the operator's. */
  isFixed?: boolean;
  /** Places can be commented on. */
  isOpen?: boolean;
}

/** From so many differences on they can be searched. */
const searchedFrom = 8;

interface Told extends ToldEntry {
  words: PlaceWords;
}

/** Differences that can be narrowed to a page or to words; of thousands those near the screen are drawn. */
export const ChangeList = observing(function ChangeList(props: ChangeListProps): ReactElement {
  const { label, entries, isFixed = false, isOpen = !isFixed } = props;
  const translate = useFixedText();
  const reader = useReader();
  const { draft, review } = useConsoleTools();
  const id = useId();
  const [sought, setSought] = useState("");
  const [page, setPage] = useState<string>();
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const { site } = draft;
  const changes = useToldTexts(entries);
  const told = useMemo(
    () =>
      changes.map(({ entry, told: as }): Told => {
        const gone = entry.kind === "removed" ? entry.before : undefined;
        const words = placeWords(entry.pointer, site, reader, entry.label.split(" › "), gone);
        if (entry.kind !== "moved") return { entry, told: as, words };
        const [before, after] = [as.before, as.after].map((names) =>
          itemNames(names, readPointer(site, entry.pointer), site, reader),
        );
        return { entry, told: { ...as, before, after }, words };
      }),
    [changes, site, reader],
  );
  const pages = useMemo(() => Map.groupBy(told, ({ words }) => words.page), [told]);
  const chosen = page !== undefined && pages.has(page) ? page : undefined;
  const found = useMemo(() => {
    const words = sought.trim().toLowerCase();
    const ofPage = chosen === undefined ? told : (pages.get(chosen) ?? []);
    return words === "" ? ofPage : ofPage.filter((each) => holds(each, words));
  }, [told, pages, chosen, sought]);
  const seen = useWindowed(list, found.length, null);
  const around = useRef<HTMLDivElement>(null);
  useKeptFocus(around);
  return (
    <>
      {told.length < searchedFrom ? null : (
        <div className="changes__narrow">
          <input
            id={id}
            type="search"
            className="input"
            aria-label={translate("console.changes.search")}
            placeholder={translate("console.changes.search")}
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
          />
          <div className="changes__pages" role="group" aria-label={translate("console.changes.pages")}>
            {[...pages].map(([name, ofPage]) => (
              <button
                key={name}
                type="button"
                className="button button--secondary"
                data-size="s"
                aria-pressed={name === chosen}
                onClick={() => setPage(name === chosen ? undefined : name)}
              >
                {name} <span className="changes__count">{ofPage.length}</span>
              </button>
            ))}
          </div>
          <p className="text" data-tone="muted" data-size="s" role="status">
            {translate("console.changes.found", { count: found.length })}
          </p>
        </div>
      )}
      <div ref={around} data-window="" tabIndex={-1} className="changes__window">
        <KeptPlace height={seen.before} />
        <ul ref={setList} className="changes" aria-label={label}>
          {found.slice(seen.from, seen.to).map(({ entry, told: as, words }, place) => (
            <Change
              key={`${entry.kind} ${entry.pointer}`}
              entry={entry}
              told={as}
              words={words}
              isUnseen={!isFixed && review.unseen.has(entry.pointer)}
              isFixed={isFixed}
              isOpen={isOpen}
              place={{ index: seen.from + place, of: found.length }}
              measure={seen.measure}
            />
          ))}
        </ul>
        <KeptPlace height={seen.after} />
      </div>
    </>
  );
});

function holds({ entry, told, words }: Told, wanted: string): boolean {
  const texts = [words.page, ...words.steps, entry.pointer, told.before, told.after];
  return texts.some((text) => typeof text === "string" && text.toLowerCase().includes(wanted));
}
