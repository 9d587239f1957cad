/** Lengths above this are refused: no field of a form holds more, and patterns must not meet longer texts. */
export const longestValue = 1024;
