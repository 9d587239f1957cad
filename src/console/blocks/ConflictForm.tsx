import { useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import type { Act } from "#rendering/Act.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { DraftDiff, Whose } from "#stores/DraftPort.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { describePlace } from "../placeWords.ts";
import { useReader } from "../useReader.ts";
import { Side } from "./Side.tsx";

interface ConflictFormProps {
  title: string;
  /** Names the other side's value. */
  theirs: string;
  conflicts: DraftDiff["conflicts"];
  /** They are the answer to what was just asked for: the page goes there. */
  takesFocus?: boolean;
  onSettle(chosen: Readonly<Record<string, Whose>>): ReturnType<Act>;
  /** Another way out. */
  children?: ReactNode;
}

/** Places that two sides changed, each in its own way; settled when there is a word on each. */
export function ConflictForm(props: ConflictFormProps): ReactElement {
  const { title, theirs, conflicts, takesFocus = false, onSettle, children } = props;
  const translate = useFixedText();
  const reader = useReader();
  const { draft } = useConsoleTools();
  const [chosen, setChosen] = useState<Record<string, Whose>>({});
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const isSettled = conflicts.every(({ pointer }) => chosen[pointer] !== undefined);
  const titles = { mine: translate("console.changes.mine"), theirs };
  return (
    <section ref={section} className="conflicts" aria-label={title} tabIndex={takesFocus ? -1 : undefined}>
      <p role="alert">{title}</p>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.pointer} className="change">
          <legend>{describePlace(conflict.pointer, draft.site, reader)}</legend>
          {(["mine", "theirs"] as const).map((whose) => (
            <div key={whose}>
              <Side
                title={titles[whose]}
                kind={whose === "mine" ? "after" : "before"}
                pointer={conflict.pointer}
                value={conflict[whose]}
              />
              <label className="conflicts__choice">
                <input
                  type="radio"
                  name={conflict.pointer}
                  checked={chosen[conflict.pointer] === whose}
                  onChange={() => setChosen({ ...chosen, [conflict.pointer]: whose })}
                />
                {translate(`console.changes.keep.${whose}`)}
              </label>
            </div>
          ))}
        </fieldset>
      ))}
      <div className="conflicts__acts">
        <PressButton
          variant="primary"
          label={translate("console.changes.settle")}
          isDisabled={!isSettled}
          onPress={() => onSettle(chosen)}
        />
        {children}
      </div>
    </section>
  );
}
