/**
 * Moves the focus among the links and buttons of a list by the arrows, Home and End; the first arrow enters it. True where
 * the key was one of these.
 */
export function moveFocus({ key }: Pick<KeyboardEvent, "key">, list: HTMLElement | null): boolean {
  const stops = [...(list?.querySelectorAll<HTMLElement>("a, button") ?? [])].filter(
    (stop) => !stop.closest("[hidden]"),
  );
  const at = stops.findIndex((stop) => stop === stop.ownerDocument.activeElement);
  const last = stops.length - 1;
  const targets: Record<string, number> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  if (target === undefined) return false;
  stops[target]?.focus();
  return true;
}
