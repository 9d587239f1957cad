import { useEffect } from "react";

/**
 * Scrolls a menu that is higher than the screen to its current entry whenever another page opened. Only the menu scrolls: the page stays
 * where it is, and where all entries are in sight nothing happens.
 */
export function useCurrentInView(page: string, isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return;
    // The menu tells its current entry in the frame after the page changed.
    const frame = requestAnimationFrame(() => {
      const current = document.querySelector(".menu--side [aria-current=page]");
      const menu = current?.closest(".menu--side");
      if (!current || !menu) return;
      const [entry, place] = [current.getBoundingClientRect(), menu.getBoundingClientRect()];
      if (entry.top >= place.top && entry.bottom <= place.bottom) return;
      menu.scrollTop += entry.top + entry.height / 2 - (place.top + place.height / 2);
    });
    return () => cancelAnimationFrame(frame);
  }, [page, isDrawn]);
}
