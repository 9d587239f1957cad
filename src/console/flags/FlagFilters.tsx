import { useMemo, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import type { FlagAges } from "./flagAge.ts";
import type { FlagRow } from "./flagRows.ts";
import { flagWords } from "./flagWords.ts";
import { countViews, flagViews, type FlagFilter } from "./shownFlags.ts";
import { ViewChoice } from "../blocks/ViewChoice.tsx";
import { useReader } from "../useReader.ts";

interface FlagFiltersProps {
  filter: FlagFilter;
  rows: readonly FlagRow[];
  uses: ReadonlyMap<string, readonly string[]> | null;
  ages: FlagAges;
  shown: number;
  onFilter(filter: FlagFilter): void;
}

/** Words to look for, and views of the features with how many each has. */
export function FlagFilters({ filter, rows, uses, ages, shown, onFilter }: FlagFiltersProps): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const { draft } = useConsoleTools();
  const { site } = draft;
  const counts = useMemo(() => {
    const told = rows.map(({ id }) => flagWords(id, site, reader));
    return countViews({ rows, told, uses, ages });
  }, [rows, uses, ages, site, reader]);
  const views = flagViews.filter((view) => view === "all" || view === filter.only || counts[view] > 0);
  return (
    <div className="changes__narrow">
      <input
        type="search"
        className="input"
        aria-label={translate("console.flags.search")}
        placeholder={translate("console.flags.search")}
        value={filter.words}
        onChange={(event) => onFilter({ ...filter, words: event.currentTarget.value })}
      />
      <ViewChoice
        label={translate("console.flags.views")}
        views={views}
        chosen={filter.only}
        nameOf={(view) => translate(`console.flags.view.${view}`)}
        count={(view) => counts[view]}
        onChoose={(only) => onFilter({ ...filter, only })}
      />
      <p className="only-read" role="status">
        {translate("console.flags.found", { count: shown })}
      </p>
    </div>
  );
}
