import type { ReactElement, Ref } from "react";
import { useConsoleTools } from "../ConsoleTools.ts";
import { TextCellBox } from "./TextCellBox.tsx";
import { TextPlaces } from "./TextPlaces.tsx";
import { ownTexts, type TextCell } from "./textRows.ts";

interface TextRowBoxProps {
  /** The text's key. */
  name: string;
  cells: readonly TextCell[];
  /** Where documents show it. */
  uses: readonly string[];
  /** Where it stands among how many. */
  place: { index: number; of: number };
  /** Takes its height. */
  measure: Ref<HTMLLIElement>;
}

/** One text, its languages beside each other. */
export function TextRowBox({ name, cells, uses, place, measure }: TextRowBoxProps): ReactElement {
  const { draft } = useConsoleTools();
  return (
    <li
      ref={measure}
      className="text-row"
      data-index={place.index}
      aria-posinset={place.index + 1}
      aria-setsize={place.of}
    >
      <div className="text-row__head">
        <code dir="ltr">{name}</code>
        {uses.length === 0 ? null : (
          <TextPlaces pointers={uses} textKey={name} languages={cells.map(({ language }) => language)} />
        )}
      </div>
      <div className="text-row__cells">
        {cells.map((cell) => (
          <TextCellBox
            key={cell.language}
            name={name}
            cell={cell}
            isOnlyOwn={Object.keys(ownTexts(draft.site, cell.language)).length === 1}
          />
        ))}
      </div>
    </li>
  );
}
