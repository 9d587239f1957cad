/** What a control holds: whether it is checked, or its text. */
export type Typed = string | boolean;

/**
 * What a visitor put into a control of the page before the program took it over; undefined where that is what was drawn, and for
 * what is no control.
 */
export function readTyped(control: Element | null): Typed | undefined {
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    return control.checked === control.defaultChecked ? undefined : control.checked;
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? undefined : control.value;
  }
  if (!(control instanceof HTMLSelectElement)) return undefined;
  const drawn = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return drawn === undefined || control.value === drawn.value ? undefined : control.value;
}
