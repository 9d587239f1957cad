/** JSON text of a value, with the numbers that only JSON text can say: 1e309, which reads as infinite, and -0. */
export function writeJson(value: unknown): string {
  const marked = JSON.stringify(value, (_, member: unknown) => {
    if (member === Infinity) return "@1e309@";
    if (member === -Infinity) return "@-1e309@";
    return Object.is(member, -0) ? "@-0@" : member;
  });
  return marked.replaceAll(/"@(-?[0-9e]+)@"/g, "$1");
}
