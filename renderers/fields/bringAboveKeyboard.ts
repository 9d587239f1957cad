/**
 * Where a finger types, the keyboard takes the lower half of the screen, and what opens below a control would be covered: brings the
 * field of the control to the top, unless it is in the upper quarter already.
 */
export function bringAboveKeyboard(control: HTMLElement): void {
  if (!globalThis.matchMedia?.("(pointer: coarse)").matches) return;
  const field = control.closest(".field") ?? control;
  if (field.getBoundingClientRect().top > window.innerHeight / 4) field.scrollIntoView({ block: "start" });
}
