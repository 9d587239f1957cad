import { useEffect, useId, useRef, useState, type ReactElement } from "react";
import type { CommentThread } from "#contracts/api.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

/** What was said of a place of a draft, and saying more. What is typed stays until it has arrived. */
export const CommentBox = observing(function CommentBox({
  pointer,
  thread,
  isAsked = false,
}: {
  pointer: string;
  thread?: CommentThread | undefined;
  /** Somebody wants to write in it: it has the focus once it is there. */
  isAsked?: boolean;
}): ReactElement {
  const translate = useFixedText();
  const { format } = useRendering();
  const { comments, ui } = useConsoleTools();
  const id = useId();
  const [text, setText] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);
  const tell = (isGood: boolean) => {
    if (!isGood) ui.toasts.add(() => translate("console.comments.failed"), "negative");
    return isGood ? ({ ok: true } as const) : ({ ok: false } as const);
  };
  const send = async () => {
    if (text.trim() === "") return { ok: true } as const;
    const answer = await comments.add(pointer, text);
    if (answer.ok) setText("");
    return tell(answer.ok);
  };
  return (
    <div className="comments">
      {thread ? (
        <ol className="comments__said" aria-label={translate("console.comments.said")}>
          {thread.said.map(({ by, at, text: said }) => (
            <li key={`${by} ${at} ${said}`}>
              <span className="comments__by">
                <strong dir="auto">{by}</strong> <time dateTime={at}>{format(at, "dateTime")}</time>
              </span>
              <p dir="auto">{said}</p>
            </li>
          ))}
        </ol>
      ) : null}
      {thread?.isSettled ? null : (
        <div className="comments__new">
          <label className="field__label" htmlFor={id}>
            {translate("console.comments.new")}
          </label>
          <textarea
            ref={box}
            id={id}
            className="input"
            rows={2}
            maxLength={1000}
            dir="auto"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <PressButton variant="secondary" size="s" label={translate("console.comments.send")} onPress={send} />
        </div>
      )}
      {thread ? (
        <PressButton
          variant="ghost"
          size="s"
          icon={thread.isSettled ? "undo" : "success"}
          label={translate(thread.isSettled ? "console.comments.reopen" : "console.comments.settle")}
          onPress={async () => tell((await comments.settle(thread.id, !thread.isSettled)).ok)}
        />
      ) : null}
    </div>
  );
});
