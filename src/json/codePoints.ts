/** The length of a text in Unicode code points, as JSON Schema counts lengths: 😀 is one. */
export function codePoints(text: string): number {
  let length = text.length;
  for (let at = 0; at + 1 < text.length; at += 1) {
    // A high surrogate and a low one after it are one character.
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      length -= 1;
      at += 1;
    }
  }
  return length;
}
