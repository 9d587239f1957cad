/** What was typed into a search field as the beginning of an account's name, for LIKE; null where nothing was typed. */
export function likeOf(search: string | undefined): string | null {
  const typed = search?.trim().toLowerCase() ?? "";
  return typed === "" ? null : typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
