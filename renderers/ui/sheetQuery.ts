/** Where dialogs are sheets at the bottom of the screen; layouts/Dialog.css says the same. */
export const sheetQuery = "(max-width: 40em)";
/** Where a dialog at the side leaves the page usable beside it; layouts/Dialog.css says the same. */
export const besideQuery = "(min-width: 56.25em)";
