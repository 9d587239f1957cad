import { useId, useRef, type FormEvent, type ReactElement } from "react";
import { observing } from "#rendering/observing.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { Talk } from "#rendering/hooks/useTalk.ts";
import { Icon } from "../../icons/Icon.tsx";

interface TalkFieldProps {
  room: Talk;
  label: string;
  /** Characters that a message may have. */
  longest: number;
}

/** What is left is told once it is so little. */
const tellFrom = 50;

/** The field that says something: Enter sends, Shift and Enter go on in another line. */
export const TalkField = observing(function TalkField({ room, label, longest }: TalkFieldProps): ReactElement {
  const id = useId();
  const text = useFixedText();
  const field = useRef<HTMLTextAreaElement>(null);
  const left = longest - Array.from(room.draft).length;
  const isReady = room.draft.trim() !== "" && left >= 0;
  const send = (): void => {
    if (isReady) void room.send();
    field.current?.focus();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form className="talk__form" onSubmit={handleSubmit}>
      <textarea
        ref={field}
        id={id}
        className="input talk__field"
        rows={1}
        dir="auto"
        enterKeyHint="send"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        aria-invalid={left < 0 || undefined}
        aria-describedby={`${id}-left`}
        value={room.draft}
        onChange={(event) => room.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter also chooses what an input method offers.
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button
        type="submit"
        className="button button--primary button--icon-only"
        aria-label={text("ui.talk.send")}
        aria-disabled={!isReady || undefined}
      >
        <Icon name="arrow-end" />
      </button>
      <p id={`${id}-left`} className="talk__left" role="status" data-over={left < 0 || undefined}>
        {left < 0
          ? text("ui.talk.over", { count: -left })
          : left <= tellFrom
            ? text("ui.talk.left", { count: left })
            : ""}
      </p>
    </form>
  );
});
