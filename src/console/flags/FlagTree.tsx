import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { readPointer } from "#json/pointer.ts";
import { KeptPlace } from "#renderers/ui/KeptPlace.tsx";
import { useWindowed } from "#renderers/ui/useWindowed.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { useReader } from "../useReader.ts";
import { NewFlag } from "./FlagDetails.tsx";
import { FlagBatch } from "./FlagBatch.tsx";
import { FlagEffect } from "./FlagEffect.tsx";
import { FlagEntry } from "./FlagEntry.tsx";
import { FlagFilters } from "./FlagFilters.tsx";
import { sameSince } from "./flagAge.ts";
import { flagRows, rowKeys } from "./flagRows.ts";
import { shownFlags, type FlagFilter } from "./shownFlags.ts";
import { useFlagUses } from "./useFlagUses.ts";
import { flagWords } from "./flagWords.ts";

/** The features of the draft as one table: thousands of rows, of which those near the screen are drawn. */
export function FlagTree({ label, path, schema }: BlockProps<"flagTree">): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const { draft, place, review, flagTurns, mayEdit } = useConsoleTools();
  const [filter, setFilter] = useState<FlagFilter>({ words: "", only: "all" });
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string>();
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const { site } = draft;
  const root = readPointer(site, path);
  const rows = useMemo(() => flagRows(root), [root]);
  // What is chosen, folded and open stays so when features before it come or go.
  const keys = useMemo(() => rowKeys(rows), [rows]);
  const placesOf = (wanted: ReadonlySet<string>) =>
    new Set(rows.flatMap(({ pointer }, index) => (wanted.has(keys[index] ?? "") ? [pointer] : [])));
  const uses = useFlagUses();
  const [now] = useState(() => Date.now());
  const { turns } = flagTurns;
  const ages = useMemo(() => ({ turns, now }), [turns, now]);
  const live = draft.live?.hash;
  useEffect(() => void flagTurns.load(), [flagTurns, live]);
  const told = useMemo(() => rows.map((row) => flagWords(row.id, site, reader)), [rows, site, reader]);
  const sought = useDeferredValue(filter);
  const shown = useMemo(
    () => shownFlags({ rows, keys, told, uses, ages, filter: sought, folded }),
    [rows, keys, told, uses, ages, sought, folded],
  );
  const changed = useMemo(() => new Set(review.entries.map(({ pointer }) => pointer)), [review.entries]);
  const seen = useWindowed(list, shown.length, null);
  const wanted = place.wanted;
  const { show } = seen;
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = place.take(path);
    if (at === null) return;
    const index = shown.findLastIndex((each) => `${at}/`.startsWith(`${path}${rows[each]?.pointer}/`));
    if (index < 0) return;
    show(index);
    // It is drawn once the list is there.
    requestAnimationFrame(() => requestAnimationFrame(() => focusRow(around.current, index)));
  }, [place, wanted, path, rows, shown, show]);
  if (draft.state.status !== "ready") return <div className="skeleton" aria-busy="true" />;
  const toggle = (set: ReadonlySet<string>, key: string): ReadonlySet<string> =>
    set.has(key) ? set.difference(new Set([key])) : set.union(new Set([key]));
  return (
    <section className="flags" aria-label={label}>
      <FlagFilters filter={filter} rows={rows} uses={uses} ages={ages} shown={shown.length} onFilter={setFilter} />
      <FlagEffect path={path} root={root} uses={uses} />
      {mayEdit() ? (
        <FlagBatch
          path={path}
          root={root}
          chosen={placesOf(chosen)}
          shown={shown.map((index) => rows[index]?.pointer ?? "")}
          onAll={(isAll) => setChosen(new Set(isAll ? shown.map((index) => keys[index] ?? "") : []))}
        />
      ) : null}
      <div ref={around} data-window="" role="presentation" onKeyDown={(event) => walk(event, seen.show)}>
        <KeptPlace height={seen.before} />
        <ul ref={setList} className="flags__list" aria-label={label}>
          {shown.slice(seen.from, seen.to).map((index, nth) => {
            const [row, key] = [rows[index], keys[index]];
            if (!row || key === undefined) return null;
            return (
              <FlagEntry
                key={key}
                path={path}
                schema={schema}
                root={root}
                row={row}
                words={told[index] ?? { about: "" }}
                uses={uses?.get(row.id)}
                isReady={uses !== null}
                turn={turns.get(row.id)}
                since={sameSince(row, told[index], ages)}
                isChanged={changed.has(`${path}${row.pointer}/enabled`) || changed.has(`${path}${row.pointer}`)}
                isFolded={folded.has(key)}
                isChosen={chosen.has(key)}
                isOpen={open === key}
                place={{ index: seen.from + nth, of: shown.length }}
                measure={seen.measure}
                onFold={() => setFolded(toggle(folded, key))}
                onChoose={() => setChosen(toggle(chosen, key))}
                onOpen={() => setOpen(open === key ? undefined : key)}
              />
            );
          })}
        </ul>
        <KeptPlace height={seen.after} />
      </div>
      {mayEdit() ? <NewFlag path={path} pointer="" /> : null}
      {shown.length === 0 ? <p className="text">{translate("console.flags.none")}</p> : null}
    </section>
  );
}

/** The arrows go from row to row, to the same control of the next one. */
function walk(event: KeyboardEvent<HTMLElement>, show: (row: number) => void): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const control = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-control]") : null;
  const row = control?.closest<HTMLElement>("li[data-index]");
  if (step === 0 || !control || !row) return;
  event.preventDefault();
  const index = Number(row.dataset["index"]) + step;
  const next = focusRow(event.currentTarget, index, control.dataset["control"]);
  if (!next) show(Math.max(0, index));
}

function focusRow(box: HTMLElement | null, index: number, control = "switch"): boolean {
  const row = box?.querySelector(`li[data-index="${index}"]`);
  const target =
    row?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? row?.querySelector<HTMLElement>("[data-control]");
  target?.focus();
  return Boolean(target);
}

/** Draws `flagTree`. */
export const flagTree = defineBlock({ kind: "flagTree", component: FlagTree });
