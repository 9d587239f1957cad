/** The class names that hold, in one string; false, null and undefined fall out. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
