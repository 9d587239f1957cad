/** The language files of the program that is built, one module a language (scripts/vite/localeFiles.ts). */
declare module "virtual:locales" {
  export const loaders: Readonly<Record<string, () => Promise<{ texts: Readonly<Record<string, string>> }>>>;
  /** Languages that have every text of English, so that nothing has to stand in for one. */
  export const complete: readonly string[];
  /** How many texts English has. */
  export const textCount: number;
}
