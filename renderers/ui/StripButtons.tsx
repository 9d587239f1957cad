import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../icons/Icon.tsx";
import type { Strip } from "./useStrip.ts";

/**
 * The two buttons of a strip; `controls` is its id. At an end the one that leads no further can be pressed in vain: one that
 * were gone would lose the focus. Both are hidden while all of it is seen, and keep their place.
 */
export function StripButtons({ strip, controls }: { strip: Strip; controls: string }): ReactElement {
  const text = useFixedText();
  const isWhole = strip.isAtStart && strip.isAtEnd;
  return (
    <div className="strip-buttons" data-whole={isWhole || undefined}>
      <button
        type="button"
        className="icon-button"
        aria-label={text("ui.strip.previous")}
        aria-controls={controls}
        aria-disabled={strip.isAtStart || undefined}
        onClick={() => strip.page(-1)}
      >
        <Icon name="chevron-start" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={text("ui.strip.next")}
        aria-controls={controls}
        aria-disabled={strip.isAtEnd || undefined}
        onClick={() => strip.page(1)}
      >
        <Icon name="chevron-end" />
      </button>
    </div>
  );
}
