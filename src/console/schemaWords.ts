/** Translates a key; gives the key itself back where there is no text. */
export type Translate = (key: string) => string;

/** The words for what a schema describes, in the operator's language. */
export interface SchemaWords {
  /** Title, and help (empty where the title says it all), of a property or what is called after one; undefined without a title. */
  find(name: string): { title: string; help: string } | undefined;
  /** The help of what has no title of its own; empty where there is none. */
  help(name: string): string;
  /** The title of one choice of a property; the choice itself where there is none. */
  choice(name: string, choice: string): string;
}

/** Words from the text keys `schema.<document>.<name>`, else `schema.<name>`. */
export function createSchemaWords(document: string, translate: Translate): SchemaWords {
  const textOf = (key: string) => {
    const text = translate(key);
    return text === key ? undefined : text;
  };
  const keyOf = (name: string) =>
    [`schema.${document}.${name}`, `schema.${name}`].find((key) => textOf(key) !== undefined);
  const helpOf = (key: string) => textOf(`${key}.help`) ?? "";
  return {
    find(name) {
      const key = keyOf(name);
      if (key === undefined) return undefined;
      // A title that several documents share may be explained for one of them.
      return { title: translate(key), help: textOf(`schema.${document}.${name}.help`) ?? helpOf(key) };
    },
    help: (name) => textOf(`schema.${document}.${name}.help`) ?? helpOf(`schema.${name}`),
    choice: (name, choice) => textOf(keyOf(`${name}.${choice}`) ?? "") ?? choice,
  };
}
