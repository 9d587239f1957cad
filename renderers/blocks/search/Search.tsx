import { useEffect, useId, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useKeptText } from "#rendering/hooks/useKeptText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { useSettled } from "#rendering/hooks/useSettled.ts";
import { bringAboveKeyboard } from "../../fields/bringAboveKeyboard.ts";
import { useCombobox } from "../../fields/useCombobox.ts";
import { directionOf } from "../../fields/inputProps.ts";
import { Icon } from "../../icons/Icon.tsx";
import { Failure } from "../../ui/Failure.tsx";
import { searchWords } from "../../ui/foldText.ts";
import type { Hit } from "./Hit.ts";
import { SearchHits } from "./SearchHits.tsx";
import { useHits } from "./useHits.ts";
import "./Search.css";

/** The address is written once the typing rests so long. */
const keepAfterMs = 500;

/**
 * A field that finds rows, and a list of what it found: a combobox, which keeps the focus while the arrows walk the list. Enter takes
 * the chosen one, or the only one there is.
 */
export function Search(props: BlockProps<"search">): ReactElement {
  const { label, placeholder = label, keep, empty, at } = props;
  const id = useId();
  const text = useFixedText();
  const { dispatch } = useRendering();
  const typed = useKeptText(props.id ?? "search", at.document, keep === "address");
  const rested = useSettled(typed.value, keepAfterMs);
  useEffect(() => {
    if (rested === typed.value) typed.keep();
  }, [rested, typed]);
  const finding = useHits(props, typed.value);
  const hits = "hits" in finding ? finding.hits : [];
  const take = ({ item, to }: Hit): void => {
    if (item.action) void item.action();
    else if (to?.startsWith("/")) void dispatch({ do: "navigate", to }, at.scope);
    else if (to !== undefined) void dispatch({ do: "openLink", href: to }, at.scope);
  };
  const list = useCombobox(hits.length, (place) => hits[place] && take(hits[place]));
  const isShown = list.isOpen && finding.status !== "idle";
  const hasList = isShown && hits.length > 0;
  const said =
    finding.status === "loading"
      ? text("ui.chunk.loading")
      : finding.status === "ready"
        ? text(hits.length === 0 ? "ui.search.none" : "ui.search.found", { count: hits.length, search: typed.value })
        : "";
  return (
    <div className="search" data-node={props.id} onBlur={list.onBlur}>
      <span className="input-box" data-busy={finding.status === "loading" || undefined}>
        <Icon name="search" />
        <input
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
            list.onKeyDown(event);
            const [only, ...others] = hits;
            if (event.key !== "Enter" || list.active >= 0 || !only || others.length > 0 || !hasList) return;
            take(only);
            list.close();
          }}
        />
      </span>
      {isShown ? (
        <div className="search__panel" aria-busy={finding.status === "loading" || undefined} onFocus={list.open}>
          {finding.status === "failed" ? (
            <Failure message={finding.message} onRetry={finding.retry} />
          ) : hasList ? (
            <SearchHits
              id={id}
              label={label}
              hits={hits}
              words={searchWords(typed.value)}
              active={list.active}
              onTake={(hit) => {
                take(hit);
                list.close();
              }}
            />
          ) : finding.status === "loading" ? (
            <p className="search__none">{text("ui.chunk.loading")}</p>
          ) : (
            (empty ?? <p className="search__none">{text("ui.search.none", { search: typed.value })}</p>)
          )}
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
