import { Fragment, type ReactElement, type ReactNode } from "react";
import { observing } from "#rendering/observing.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { Talk } from "#rendering/hooks/useTalk.ts";
import { Icon } from "../../icons/Icon.tsx";
import { TalkEntry } from "./TalkEntry.tsx";
import { UnsentEntry } from "./UnsentEntry.tsx";
import { useFollowedEnd } from "./useFollowedEnd.ts";

interface TalkListProps {
  room: Talk;
  label: string;
  empty: ReactNode;
}

/** What is said, the newest at the end, which stays in sight until the reader scrolls away from it; then a button leads back. */
export const TalkList = observing(function TalkList({ room, label, empty }: TalkListProps): ReactElement {
  const { messages, place, hasOlder, older } = room;
  const text = useFixedText();
  const unsent = place ? room.unsent : [];
  const { box, isAway, missed, onScroll, toEnd } = useFollowedEnd(messages, unsent.length);
  const isEmpty = messages.length === 0 && unsent.length === 0;
  return (
    <div className="talk__room">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div ref={box} className="talk__scroll" tabIndex={0} role="region" aria-label={label} onScroll={onScroll}>
        {hasOlder ? (
          <button
            type="button"
            className="button button--link talk__older"
            disabled={older === "loading"}
            onClick={() => void room.loadOlder()}
          >
            {text(
              older === "failed" ? "ui.talk.olderAgain" : older === "loading" ? "ui.list.loading" : "ui.talk.older",
            )}
          </button>
        ) : null}
        {isEmpty ? (
          <Fragment>{empty}</Fragment>
        ) : (
          <div role="log" aria-live={older === "loading" ? "off" : "polite"} aria-label={label}>
            <ol className="talk__list">
              {messages.map((message, index) => (
                <TalkEntry
                  key={message.id}
                  message={message}
                  isOwn={message.by === place?.by}
                  isSame={messages[index - 1]?.by === message.by}
                />
              ))}
              {unsent.map((message, index) => (
                <UnsentEntry
                  key={message.key}
                  message={message}
                  room={room}
                  isSame={index > 0 || messages.at(-1)?.by === place?.by}
                />
              ))}
            </ol>
          </div>
        )}
      </div>
      {isAway ? (
        <button type="button" className="button button--secondary talk__end" data-size="s" onClick={toEnd}>
          <Icon name="chevron-down" size={18} />
          {text(missed > 0 ? "ui.talk.newer" : "ui.talk.toEnd", { count: missed })}
        </button>
      ) : null}
    </div>
  );
});
