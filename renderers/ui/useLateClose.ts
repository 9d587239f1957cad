import { useEffect, useRef } from "react";

/** What stands open at a control closes so long after the control lost the focus (access specification, section 9). */
const closeAfterBlurMs = 200;

/** Does `close` a moment after the focus has left, so that a press on what closes still counts; `stay` calls it off. */
export function useLateClose(close: () => void): { leave(): void; stay(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = (): void => clearTimeout(timer.current);
  const leave = (): void => {
    stay();
    timer.current = setTimeout(close, closeAfterBlurMs);
  };
  return { leave, stay };
}
