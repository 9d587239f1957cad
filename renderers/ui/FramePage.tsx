import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { heldState, takeHeldFrame } from "./heldFrame.ts";

/** What a frame shows: its address and name, what it may, and where its element is kept. */
interface FramePageProps {
  address: string;
  title: string;
  rights: { sandbox: string; allow: string };
  page: RefObject<HTMLIFrameElement | null>;
  onLoad(): void;
}

/** The page in a frame: the one that has begun before this was drawn, moved here, or a new one. */
export function FramePage({ address, title, rights, page, onLoad }: FramePageProps): ReactElement {
  const seat = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(() => heldState(address) !== undefined);
  useLayoutEffect(() => {
    if (!isHeld || seat.current === null) return;
    const held = takeHeldFrame(address, seat.current, onLoad);
    if (held) page.current = held;
    else if (seat.current.childElementCount === 0) setIsHeld(false);
    // It is moved once; the page is another component for another address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHeld]);
  if (isHeld) return <div ref={seat} className="frame__seat" />;
  return (
    <iframe
      ref={page}
      className="frame__page"
      src={address}
      title={title}
      {...rights}
      referrerPolicy="strict-origin"
      onLoad={onLoad}
    />
  );
}
