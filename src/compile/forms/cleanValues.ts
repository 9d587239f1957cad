import { isRecord } from "#json/isRecord.ts";
import type { FormDescriptor, FormField, RowPlace } from "#contracts/entities.ts";

/** Says whether a field is shown, of a row where it is in one; conditions are the engine's, so it answers. Left out: all fields are shown. */
export type IsShown = (field: FormField, row?: RowPlace) => boolean;

/**
 * The values of a form as they are checked and sent: only its own fields, spaces around them dropped where the field
 * says so, empty ones left out, and those of hidden fields left out unless the field keeps them. So is the dialling code of
 * a number that may be left out and was.
 */
export function cleanValues(
  form: Pick<FormDescriptor, "fields">,
  values: Readonly<Record<string, unknown>>,
  isShown: IsShown = () => true,
): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const field of form.fields) {
    if (!Object.hasOwn(values, field.name)) continue;
    if (field.whenHidden === "drop" && !isShown(field)) continue;
    const written = values[field.name];
    if (field.fields && Array.isArray(written)) {
      const rows = written.map((row) => (isRecord(row) ? row : {}));
      // One that is empty stays, so that the others keep their places.
      const cleanRow = (row: Record<string, unknown>, index: number) =>
        cleanValues({ fields: field.fields ?? [] }, row, (own) => isShown(own, { rows, index }));
      if (rows.length > 0) clean[field.name] = rows.map(cleanRow);
      continue;
    }
    const value = typeof written === "string" && field.trim ? written.trim() : written;
    if (!isEmpty(value)) clean[field.name] = value;
  }
  // The country of a number is there before anybody types; without the number it says nothing.
  for (const { name, country } of form.fields) {
    if (country === undefined || Object.hasOwn(clean, name)) continue;
    if (form.fields.some((field) => field.name === country && !field.required)) delete clean[country];
  }
  return clean;
}

/** Has nothing been filled in? */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
