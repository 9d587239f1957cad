import { useId, useState, type ReactElement, type ReactNode } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { FoldButton } from "./FoldButton.tsx";
import "./TableFilters.css";

interface TableFiltersProps {
  /** The fields, drawn and wired. */
  children: ReactNode;
  /** How many of them say something. */
  set: number;
  /** Something is wrong with one of them: it is seen. */
  isWrong: boolean;
}

/** Filters that stand under a button where the rows are cards, and open above them where there is room. */
export function TableFilters({ children, set, isWrong }: TableFiltersProps): ReactElement {
  const id = useId();
  const text = useFixedText();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = isUnfolded || isWrong;
  return (
    <>
      <FoldButton
        icon="filter"
        label={set === 0 ? text("reportUi.filters") : text("reportUi.filtersSet", { number: set })}
        isOpen={isOpen}
        controls={id}
        onPress={() => setIsUnfolded(!isOpen)}
        className="table__fold"
      />
      <div id={id} className="table__filters filters" data-folded={!isOpen}>
        {children}
      </div>
    </>
  );
}
