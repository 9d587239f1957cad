import type { ConsoleStores } from "../ConsoleStores.ts";

/** Ctrl-K (⌘K on a Mac) opens the search over everything, unless something stands over the page already. */
export function watchSearchKey({ ui, operator }: Pick<ConsoleStores, "ui" | "operator">): void {
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== "k" || ctrlKey === metaKey || shiftKey || altKey) return;
    if (!operator.isSignedIn || ui.dialog !== null) return;
    event.preventDefault();
    ui.openDialog("siteSearch");
  });
}
