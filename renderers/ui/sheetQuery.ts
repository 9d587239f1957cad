/** Where dialogs are sheets at the bottom of the screen; layouts/Dialog.css says the same. */
export const sheetQuery = "(max-width: 40em)";
