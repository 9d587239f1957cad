/** The page's name in a path; null where the path can have no page. */
export function pageName(path: string): string | null {
  if (path === "/") return "index";
  return /^\/([A-Za-z][A-Za-z0-9-]*)(?:\.html)?\/?$/.exec(path)?.[1] ?? null;
}
