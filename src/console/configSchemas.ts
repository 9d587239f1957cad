const files = import.meta.glob<unknown>("../../schemas/config/*.json", { eager: true, import: "default" });

/** The configuration schemas by file name. */
export const configSchemas: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(files).map(([path, schema]) => [path.split("/").at(-1) ?? "", schema]),
);
