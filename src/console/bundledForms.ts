import type { FormDocument } from "#contracts/config.ts";

const files = import.meta.glob<FormDocument>("#schemas/forms/*.json", { eager: true, import: "default" });

/** The forms that players get where the brand has none of its own, by id; without the link to their schema, which is not published. */
export const bundledForms: Readonly<Record<string, FormDocument>> = Object.fromEntries(
  Object.values(files).map((form) => {
    const { $schema: _schema, ...own } = form;
    return [own.id, own];
  }),
);
