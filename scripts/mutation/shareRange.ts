/**
 * Between which shares the share of a whole lies, at 95 in 100, when so many of a sample were noticed: Wilson's interval, which
 * holds near 100 % too.
 */
export function shareRange(noticed: number, tried: number): { least: number; most: number } {
  if (tried === 0) return { least: 0, most: 1 };
  const z = 1.96;
  const share = noticed / tried;
  const scale = 1 + z ** 2 / tried;
  const middle = (share + z ** 2 / (2 * tried)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / tried + z ** 2 / (4 * tried ** 2));
  return { least: middle - half, most: middle + half };
}
