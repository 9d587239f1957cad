/** Ranks that matches have unless they say otherwise: a kind as such, and a closer look. */
export const ranks = { plain: 10, close: 20 } as const;
