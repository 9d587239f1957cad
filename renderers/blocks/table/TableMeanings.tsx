import { useId, useRef, useState, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useCloseBeside } from "../../ui/useCloseBeside.ts";
import type { Column } from "./Column.ts";
import { FoldButton } from "./FoldButton.tsx";
import "./TableMeanings.css";

/** What the columns mean, all in one list: where there are cards, which have no head with a button for each. */
export function TableMeanings({ columns }: { columns: readonly Column[] }): ReactElement {
  const id = useId();
  const text = useFixedText();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useCloseBeside(isOpen, box, () => setIsOpen(false));
  return (
    <div ref={box} className="table__meanings">
      <FoldButton
        icon="info"
        label={text("reportUi.definitions")}
        isOpen={isOpen}
        controls={id}
        onPress={() => setIsOpen(!isOpen)}
      />
      <dl id={id} className="definitions table__meaning-list" hidden={!isOpen}>
        {columns.map(({ label, definition }, place) =>
          definition === undefined ? null : (
            <div key={place}>
              <dt>{label}</dt>
              <dd>{definition}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
