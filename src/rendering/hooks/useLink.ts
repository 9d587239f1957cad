import { useMemo, type MouseEvent } from "react";
import type { NodePlace } from "../NodePlace.ts";
import { useRendering } from "./useRendering.ts";

/** Props of an anchor. */
export interface AnchorProps {
  href: string;
  rel?: string;
  target?: string;
  onClick?(event: MouseEvent): void;
}

/**
 * A link to a path of the site moves within the page, and still opens in a new tab when asked to; another address opens
 * outside, without a way back to this window.
 */
export function useLink(to: string, at: NodePlace): AnchorProps {
  const { dispatch, base = "" } = useRendering();
  return useMemo(() => {
    if (!to.startsWith("/")) return { href: to, rel: "noopener noreferrer", target: "_blank" };
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void dispatch({ do: "navigate", to }, at.scope);
    };
    return { href: base + to, onClick };
  }, [dispatch, base, to, at.scope]);
}
