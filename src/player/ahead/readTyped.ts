/**
 * What a visitor put into a control of the page before the program took it over; undefined where that is what was drawn.
 * `id` is the control's.
 */
export function readTyped(id: string): string | boolean | undefined {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement) {
    if (control.type === "checkbox") return control.checked === control.defaultChecked ? undefined : control.checked;
    return control.value === control.defaultValue ? undefined : control.value;
  }
  if (control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? undefined : control.value;
  }
  if (!(control instanceof HTMLSelectElement)) return undefined;
  const drawn = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return drawn === undefined || control.value === drawn.value ? undefined : control.value;
}
