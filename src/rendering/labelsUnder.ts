/**
 * Words by value, each of the text key that a beginning and the value make: `records.type.deposit`. They are looked up as they are
 * asked for, since only the contract knows the values. Nothing for a value without a text, which is told where texts are.
 */
export function labelsUnder(
  beginning: string,
  translate: (key: string) => string,
): Readonly<Record<string, string | undefined>> {
  return new Proxy<Record<string, string | undefined>>(
    {},
    {
      get(_, value) {
        if (typeof value !== "string" || nothing.has(value)) return undefined;
        const key = `${beginning}.${value}`;
        const text = translate(key);
        return text === key ? undefined : text;
      },
    },
  );
}

/** What is no value, in words. */
const nothing: ReadonlySet<string> = new Set(["", "undefined", "null"]);
