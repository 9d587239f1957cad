/** What stands in the place of a secret, however long that was. */
const dots = "••••••";
/** Links, and four or more digits of any script, also with blanks, dots or hyphens between them. */
const links = /(?:https?:\/\/|www\.)\S+/giu;
const digits = /\p{Nd}(?:[\s.\p{Pd}]?\p{Nd}){3,}/gu;

/** A message without what opens a door: the secrets that its sender names, and everything that looks like a link or a code. */
export function maskSecrets(text: string, secrets: readonly string[] = []): string {
  const named = secrets.filter((secret) => secret !== "");
  const left = named.reduce((rest, secret) => rest.replaceAll(secret, dots), text);
  return left.replaceAll(links, dots).replaceAll(digits, dots);
}
