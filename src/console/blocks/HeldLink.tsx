import type { MouseEvent, ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

/** Says how many edits stay out of the draft, and leads to their list. */
export function HeldLink({ count }: { count: number }): ReactElement {
  const translate = useFixedText();
  const { base = "", dispatch, scope } = useRendering();
  const { draft } = useConsoleTools();
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    void dispatch({ do: "navigate", to: "/changes" }, scope);
  };
  return (
    <a className="link draft-state__held" href={`${base}/changes`} onClick={follow} data-held={draft.held.length}>
      {translate("console.state.held", { count })}
    </a>
  );
}
