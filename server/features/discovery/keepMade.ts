/** Things that are kept; a page has a picture in each language, and an icon one of each size. */
const most = 300;

/**
 * Keeps what was made, by its name, for as long as it is made from the same (`mark`). However many ask for one at once, it is
 * made once; what could not be made is tried again.
 */
export function keepMade<T>(): (name: string, mark: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { mark: string; made: Promise<T> }>();
  return (name, mark, make) => {
    const known = kept.get(name);
    if (known?.mark === mark) return known.made;
    const entry = { mark, made: make() };
    kept.delete(name);
    kept.set(name, entry);
    entry.made.catch(() => void (kept.get(name) === entry && kept.delete(name)));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return entry.made;
  };
}
