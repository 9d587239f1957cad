/**
 * Puts the address right before anything reads it: the path is that of the page (`/` is `/index` where it was drawn), and the
 * language that it may name (`?lang=VI`) is left out, since another one may be chosen from now on. The rest of its query is
 * the visitor's own. Returns the code of the language; null where it names none.
 */
export function takeAddress(path = location.pathname): string | null {
  const { pathname, search, hash } = location;
  const asked = /[?&]lang=([\w-]+)(?=&|$)/.exec(search);
  // Only that one is taken out: the others stay as they were written.
  const rest = asked === null ? search : search.replace(asked[0], "").replace(/^&/, "?");
  if (pathname !== path || rest !== search) history.replaceState(history.state, "", path + rest + hash);
  return asked?.[1] ?? null;
}
