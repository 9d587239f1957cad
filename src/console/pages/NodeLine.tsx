import { useContext, type ReactElement, type Ref } from "react";
import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import { Icon } from "#renderers/icons/Icon.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { siteTextOf } from "../siteTextOf.ts";
import { useReader } from "../useReader.ts";
import type { NodeRow } from "./nodeRows.ts";
import { nodeWords } from "./nodeWords.ts";
import { TextHome } from "./TextWords.tsx";
import type { NodeHandle } from "./useNodeDrag.ts";

interface NodeLineProps {
  row: NodeRow;
  index: number;
  isChosen: boolean;
  /** Does the tab key stop here? */
  isStop: boolean;
  isFolded: boolean;
  isFaulty: boolean;
  drop: "before" | "after" | "inside" | undefined;
  isDragged: boolean;
  handle: NodeHandle | undefined;
  measure: Ref<HTMLLIElement>;
  onChoose(): void;
  onFold(): void;
}

/** Steps to the inside that are shown as such: deeper ones stand where the last does. */
const deepestStep = 12;

/** One line of the tree: what it is, and what it is about. */
export const NodeLine = observing(function NodeLine(props: NodeLineProps): ReactElement {
  const { row, index, isChosen, isStop, isFolded, isFaulty, drop, isDragged, handle, measure, onChoose, onFold } =
    props;
  const translate = useFixedText();
  const reader = useReader();
  const { draft } = useConsoleTools();
  const { pointer, type, node, depth, hasChildren, place, of } = row;
  const home = useContext(TextHome);
  const textOf = (key: string) =>
    siteTextOf(key, { texts: readPointer(draft.site, home) }, reader) ?? siteTextOf(key, draft.site, reader) ?? key;
  const { word, about } = nodeWords(row, translate, textOf);
  const isConditional = isRecord(node) && node["when"] !== undefined && type === "node";
  const conditional = isConditional ? translate("console.pages.conditional") : "";
  return (
    <li
      ref={measure}
      role="treeitem"
      className="node-line"
      data-index={index}
      data-pointer={pointer}
      data-type={type}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-level={depth + 1}
      aria-posinset={place}
      aria-setsize={of}
      aria-selected={isChosen}
      aria-expanded={hasChildren ? !isFolded : undefined}
      aria-label={[word, about, conditional, isFaulty ? translate("console.field.faulty") : ""]
        .filter((each) => each !== "")
        .join(", ")}
      onClick={onChoose}
      onKeyDown={undefined}
      style={{ paddingInlineStart: `${Math.min(depth, deepestStep) * 0.875}rem` }}
    >
      <span
        className="node-line__fold"
        data-open={hasChildren && !isFolded ? "" : undefined}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          if (hasChildren) onFold();
        }}
      >
        {hasChildren ? <Icon name="chevron-end" size={16} /> : null}
      </span>
      <span className="node-line__words" aria-hidden="true">
        <span className="node-line__kind">{word}</span>
        {about === "" ? null : (
          <span className="node-line__about" dir="auto">
            {about}
          </span>
        )}
      </span>
      {isConditional ? (
        <span className="node-line__sign" aria-hidden="true" title={conditional}>
          <Icon name="eye" size={16} />
        </span>
      ) : null}
      {isFaulty ? <span className="node-line__fault" aria-hidden="true" /> : null}
      {handle ? (
        <span className="node-line__handle" aria-hidden="true" title={translate("console.pages.moveHow")} {...handle}>
          <Icon name="menu" size={16} />
        </span>
      ) : null}
    </li>
  );
});
