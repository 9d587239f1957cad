import { type RefObject, useEffect, useState } from "react";

/** A box on the whole screen; where the browser cannot (iPhone), in the whole window. */
export function useWholeScreen(box: RefObject<HTMLElement | null>): {
  isWhole: boolean;
  /** It fills the window by its style, since the browser does not do it. */
  isFilled: boolean;
  toggle(): Promise<{ ok: true }>;
} {
  const [isWhole, setIsWhole] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  useEffect(() => {
    const look = (): void =>
      setIsWhole(document.fullscreenElement !== null && document.fullscreenElement === box.current);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, [box]);
  useEffect(() => {
    if (!isFilled) return undefined;
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") setIsFilled(false);
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [isFilled]);
  return {
    isWhole: isWhole || isFilled,
    isFilled,
    async toggle() {
      if (isWhole) await document.exitFullscreen().catch(() => undefined);
      else if (isFilled) setIsFilled(false);
      else if (document.fullscreenEnabled) await box.current?.requestFullscreen().catch(() => setIsFilled(true));
      else setIsFilled(true);
      return { ok: true };
    },
  };
}
