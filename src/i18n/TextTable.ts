/** Texts of one language by key. */
export type TextTable = Readonly<Record<string, string>>;
