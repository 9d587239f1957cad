/** How far each visit of a page was scrolled. */
export interface Scrolls {
  /** Begins to follow the window; returns what ends it. */
  start(): () => void;
  /**
   * Takes up what the entry of the history remembers of a page that was loaded again, which is this visit, and writes it there when
   * the page is left; returns what ends that.
   */
  keep(visit: number, other?: { save(): unknown; restore(saved: unknown): void }): () => void;
  /** Whether it is known where a visit was left. */
  has(visit: number): boolean;
  /** From now on, this visit is scrolled. */
  follow(visit: number): void;
  /** Scrolls to where a visit was left, as soon as the page is long enough again and unless somebody scrolls meanwhile. */
  restore(visit: number, patienceMs?: number): void;
}

/** How long a page may take until it is as long as before, in milliseconds. */
const usualPatienceMs = 2_000;
/** Where a page stands is written down once it has stood there so long, in milliseconds. */
const restMs = 250;
const touches = ["wheel", "touchstart", "keydown", "pointerdown"];

/**
 * Remembers how far pages were scrolled while the program runs. A browser restores that by itself before the page of an entry is drawn, and
 * so at a wrong place; it goes on to do so after a reload.
 */
export function createScrolls(): Scrolls {
  const tops = new Map<number, number>();
  let current = 0;
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    for (const touch of touches) removeEventListener(touch, stop);
  };
  const handleScroll = (): void => {
    if (frame === 0) tops.set(current, scrollY);
  };
  const letBrowser = (isOn: boolean) => (): void => {
    history.scrollRestoration = isOn ? "auto" : "manual";
  };
  const [give, take] = [letBrowser(true), letBrowser(false)];
  return {
    start() {
      take();
      addEventListener("scroll", handleScroll, { passive: true });
      addEventListener("pagehide", give);
      addEventListener("pageshow", take);
      return () => {
        stop();
        give();
        removeEventListener("scroll", handleScroll);
        removeEventListener("pagehide", give);
        removeEventListener("pageshow", take);
      };
    },
    keep(visit, other) {
      const { top, other: saved } = (history.state ?? {}) as { top?: unknown; other?: unknown };
      if (typeof top === "number" && top > 0) tops.set(visit, top);
      other?.restore(saved);
      let timer: ReturnType<typeof setTimeout>;
      const save = (): void => history.replaceState({ ...history.state, top: scrollY, other: other?.save() }, "");
      // While a page is being left, browsers write nothing there any more.
      const rest = (): void => {
        clearTimeout(timer);
        if (frame === 0) timer = setTimeout(save, restMs);
      };
      addEventListener("scroll", rest, { passive: true, capture: true });
      return () => {
        clearTimeout(timer);
        removeEventListener("scroll", rest, { capture: true });
      };
    },
    has: (visit) => tops.has(visit),
    follow(visit) {
      // Filters in the address are written while the same page is being found again.
      if (visit !== current) stop();
      current = visit;
    },
    restore(visit, patienceMs = usualPatienceMs) {
      const top = tops.get(visit) ?? 0;
      const until = performance.now() + patienceMs;
      const step = (): void => {
        const isLong = document.documentElement.scrollHeight - innerHeight >= top;
        if (!isLong && performance.now() < until) {
          frame = requestAnimationFrame(step);
          return;
        }
        stop();
        scrollTo(0, top);
      };
      for (const touch of touches) addEventListener(touch, stop, { passive: true });
      step();
    },
  };
}
