import type { ReactElement, ReactNode } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { Fold } from "./Revealed.ts";

/** A part behind a button that unfolds it, or without one where the name is empty; it is not drawn before it was open once. */
export function Folded({ name, fold, children }: { name: string; fold: Fold; children: ReactNode }): ReactElement {
  const translate = useFixedText();
  const { isOpen, wasOpen, toggle } = fold;
  return (
    <>
      {name === "" ? null : (
        <button type="button" className="item__fold" aria-expanded={isOpen} onClick={() => toggle()}>
          {translate(isOpen ? "fieldUi.fold" : "fieldUi.unfold", { label: name })}
        </button>
      )}
      {wasOpen ? <div hidden={!isOpen && name !== ""}>{children}</div> : null}
    </>
  );
}
