import type { Starter } from "./galleryGroups.ts";

/** A field of each widget, with what it must have; words are made with it. */
const starters: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  text: { rule: { maxLength: 100 } },
  textarea: { rule: { maxLength: 500 } },
  password: { autoComplete: "new-password", rule: "password" },
  number: { rule: { type: "integer", min: 0 }, inputMode: "numeric" },
  money: {},
  date: {},
  dateRange: {},
  checkbox: {},
  select: {
    options: [
      { value: "first", label: "§firstTab" },
      { value: "second", label: "§secondTab" },
    ],
  },
  phone: { inputMode: "tel", autoComplete: "tel-national", rule: { minLength: 4, maxLength: 15, patternId: 21 } },
  countryCode: { autoComplete: "tel-country-code" },
  code: { autoComplete: "one-time-code", inputMode: "numeric", rule: { maxLength: 10 } },
  pin: { inputMode: "numeric", rule: { minLength: 6, maxLength: 6 } },
  captcha: { autoComplete: "off", rule: { maxLength: 16 } },
  search: {},
  slider: { rule: { min: 0, max: 10, step: 1 } },
  stars: { rule: { max: 5 } },
  file: {},
  upload: {},
  rows: { fields: [{ name: "item", widget: "text", label: "§label" }] },
};

/** Every kind of field, to be put into a form. */
export const fieldStarters: readonly Starter[] = Object.entries(starters).map(([widget, members]) => ({
  kind: "",
  name: widget,
  widget,
  label: "§label",
  ...members,
}));
