import { memo, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import type { TalkedMessage } from "#rendering/hooks/useTalk.ts";
import { LiveTime } from "../../ui/LiveTime.tsx";

interface TalkEntryProps {
  message: TalkedMessage;
  isOwn: boolean;
  /** The one before is of the same person: the name is not told again. */
  isSame: boolean;
}

/** One message: text, and never markup or a link; its direction is its own. */
export const TalkEntry = memo(function TalkEntry({ message, isOwn, isSame }: TalkEntryProps): ReactElement {
  const text = useFixedText();
  const write = useFormat();
  const { name, at } = message;
  return (
    <li className="talk__entry" data-own={isOwn || undefined} data-same={isSame || undefined}>
      <p className="talk__by">
        {isOwn ? text("ui.talk.you") : <bdi>{name}</bdi>}{" "}
        <time className="talk__at" dateTime={at} title={write(at, "dateTime")}>
          <LiveTime value={at} />
        </time>
      </p>
      <p className="talk__text" dir="auto">
        {message.text}
      </p>
    </li>
  );
});
