import type { ReactElement } from "react";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { Talk, UnsaidMessage } from "#rendering/hooks/useTalk.ts";

interface UnsentEntryProps {
  message: UnsaidMessage;
  room: Talk;
  /** The one before is one's own, too. */
  isSame: boolean;
}

/** A message on its way, which looks as it will, or why it was not sent and what can be done about it. */
export function UnsentEntry({ message, room, isSame }: UnsentEntryProps): ReactElement {
  const text = useFixedText();
  const { failureText } = useErrorText();
  const { key, failure } = message;
  // The platform will not take it as it stands; anything else may be over in a moment.
  const isFinal = failure?.kind === "refused" || failure?.kind === "malformed" || failure?.kind === "forbidden";
  return (
    <li
      className="talk__entry"
      data-own=""
      data-same={isSame || undefined}
      data-state={failure === null ? "sending" : "unsent"}
    >
      <p className="talk__by">
        {text("ui.talk.you")} {failure === null ? <span className="talk__at">{text("ui.talk.sending")}</span> : null}
      </p>
      <p className="talk__text" dir="auto">
        {message.text}
      </p>
      {failure === null ? null : (
        <>
          <p className="talk__why" role="alert">
            {text("ui.talk.unsent")}{" "}
            {failure.kind === "throttled" ? text("ui.talk.slower") : failureText({ ok: false, ...failure })}
          </p>
          <p className="talk__acts">
            {isFinal ? null : (
              <button type="button" className="button button--link" onClick={() => void room.retry(key)}>
                {text("ui.talk.again")}
              </button>
            )}
            <button type="button" className="button button--link" onClick={() => room.takeBack(key)}>
              {text("ui.talk.change")}
            </button>
          </p>
        </>
      )}
    </li>
  );
}
