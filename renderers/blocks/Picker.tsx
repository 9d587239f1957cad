import { useId, useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useStateMember } from "#rendering/hooks/useStateMember.ts";
import { PickerBoard } from "./picker/PickerBoard.tsx";
import { quickPicks } from "./picker/quickPicks.ts";
import { readBoards } from "./picker/readBoards.ts";
import "./Picker.css";

/**
 * Numbers or choices to pick many of, on one board or on several. What is kept and does not fit what is shown, as after another choice
 * was made around it, is not shown, and goes with the next press.
 */
export function Picker(props: BlockProps<"picker">): ReactElement {
  const { label, labels, note, boardLabel, quick = [], isDisabled, state, at } = props;
  const text = useFixedText();
  const id = useId();
  const member = useStateMember(state, at);
  const [own, setOwn] = useState<unknown>([]);
  const { boards, faces, digits, most, least, picked } = readBoards(props, member ? member.value : own);
  const write = (next: number[][]): void => (member ? member.write(next) : setOwn(next));
  const count = picked.reduce((sum, { length }) => sum + length, 0);
  const words = (place: number): string => {
    const face = faces[place];
    if (typeof face !== "number") return labels?.[String(face)] ?? String(face);
    return String(face).padStart(digits, "0");
  };
  const isNumbers = typeof faces[0] === "number";
  const ways = quick.map((way) => ({ way, pick: () => quickPicks(way, faces.length, least, most) }));
  return (
    <section className="board-picker" aria-labelledby={id}>
      <div className="board-picker__head">
        <p id={id} className="board-picker__label">
          {label}
        </p>
        <p className="board-picker__count" role="status">
          {most < faces.length
            ? text("pickerUi.pickedOf", { count, most: most * boards })
            : text("pickerUi.picked", { count })}
        </p>
      </div>
      {ways.length === 0 ? null : (
        <div className="board-picker__quick" role="group" aria-label={text("pickerUi.quick")}>
          {ways.map(({ way, pick }) => (
            <QuickButton
              key={way}
              words={text(`pickerUi.${way}`)}
              isOff={isDisabled || pick().length > most}
              onPress={() => write(Array.from({ length: boards }, pick))}
            />
          ))}
          <QuickButton words={text("pickerUi.clear")} isOff={isDisabled || count === 0} onPress={() => write([])} />
        </div>
      )}
      {picked.map((board, place) => (
        <PickerBoard
          key={place}
          label={boards === 1 ? label : (boardLabel?.(place + 1, place) ?? `${label} ${place + 1}`)}
          isNamed={boards > 1}
          isNumbers={isNumbers}
          count={faces.length}
          words={words}
          note={note && ((face) => note(faces[face], face))}
          picked={board}
          isFull={board.length >= most}
          isDisabled={isDisabled}
          onPick={(next) => write(picked.map((one, which) => (which === place ? next : one)))}
        />
      ))}
    </section>
  );
}

function QuickButton({ words, isOff, onPress }: { words: string; isOff: boolean; onPress(): void }): ReactElement {
  return (
    <button
      type="button"
      className="button button--secondary"
      data-size="s"
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      <span className="button__label">{words}</span>
    </button>
  );
}

/** Draws `picker`. */
export const picker = defineBlock({ kind: "picker", component: Picker });
