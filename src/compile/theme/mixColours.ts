/** Red, green and blue of a `#rrggbb` or `#rrggbbaa` colour, 0 to 255 each; transparency is left aside. */
export function toChannels(colour: string): [number, number, number] {
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** The colour between two others: 0 is the first, 1 the second; both `#rrggbb`, mixed in sRGB. */
export function mixColours(from: string, to: string, share: number): string {
  const a = toChannels(from);
  const b = toChannels(to);
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** How much of what is behind a colour it covers: 1 for `#rrggbb`, and what the last two digits of `#rrggbbaa` say. */
export function toAlpha(colour: string): number {
  return colour.length < 9 ? 1 : Number.parseInt(colour.slice(7, 9), 16) / 255;
}

/** The opaque colour that is seen where a colour, transparent or not, lies over an opaque one. */
export function layColour(colour: string, over: string): string {
  return mixColours(over, colour, toAlpha(colour));
}
