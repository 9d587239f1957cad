import type { ReactElement, ReactNode } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Failure } from "../../ui/Failure.tsx";
import type { Finding, Hit } from "./Hit.ts";
import { SearchHits } from "./SearchHits.tsx";

interface SearchPanelProps {
  /** Id of the field. */
  id: string;
  label: string;
  finding: Finding;
  /** All that can be taken. */
  hits: readonly Hit[];
  /** Whether nothing was found, though something may be offered. */
  isEmpty: boolean;
  words: readonly string[];
  active: number;
  typed: string;
  /** Shown instead of words of the site where nothing was found. */
  empty: ReactNode;
  onTake(hit: Hit): void;
}

/** What a search has come to, below its field. */
export function SearchPanel(props: SearchPanelProps): ReactElement {
  const { id, label, finding, hits, isEmpty, words, active, typed, empty, onTake } = props;
  const text = useFixedText();
  if (finding.status === "loading" && hits.length === 0)
    return <p className="search__none">{text("ui.chunk.loading")}</p>;
  return (
    <>
      {finding.status === "failed" ? (
        <Failure message={finding.message} onRetry={finding.retry} />
      ) : isEmpty ? (
        (empty ?? <p className="search__none">{text("ui.search.none", { search: typed })}</p>)
      ) : null}
      {hits.length === 0 ? null : (
        <SearchHits id={id} label={label} hits={hits} words={words} active={active} onTake={onTake} />
      )}
    </>
  );
}
