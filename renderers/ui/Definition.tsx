import { useId, useLayoutEffect, useRef, useState, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../icons/Icon.tsx";
import { useCloseBeside } from "./useCloseBeside.ts";
import "./Definition.css";

/** Pixels between the panel, its button and the edges of the screen. */
const gap = 8;

/** What a figure means: a button beside its name, and a panel over everything, by a press, a finger or the keys. */
export function Definition({ name, words }: { name: string; words: string }): ReactElement {
  const id = useId();
  const text = useFixedText();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  useCloseBeside(isOpen, box, () => setIsOpen(false));
  useLayoutEffect(() => {
    if (!isOpen || panel.current === null || box.current === null) return;
    const close = () => setIsOpen(false);
    place(panel.current, box.current);
    // What scrolls away takes it along.
    window.addEventListener("scroll", close, { capture: true, once: true });
    window.addEventListener("resize", close, { once: true });
    return () => {
      window.removeEventListener("scroll", close, { capture: true });
      window.removeEventListener("resize", close);
    };
  }, [isOpen]);
  return (
    <span ref={box} className="definition">
      <button
        type="button"
        className="definition__button"
        aria-label={text("reportUi.definition", { name })}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="info" size={16} />
      </button>
      {isOpen ? (
        <span ref={panel} id={id} className="definition__panel" popover="manual">
          <strong className="definition__name">{name}</strong>
          {words}
        </span>
      ) : null}
    </span>
  );
}

/** Over everything, so that no frame cuts it, below the button or above it, and within the screen. */
function place(panel: HTMLElement, button: HTMLElement): void {
  if (typeof panel.showPopover === "function") panel.showPopover();
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = panel;
  // The page keeps room for its bar, which the screen counts as its own while a window is open.
  const page = document.documentElement.getBoundingClientRect();
  const most = page.right - offsetWidth - gap;
  panel.style.left = `${Math.max(page.left + gap, Math.min(left + width / 2 - offsetWidth / 2, most))}px`;
  const isBelow = bottom + gap + offsetHeight <= window.innerHeight;
  panel.style.top = `${isBelow ? bottom + gap : Math.max(gap, top - gap - offsetHeight)}px`;
}
