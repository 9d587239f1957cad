/** A pattern for what begins with typed words, in small letters; null where nothing was typed. */
export function likeStart(typed: string | undefined): string | null {
  const words = typed?.trim().toLowerCase() ?? "";
  return words === "" ? null : `${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
