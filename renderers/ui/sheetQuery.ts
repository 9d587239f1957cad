/** Where dialogs are sheets at the bottom of the screen; layouts/Dialog.css says the same. */
export const sheetQuery = "(max-width: 40em)";
/** Where a dialog at the side leaves the page room enough beside it, which makes way; layouts/Dialog.css says the same. */
export const besideQuery = "(min-width: 75em)";
