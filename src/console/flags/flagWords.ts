import { siteTextOf, type Reader } from "../siteTextOf.ts";

/** What a feature does, in words. */
export interface FlagWords {
  /** Empty where nobody has said it. */
  about: string;
  /** Does the program itself ask for this feature, whatever the documents say? */
  isBuiltIn?: boolean;
}

/** What a feature does: the brand's own text `flag.<name>`, else what the product says of its own features. */
export function flagWords(id: string, site: unknown, reader: Reader): FlagWords {
  const key = `console.flag.${id}`;
  const said = reader.translate(key);
  const isBuiltIn = said !== key;
  return { about: siteTextOf(`flag.${id}`, site, reader) ?? (isBuiltIn ? said : ""), isBuiltIn };
}
