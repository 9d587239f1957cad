/** Which files a field takes. */
export interface FileLimits {
  /** Media types. */
  types: readonly string[];
  maxBytes: number;
  maxFiles: number;
}

/** What is taken where a field says nothing: pictures of at most 5 MB, at most 3 (games specification, section 5). */
const usual: FileLimits = { types: ["image/png", "image/jpeg"], maxBytes: 5 * 1024 * 1024, maxFiles: 3 };

/** The limits that a field's settings ask for; what they leave open, or get wrong, is as usual. */
export function fileLimits({ types, maxBytes, maxFiles }: Readonly<Record<string, unknown>>): FileLimits {
  const isTypes = Array.isArray(types) && types.every((type) => typeof type === "string");
  return {
    types: isTypes ? types : usual.types,
    maxBytes: isCount(maxBytes) ? maxBytes : usual.maxBytes,
    maxFiles: isCount(maxFiles) ? maxFiles : usual.maxFiles,
  };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 0;
}
