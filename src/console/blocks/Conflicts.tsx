import { useState, type ReactElement } from "react";
import { PressButton } from "#renderers/parts/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import type { Whose } from "#stores/DraftPort.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { Side } from "./Side.tsx";

/** The places that somebody else published meanwhile; for each, whose value stays. Nothing where there are none. */
export const Conflicts = observing(function Conflicts(): ReactElement | null {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const [chosen, setChosen] = useState<Record<string, Whose>>({});
  const { conflicts } = draft;
  if (conflicts.length === 0) return null;
  const isSettled = conflicts.every(({ pointer }) => chosen[pointer] !== undefined);
  const settle = async () => ((await draft.rebase(chosen)) ? ({ ok: true } as const) : ({ ok: false } as const));
  return (
    <section className="conflicts" aria-label={translate("console.changes.conflicts")}>
      <p role="alert">{translate("console.changes.conflicts")}</p>
      {conflicts.map(({ pointer, label, mine, theirs }) => (
        <fieldset key={pointer} className="change">
          <legend>{label || pointer}</legend>
          {(["mine", "theirs"] as const).map((whose) => (
            <div key={whose}>
              <Side
                title={translate(`console.changes.${whose}`)}
                kind={whose === "mine" ? "after" : "before"}
                value={whose === "mine" ? mine : theirs}
              />
              <label className="conflicts__choice">
                <input
                  type="radio"
                  name={pointer}
                  checked={chosen[pointer] === whose}
                  onChange={() => setChosen({ ...chosen, [pointer]: whose })}
                />
                {translate(`console.changes.keep.${whose}`)}
              </label>
            </div>
          ))}
        </fieldset>
      ))}
      <PressButton
        variant="primary"
        label={translate("console.changes.settle")}
        isDisabled={!isSettled}
        onPress={settle}
      />
    </section>
  );
});
