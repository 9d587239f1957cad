/** The paints that the sheet defines and every shape is painted with, whatever the brand. */
export const paints = {
  gold: "url(#art-gold)",
  goldDeep: "url(#art-gold-deep)",
  ivory: "url(#art-ivory)",
  red: "url(#art-red)",
  night: "url(#art-night)",
  shine: "url(#art-shine)",
  lattice: "url(#art-lattice)",
} as const;

/**
 * The brand's two colours. They are inherited from the picture that shows a shape, so that one shape on the sheet is
 * another colour in each picture; a gradient would take its colours from where the sheet is.
 */
export const tints = {
  main: { colour: "var(--art-a)", shade: "url(#art-relief)" },
  mainDeep: { colour: "var(--art-a-deep)", shade: "url(#art-dusk)" },
  second: { colour: "var(--art-b)", shade: "url(#art-relief)" },
  secondDeep: { colour: "var(--art-b-deep)", shade: "url(#art-dusk)" },
} as const;

/** A colour that the brand brings. */
export type Tint = keyof typeof tints;
