import { useEffect, useMemo, type ReactNode } from "react";
import { Failure } from "#renderers/ui/Failure.tsx";
import { Waiting } from "#renderers/ui/Waiting.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { spreadChanges } from "../spreadChanges.ts";
import { ChangeList } from "./ChangeList.tsx";
import { useAnswer } from "./useAnswer.ts";

/** What differs between any two configurations, in the words of the list of changes; nothing can be taken back here. */
export function Comparison({ label, from, to, draftOf, empty }: BlockProps<"comparison">): ReactNode {
  const translate = useFixedText();
  const { comments } = useConsoleTools();
  const sides = { from: String(from.value ?? "live"), to: String(to.value ?? "draft") };
  const { state, again } = useAnswer("compareSites", sides);
  const entries = useMemo(() => (state.status === "ready" ? spreadChanges(state.value.entries) : []), [state]);
  const owner = draftOf?.value === undefined ? undefined : String(draftOf.value);
  useEffect(() => {
    if (owner !== undefined) void comments.load(owner);
  }, [comments, owner]);
  if (state.status === "failed")
    return <Failure message={translate("console.compare.failed")} onRetry={async () => again()} />;
  if (state.status === "loading") return <Waiting shape="lines" />;
  if (entries.length === 0) return empty;
  return <ChangeList label={label} entries={entries} isFixed isOpen={owner !== undefined} />;
}

/** Draws `comparison`. */
export const comparison = defineBlock({ kind: "comparison", component: Comparison });
