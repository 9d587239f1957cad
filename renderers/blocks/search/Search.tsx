import { useEffect, useId, useRef, useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFilters } from "#rendering/hooks/useFilters.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useKeptText } from "#rendering/hooks/useKeptText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { useSettled } from "#rendering/hooks/useSettled.ts";
import { bringAboveKeyboard } from "../../fields/bringAboveKeyboard.ts";
import { useCombobox } from "../../fields/useCombobox.ts";
import { directionOf } from "../../fields/inputProps.ts";
import { Icon } from "../../icons/Icon.tsx";
import { searchWords } from "../../ui/foldText.ts";
import type { Hit } from "./Hit.ts";
import { SearchFacets } from "./SearchFacets.tsx";
import { SearchPanel } from "./SearchPanel.tsx";
import { restOf } from "./restOf.ts";
import { useEntries } from "./useEntries.ts";
import { useHits } from "./useHits.ts";
import { useIndex } from "./useIndex.ts";
import { useRecent } from "./useRecent.ts";
import "./Search.css";

/** The address is written once the typing rests so long. */
const keepAfterMs = 500;

/**
 * A field that finds rows, and a list of what it found: a combobox, which keeps the focus while the arrows walk the list. Enter takes
 * the chosen one, or the only one there is. While nothing is typed the list offers what was searched before.
 */
export function Search(props: BlockProps<"search">): ReactElement {
  const { label, placeholder = label, keep, recent, rest, stands, at } = props;
  const { facets = [] } = props.index ?? {};
  const id = useId();
  const text = useFixedText();
  const { dispatch } = useRendering();
  const field = useRef<HTMLInputElement>(null);
  const name = props.id ?? "search";
  const typed = useKeptText(name, at.document, keep === "address");
  const rested = useSettled(typed.value, keepAfterMs);
  useEffect(() => {
    if (rested === typed.value) typed.keep();
  }, [rested, typed]);
  const filters = useFilters(props.filters, name, at);
  const index = useIndex(props);
  const [facetValues, setFacetValues] = useState<Readonly<Record<string, unknown>>>({});
  const chosen = { ...filters.values, ...facetValues };
  const finding = useHits(props, typed.value, { index, chosen });
  const before = useRecent(props);
  const isOpen = stands === "open";
  // A dialog is opened to type: its heading gives the focus on.
  useEffect(() => {
    const dialog = isOpen ? field.current?.closest("dialog") : null;
    if (dialog?.contains(document.activeElement)) field.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const entries = useEntries(props, typed.value);
  const found = [...entries, ...("hits" in finding ? finding.hits : [])];
  const offersRecent = finding.status === "idle" && before.searches.length > 0;
  const again = before.searches.map((title): Hit => ({ key: title, item: { title, icon: "history" }, to: undefined }));
  const all = rest && typed.value.trim() !== "" ? [restOf(rest, typed.value.trim(), chosen)] : [];
  // Where nothing could be searched here, the page that shows all may still find it.
  const isDone = finding.status === "ready" || finding.status === "failed";
  const hits = offersRecent ? again : isDone ? [...found, ...all] : found;
  const take = ({ item, to }: Hit): void => {
    if (offersRecent) {
      typed.type(item.title);
      field.current?.focus();
      return;
    }
    before.add(typed.value);
    if (item.action) void item.action();
    else if (to?.startsWith("/")) void dispatch({ do: "navigate", to }, at.scope);
    else if (to !== undefined) void dispatch({ do: "openLink", href: to }, at.scope);
  };
  const list = useCombobox(hits.length, (place) => hits[place] && take(hits[place]));
  const isShown = (isOpen || list.isOpen) && (finding.status !== "idle" || offersRecent);
  const hasList = isShown && hits.length > 0;
  const total =
    found.length + (finding.status === "ready" ? (finding.total ?? finding.hits.length) - finding.hits.length : 0);
  const said =
    finding.status === "loading"
      ? text("ui.chunk.loading")
      : finding.status === "ready"
        ? text(total === 0 ? "ui.search.none" : "ui.search.found", { count: total, search: typed.value })
        : "";
  return (
    <div className="search" data-node={props.id} data-stands={stands} onBlur={list.onBlur}>
      <span className="input-box" data-busy={finding.status === "loading" || undefined}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          id={id}
          className="input"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={typed.value}
          dir={directionOf(typed.value)}
          placeholder={placeholder}
          aria-label={label}
          role="combobox"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={hasList && list.active >= 0 ? `${id}-option-${list.active}` : undefined}
          onChange={(event) => {
            typed.type(event.currentTarget.value);
            list.setActive(-1);
            list.open();
          }}
          onFocus={() => list.open()}
          onClick={(event) => {
            list.open();
            bringAboveKeyboard(event.currentTarget);
          }}
          onKeyDown={(event) => {
            // A list that stands in the page closes with what it stands in.
            if (event.key === "Escape" && isOpen) return;
            list.onKeyDown(event);
            const [only, ...others] = found;
            if (event.key !== "Enter" || list.active >= 0 || !only || others.length > 0 || !hasList) return;
            take(only);
            list.close();
          }}
        />
      </span>
      {filters.content === null && facets.length === 0 ? null : (
        <div className="search__filters">
          {filters.content}
          {index?.status === "ready" ? (
            <SearchFacets
              id={id}
              facets={facets}
              index={index.index}
              filters={filters.values}
              chosen={facetValues}
              onChoose={(facet, value) => setFacetValues({ ...facetValues, [facet]: value })}
            />
          ) : null}
        </div>
      )}
      {isShown ? (
        <div className="search__panel" aria-busy={finding.status === "loading" || undefined} onFocus={list.open}>
          {offersRecent && recent ? (
            <p className="search__before">
              <span>{recent.label}</span>
              <button type="button" className="button button--link" data-size="s" onClick={before.clear}>
                {recent.clear}
              </button>
            </p>
          ) : null}
          <SearchPanel
            id={id}
            label={offersRecent && recent ? recent.label : label}
            finding={finding}
            hits={hits}
            isEmpty={!offersRecent && found.length === 0}
            words={(finding.status === "ready" ? finding.words : undefined) ?? searchWords(typed.value)}
            active={list.active}
            typed={typed.value}
            empty={props.empty}
            onTake={(hit) => {
              take(hit);
              list.close();
            }}
          />
        </div>
      ) : null}
      <p className="only-read" role="status">
        {isShown ? said : ""}
      </p>
    </div>
  );
}

/** Draws `search`. */
export const search = defineBlock({ kind: "search", component: Search });
