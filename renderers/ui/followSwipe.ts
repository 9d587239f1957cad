import { sheetQuery } from "./sheetQuery.ts";

/** The finger has to move so far before it is a swipe, in CSS pixels. */
const slopPx = 8;
/** A sheet goes where it was pulled down by so much of its height. */
const awayPart = 0.35;
/** One that is flung goes sooner: from this speed on, in pixels a millisecond, and this way. */
const flingSpeed = 0.5;
const flingPx = 24;
/** As long as the sheet takes to leave or to spring back (layouts/Dialog.css), in milliseconds. */
const moveMs = 220;
/** Closing may take a turn; a sheet that is still there after this comes back, in milliseconds. */
const refusedAfterMs = 150;

interface Swipe {
  /** What closes the sheet; undefined where nothing does, so that it stays where it is. */
  onAway(): (() => void) | undefined;
}

interface Held {
  id: number;
  x: number;
  y: number;
  offset: number;
  /** The last move: where, when, and how fast. */
  lastY: number;
  lastMs: number;
  speed: number;
  isSwiping: boolean;
}

/**
 * Lets a sheet follow a finger that pulls it down: past a part of its height, or flung, it closes, else it springs back. A swipe
 * that begins in something that is scrolled scrolls it. Returns what ends it.
 */
export function followSwipe(sheet: HTMLElement, { onAway }: Swipe): () => void {
  let held: Held | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = (state: "held" | "away" | "back", offset: number): void => {
    const { height } = sheet.getBoundingClientRect();
    sheet.dataset["swipe"] = state;
    sheet.style.setProperty("--swipe", `${offset}px`);
    sheet.style.setProperty("--swipe-part", String(height > 0 ? Math.min(offset / height, 1) : 0));
  };
  const rest = (): void => {
    delete sheet.dataset["swipe"];
    sheet.style.removeProperty("--swipe");
    sheet.style.removeProperty("--swipe-part");
  };
  const later = (act: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const springBack = (): void => {
    place("back", 0);
    later(rest, moveMs);
  };
  const leave = (close: () => void): void => {
    place("away", sheet.getBoundingClientRect().height);
    const isStill = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
    later(
      () => {
        close();
        later(springBack, refusedAfterMs);
      },
      isStill ? 0 : moveMs,
    );
  };

  const handleDown = (event: PointerEvent): void => {
    if (held || !onAway() || event.button !== 0 || !globalThis.matchMedia?.(sheetQuery).matches) return;
    if (!mayBegin(event, sheet)) return;
    const { pointerId: id, clientX: x, clientY: y, timeStamp } = event;
    held = { id, x, y, offset: 0, lastY: y, lastMs: timeStamp, speed: 0, isSwiping: false };
  };
  const handleMove = (event: PointerEvent): void => {
    if (held?.id !== event.pointerId) return;
    const way = event.clientY - held.y;
    const aside = Math.abs(event.clientX - held.x);
    if (!held.isSwiping) {
      if (way < -slopPx || aside > Math.max(slopPx, way)) held = null;
      if (!held || way <= slopPx) return;
      held.isSwiping = true;
      clearTimeout(timer);
      sheet.setPointerCapture?.(event.pointerId);
    }
    const ms = event.timeStamp - held.lastMs;
    if (ms > 0) held.speed = (event.clientY - held.lastY) / ms;
    held.lastY = event.clientY;
    held.lastMs = event.timeStamp;
    held.offset = Math.max(0, way - slopPx);
    place("held", held.offset);
  };
  const end = (event: PointerEvent, isGivenUp: boolean): void => {
    const swipe = held;
    if (swipe?.id !== event.pointerId) return;
    held = null;
    if (!swipe.isSwiping) return;
    const close = onAway();
    const { offset, speed } = swipe;
    const isFar = offset > sheet.getBoundingClientRect().height * awayPart;
    const isFlung = speed > flingSpeed && offset > flingPx;
    if (close && !isGivenUp && (isFar || isFlung)) leave(close);
    else springBack();
  };
  const handleUp = (event: PointerEvent): void => end(event, false);
  const handleCancel = (event: PointerEvent): void => end(event, true);
  // Without this the browser takes the finger for one that scrolls, and tells of it no more.
  const handleTouch = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (!held || !touch || !event.cancelable) return;
    const way = touch.clientY - held.y;
    if (held.isSwiping || way > Math.abs(touch.clientX - held.x)) event.preventDefault();
  };

  sheet.addEventListener("pointerdown", handleDown);
  sheet.addEventListener("pointermove", handleMove);
  sheet.addEventListener("pointerup", handleUp);
  sheet.addEventListener("pointercancel", handleCancel);
  sheet.addEventListener("touchmove", handleTouch, { passive: false });
  return () => {
    clearTimeout(timer);
    sheet.removeEventListener("pointerdown", handleDown);
    sheet.removeEventListener("pointermove", handleMove);
    sheet.removeEventListener("pointerup", handleUp);
    sheet.removeEventListener("pointercancel", handleCancel);
    sheet.removeEventListener("touchmove", handleTouch);
  };
}

/** Not outside of the sheet, not in what is moved or written in by itself, and not in what is scrolled down. */
function mayBegin({ target, pointerType, clientY }: PointerEvent, sheet: HTMLElement): boolean {
  if (!(target instanceof Element) || clientY < sheet.getBoundingClientRect().top) return false;
  if (target.closest("input, select, textarea, canvas, [contenteditable], [role=slider]")) return false;
  // A mouse selects text, but for the head.
  if (pointerType === "mouse" && !target.closest(".dialog__head")) return false;
  for (let box: Element | null = target; box && box !== sheet; box = box.parentElement) {
    if (box.scrollTop > 0) return false;
  }
  return true;
}
