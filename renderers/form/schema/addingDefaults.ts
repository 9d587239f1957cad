/** Defaults are for what is added, never for what somebody left out: a document must not change by being looked at. */
export const addingDefaults = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
  allOf: "skipDefaults",
  constAsDefaults: "always",
} as const;
