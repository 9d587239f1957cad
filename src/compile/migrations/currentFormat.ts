/** The format of configurations and page documents that this program reads and writes (schemas/config/site.schema.json). */
export const currentFormat = 4;
