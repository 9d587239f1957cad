/**
 * What a whole configuration may measure: levels below the root, values, characters of one text, and characters in all (names
 * included). Far more than a big site has, far less than hurts a phone.
 */
export const siteLimits = { depth: 64, values: 200_000, textLength: 20_000, characters: 2 * 1024 * 1024 } as const;
