const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Makes the buttons of a field one stop of the Tab key; arrows go to the nearest button as it is seen, so that any layout works. */
export function roam(field: HTMLElement): void {
  const buttons = () => [...field.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const settle = (on: HTMLElement | undefined) => {
    for (const button of field.querySelectorAll("button")) button.tabIndex = button === on ? 0 : -1;
  };
  settle(buttons()[0]);
  field.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLButtonElement) settle(target);
  });
  field.addEventListener("keydown", (event) => {
    const way = ways[event.key];
    if (!way || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    nearest(event.target, buttons(), way)?.focus();
  });
}

function nearest(
  from: HTMLButtonElement,
  among: readonly HTMLButtonElement[],
  [x, y]: readonly [x: number, y: number],
): HTMLButtonElement | undefined {
  const start = middle(from);
  const found = among
    .filter((button) => button !== from)
    .map((button) => {
      const { left, top } = middle(button);
      const [ahead, aside] =
        x === 0 ? [(top - start.top) * y, left - start.left] : [(left - start.left) * x, top - start.top];
      return { button, ahead, far: ahead + Math.abs(aside) * 3 };
    })
    .filter(({ ahead }) => ahead > 2);
  return found.toSorted((a, b) => a.far - b.far)[0]?.button;
}

function middle(button: HTMLElement): { left: number; top: number } {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { left: left + width / 2, top: top + height / 2 };
}
