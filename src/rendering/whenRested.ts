import { whenIdle } from "./whenIdle.ts";

/** A picture that hangs keeps a page from being loaded for ever; nobody waits longer than this for it. */
const longestMs = 5_000;

/**
 * Does something once the page is loaded and the browser has nothing better to do, unless the returned function is called
 * before. For what moves and for ornaments: they take no time from a page that is still being drawn.
 */
export function whenRested(work: () => void): () => void {
  let stop = (): void => {};
  const rest = (): void => {
    stop();
    stop = whenIdle(work);
  };
  if (document.readyState === "complete") rest();
  else {
    const timer = setTimeout(rest, longestMs);
    window.addEventListener("load", rest, { once: true });
    stop = () => {
      clearTimeout(timer);
      window.removeEventListener("load", rest);
    };
  }
  return () => stop();
}
