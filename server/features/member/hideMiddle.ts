const dots = "•••";

/**
 * Enough of a name, an address or a number for its owner to know it, too little for anybody else: two characters at either
 * end; of a mail address only the part before the @.
 */
export function hideMiddle(text: string): string {
  const at = text.lastIndexOf("@");
  if (at > 0) return `${Array.from(text.slice(0, at)).slice(0, 2).join("")}${dots}${text.slice(at)}`;
  const characters = [...text];
  if (characters.length === 0) return "";
  if (characters.length <= 4) return `${characters[0]}${dots}`;
  return `${characters.slice(0, 2).join("")}${dots}${characters.slice(-2).join("")}`;
}
