/** Puts the keyboard into a field and the field into view. */
export function focusControl(name: string): void {
  const control = document.getElementById(`field-${name}`);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
