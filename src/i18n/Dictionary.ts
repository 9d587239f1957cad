/** Texts of one language by key. */
export type Dictionary = Readonly<Record<string, string>>;
