import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { Icon } from "../icons/Icon.tsx";

/** A small mark; none where there is nothing to say, as with a row that lacks the value. */
export function Badge({ text, label, icon, tone = "neutral" }: BlockProps<"badge">): ReactElement | null {
  if (text === "") return null;
  return (
    <span className="badge" data-tone={tone}>
      {icon === undefined ? null : <Icon name={icon} size={14} />}
      {label === undefined ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="only-read">{label}</span>
        </>
      )}
    </span>
  );
}

/** Draws `badge`. */
export const badge = defineBlock({ kind: "badge", component: Badge });
