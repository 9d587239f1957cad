/** Names of the shapes that pictures of this page have asked for, in that order. A page is drawn in one document. */
let names: readonly string[] = [];
const listeners = new Set<() => void>();

/** Which shapes the sheet of a page has to hold. */
export const shapeNeeds = {
  read: (): readonly string[] => names,
  watch: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  },
  /** Each once, however often it is asked for. */
  add: (wanted: readonly string[]): void => {
    const missing = wanted.filter((name, index) => !names.includes(name) && wanted.indexOf(name) === index);
    if (missing.length === 0) return;
    names = [...names, ...missing];
    for (const tell of listeners) tell();
  },
};
