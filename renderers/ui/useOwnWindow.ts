import { useEffect, useRef, useState } from "react";

const lookMs = 1_000;

/** A window of its own for an address: opened by a press, found again, and known to be closed. */
export function useOwnWindow(address: string | undefined) {
  const opened = useRef<Window | null>(null);
  const shown = useRef<string>(undefined);
  const [state, setState] = useState<"closed" | "open" | "blocked">("closed");
  useEffect(() => {
    if (state !== "open") return undefined;
    const timer = setInterval(() => {
      if (opened.current?.closed !== false) setState("closed");
    }, lookMs);
    return () => clearInterval(timer);
  }, [state]);
  // A new address, such as one with another token, is shown in the window that there is.
  useEffect(() => {
    if (state === "open" && address !== undefined && shown.current !== address && opened.current) {
      shown.current = address;
      opened.current.location.href = address;
    }
  }, [state, address]);
  return {
    state,
    current: () => opened.current,
    /** Opens it, or brings it to the front. */
    show() {
      if (opened.current?.closed === false) return opened.current.focus();
      opened.current = address === undefined ? null : window.open(address, "croupier-frame");
      shown.current = address;
      return setState(opened.current ? "open" : "blocked");
    },
    close() {
      opened.current?.close();
      setState("closed");
    },
  };
}
