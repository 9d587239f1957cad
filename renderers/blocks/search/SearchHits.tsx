import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon.tsx";
import { foundParts } from "../../ui/foundParts.ts";
import type { Hit } from "./Hit.ts";

interface SearchHitsProps {
  /** Id of the field. */
  id: string;
  label: string;
  hits: readonly Hit[];
  words: readonly string[];
  active: number;
  onTake(hit: Hit): void;
}

/** What a search found, below its field; the parts that were looked for are marked. */
export function SearchHits({ id, label, hits, words, active, onTake }: SearchHitsProps): ReactElement {
  const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });
  return (
    <div className="search__list" role="listbox" id={`${id}-list`} aria-label={label}>
      {hits.map((hit, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard walks the list from the field, which keeps the focus
        <div
          key={hit.key}
          id={`${id}-option-${place}`}
          role="option"
          tabIndex={-1}
          className="search__hit"
          aria-selected={place === active}
          ref={place === active ? scrollTo : undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(hit)}
        >
          {hit.item.icon === undefined ? null : <Icon name={hit.item.icon} size={20} />}
          <span className="search__words">
            <span className="search__title">
              <Marked text={hit.item.title} words={words} />
            </span>
            {hit.item.text === undefined || ["", hit.item.title].includes(hit.item.text) ? null : (
              <span className="search__text">
                <Marked text={hit.item.text} words={words} />
              </span>
            )}
          </span>
          {hit.item.marks?.length ? (
            <span className="search__marks">
              {hit.item.marks.map(({ text, tone = "neutral" }, at) => (
                <span key={at} className="badge" data-tone={tone}>
                  {text}
                </span>
              ))}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }): ReactElement {
  return (
    <bdi>
      {foundParts(text, words).map((part, place) =>
        part.isFound ? (
          <mark key={place} className="search__mark">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </bdi>
  );
}
