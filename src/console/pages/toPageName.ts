/** A key for a page from its title: letters and digits, the first of them a small letter; `page` where the title has none. */
export function toPageName(title: string): string {
  const words = title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");
  const joined = words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
  const name = joined.replace(/^\d+/, "").slice(0, 60);
  return title.trim() === "" ? "" : name === "" ? "page" : name.charAt(0).toLowerCase() + name.slice(1);
}
