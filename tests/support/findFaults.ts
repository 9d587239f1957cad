/**
 * Says what of the page that stands there is cut, lies on something else, or does not fit on the screen: a sentence a fault. Runs
 * in the browser, so it uses nothing from outside.
 */
export function findFaults(): string[] {
  const faults: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.classList[0] ?? ""} "${(element.textContent ?? "").trim().slice(0, 30)}"`;
  const shareArea = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const scrollsInline = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsInline(element.parentElement));

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`The page is ${scrollWidth - clientWidth} pixels too wide`);

  // Headlines and labels: their letters, against every box that cuts what is outside of it.
  for (const element of document.querySelectorAll("h1, h2, h3, h4, button, a, label, legend, [role=tab]")) {
    // The name beside a mark goes as a whole; a strip that moves is cut at its ends; and some words are for listeners only.
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".logo, .ticker, .only-read"))
      continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (parent === null || parent.closest(".only-read, option") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const letters = range.getBoundingClientRect();
      if (letters.width === 0) continue;
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX)) break;
        if (!/hidden|clip/.test(overflowX)) continue;
        const edge = box.getBoundingClientRect();
        // For listeners only.
        if (edge.width <= 1) break;
        const cut = Math.max(edge.left - letters.left, letters.right - edge.right);
        if (cut > 1) faults.push(`${nameOf(element)} is cut by ${Math.round(cut)} pixels`);
      }
    }
  }

  for (const list of document.querySelectorAll("[role=tablist]")) {
    if (list.childElementCount <= 3 && list.scrollWidth > list.clientWidth + 1) faults.push("A tab is cut");
  }

  for (const hero of document.querySelectorAll(".hero")) {
    const slides = hero.querySelector(".hero__slides")?.getBoundingClientRect();
    const controls = hero.querySelector(".hero__controls")?.getBoundingClientRect();
    const sizes = new Set<string>();
    for (const slide of hero.querySelectorAll(".hero__slide")) {
      const words = slide.querySelector(".hero__words")?.getBoundingClientRect();
      const art = slide.querySelector(".hero__art")?.getBoundingClientRect();
      const title = slide.querySelector(".hero__title");
      if (title !== null) sizes.add(getComputedStyle(title).fontSize);
      if (words === undefined || slides === undefined) continue;
      if (art !== undefined && shareArea(words, art)) faults.push(`${nameOf(slide)} lies on its art`);
      // Slides that wait are somewhere else, and come to the place of the one that is shown.
      const shift = slides.top - slide.getBoundingClientRect().top;
      const shown = new DOMRect(words.x, words.y + shift, words.width, words.height);
      if (controls !== undefined && shareArea(shown, controls)) faults.push(`${nameOf(slide)} lies on the dots`);
    }
    if (sizes.size > 1) faults.push(`Headlines have sizes: ${[...sizes].join(", ")}`);
  }

  // What stands still beside the page must not come to lie on a control while the page scrolls.
  const quick = document.querySelector(".menu--quick > .menu__list");
  if (quick?.checkVisibility() === true) {
    const room = quick.getBoundingClientRect();
    for (const control of document.querySelectorAll("main :is(a, button, input, select)")) {
      if (!control.checkVisibility({ visibilityProperty: true }) || scrollsInline(control)) continue;
      if (control.closest("dialog, .ticker") !== null) continue;
      const { left, right } = control.getBoundingClientRect();
      if (Math.min(right, room.right) - Math.max(left, room.left) > 1)
        faults.push(`${nameOf(control)} comes under the quick menu`);
    }
  }
  return [...new Set(faults)];
}

/** How many pixels of the screen's height are taken by what stays where it is while the page scrolls. Runs in the browser. */
export function measureBars(): number {
  let taken = 0;
  for (const element of document.querySelectorAll("body *")) {
    const { position, insetBlockStart } = getComputedStyle(element);
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const stays = position === "fixed" || (position === "sticky" && insetBlockStart !== "auto");
    const isSeen = bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
    if (stays && isSeen && width > innerWidth / 2) taken += height;
  }
  return taken;
}

/** Names the buttons that no edge shows; links that look like words need none. Runs in the browser. */
export function findBareButtons(): string[] {
  const buttons = [...document.querySelectorAll(".button:not(.button--link)")].filter((one) => one.checkVisibility());
  if (buttons.length === 0) return ["There is no button at all"];
  return buttons
    .filter((one) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(one);
      const behind = getComputedStyle(document.body).backgroundColor;
      return borderTopStyle !== "solid" || parseFloat(borderTopWidth) < 1 || borderTopColor === behind;
    })
    .map((one) => one.textContent ?? "");
}

/** The colours by which the first element of a selector, or a part of it, shows its state. Runs in the browser. */
export function readState([selector = "", part]: string[]): string[] {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (element === undefined) throw new Error(`There is no ${selector}`);
  const { color, backgroundColor } = getComputedStyle(element, part);
  return part === undefined ? [color, backgroundColor] : [backgroundColor];
}

/** Text of each element that was the largest painted so far, in that order. Runs in the browser. */
export function readLargestPaints(): Promise<string[]> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { element?: Element | null })[];
      resolve(entries.map(({ element }) => element?.textContent ?? ""));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
