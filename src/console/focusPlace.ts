/**
 * Moves focus and view to the control of a place in a form whose ids begin with `prefix`: to the field itself, else to the
 * first one inside of it, else to what stands around it. Nothing happens where none is drawn.
 */
export function focusPlace(prefix: string, pointer: string): void {
  for (let place = pointer; ; place = place.slice(0, place.lastIndexOf("/"))) {
    const control = findControl(`${prefix}-${place.replaceAll(/\s/g, "_")}`);
    if (control) {
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: "center" });
      return;
    }
    if (place === "") return;
  }
}

function findControl(id: string): HTMLElement | null {
  return document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(`${id}/`)}"]`);
}
