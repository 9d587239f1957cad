import type { PlayerStores } from "../PlayerStores.ts";

/**
 * Tells whoever is logged in why something stays closed to them: a trial account is not a real one, and nobody else is
 * turned away but from what is for agents (access specification, section 6).
 */
export function refuseAccount({ session, ui, texts }: PlayerStores): void {
  if (session.isReal) ui.toasts.add(() => texts.texts.translate("error.agents_only"), "warning");
  else ui.openDialog("realAccount");
}
