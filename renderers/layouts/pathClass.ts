/** A path as a style class: `/deposit-rank` is `path-deposit-rank`, `/` is `path-root`. Other things are no class. */
export function pathClass(path: unknown): string | undefined {
  if (typeof path !== "string") return undefined;
  const words = path
    .replace(/\.html$/, "")
    .split("/")
    .filter(Boolean)
    .map((word) => word.replace(/[^A-Za-z0-9_-]/g, "-"));
  return `path-${words.join("-") || "root"}`;
}
