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
