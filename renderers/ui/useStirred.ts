import { useEffect, useState } from "react";

/** So long after a press, in milliseconds, its consequences are to be drawn without anything beside them. */
const stirMs = 2_000;

/**
 * Whether something on the page was pressed just now. What moves by itself stands still then: a browser reckons it anew before it finds
 * what lies under a finger, and draws it beside what the press brings.
 */
export function useStirred(): boolean {
  const [isStirred, setStirred] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setStirred(false), stirMs);
      setStirred(true);
    };
    document.addEventListener("pointerdown", stir, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", stir, { capture: true });
    };
  }, []);
  return isStirred;
}
