/** A text longer than any place for it, with a word that cannot be broken. */
export const longText =
  `${"Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk".repeat(4)} ${"word ".repeat(60)}`.trim();
