import type { ReactElement } from "react";
import { failureText } from "#app/failureText.ts";
import { Icon } from "#renderers/icons/Icon.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools, type ConsoleTools } from "../ConsoleTools.ts";
import { describeStep, stepBack, stepForward } from "../steps.ts";
import { countHeld } from "../unsaved.ts";
import { HeldLink } from "./HeldLink.tsx";

/** Whether the draft is saved, and the way back and forward over the edits of this session. */
export function DraftState({ label }: BlockProps<"draftState">): ReactElement {
  const translate = useFixedText();
  const tools = useConsoleTools();
  const { draft, writing, texts, mayEdit } = tools;
  const { last, next } = draft.history;
  const held = countHeld({ draft, writing });
  const said = saidOf(draft, held);
  return (
    <div className="draft-state" role="group" aria-label={label}>
      <span className="text draft-state__words" data-size="s" data-tone={tones[said]} role="status">
        {said === "untouched" ? "" : translate(`console.state.${said}`)}{" "}
        {draft.refusal === null ? "" : failureText(draft.refusal, texts)}
      </span>
      {held > 0 ? <HeldLink count={held} /> : null}
      {mayEdit() ? (
        <span className="draft-state__steps">
          <StepButton
            icon="undo"
            label={translate("console.undo.button")}
            place={last && describeStep(last, tools)}
            onPress={() => stepBack(tools)}
          />
          <StepButton
            icon="redo"
            label={translate("console.redo.button")}
            place={next && describeStep(next, tools)}
            onPress={() => stepForward(tools)}
          />
        </span>
      ) : null}
    </div>
  );
}

const tones = {
  untouched: "muted",
  saving: "muted",
  saved: "positive",
  failed: "negative",
  waiting: "negative",
  refused: "negative",
};

/** What is said of the draft; nothing where all is saved but what stands beside it as not in the draft. */
function saidOf({ saving, isUnreached }: ConsoleTools["draft"], held: number): keyof typeof tones {
  if (saving === "saved" && held > 0) return "untouched";
  return saving === "failed" && !isUnreached ? "waiting" : saving;
}

interface StepButtonProps {
  icon: string;
  label: string;
  /** What the step changed; undefined where there is none. */
  place: string | undefined;
  onPress(): void;
}

/** It stays where the keyboard is when there is no further step. */
function StepButton({ icon, label, place, onPress }: StepButtonProps): ReactElement {
  const words = place === undefined ? label : `${label}: ${place}`;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words}
      title={words}
      aria-disabled={place === undefined || undefined}
      onClick={place === undefined ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Draws `draftState`. */
export const draftState = defineBlock({ kind: "draftState", component: DraftState });
