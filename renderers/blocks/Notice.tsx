import { useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../icons/Icon.tsx";
import { PressOf } from "../ui/PressOf.tsx";

const icons: Record<string, string> = {
  positive: "success",
  negative: "error",
  warning: "warning",
  accent: "sparkle",
};

/** A message to the reader; one about something wrong is announced. */
export function Notice(props: BlockProps<"notice">): ReactElement | null {
  const { tone = "neutral", title, text, button, dismissible, dismissed: away } = props;
  const translate = useFixedText();
  const [dismissed, setDismissed] = useState<string>();
  if (dismissed === text) return null;
  return (
    <div
      className="notice"
      data-node={props.id}
      data-tone={tone}
      role={tone === "negative" || tone === "warning" ? "alert" : undefined}
    >
      <Icon name={icons[tone] ?? "info"} size={22} />
      <div className="notice__words">
        {title === undefined ? null : <p className="notice__title">{title}</p>}
        <p>{text}</p>
        <PressOf variant="link" button={button} />
      </div>
      {dismissible ? (
        <button
          type="button"
          className="icon-button"
          aria-label={translate("ui.notice.dismiss")}
          onClick={() => (away === undefined ? setDismissed(text) : void away())}
        >
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </div>
  );
}

/** Draws `notice`. */
export const notice = defineBlock({ kind: "notice", component: Notice });
