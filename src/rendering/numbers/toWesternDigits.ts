/** Where the ten digits of a script begin: Arabic, Persian, Devanagari, Bengali, Thai, Lao, Burmese, Khmer, full-width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];

/** The text with its digits as 0 to 9, whatever script they were typed in: numbers are sent so. */
export function toWesternDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => point >= first && point < first + 10);
    return zero === undefined ? digit : String(point - zero);
  });
}
