import { createStorage } from "#api/storage/createStorage.ts";
import { MemberStates, type MemberStateParts } from "#stores/MemberStates.ts";

/** Keeps in this browser what documents ask for, for each account by itself, and the same in every tab. */
export function keepMemberStates(parts: Omit<MemberStateParts, "storage">): void {
  const kept = new MemberStates({ ...parts, storage: createStorage(() => localStorage) });
  addEventListener("storage", ({ key, newValue }) => kept.hear(key, newValue));
  kept.start();
}
