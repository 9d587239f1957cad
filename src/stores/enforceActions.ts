import { configure } from "mobx";

/** State changes in actions only; a program says so once, before its first store. */
export function enforceActions(): void {
  configure({ enforceActions: "always" });
}
