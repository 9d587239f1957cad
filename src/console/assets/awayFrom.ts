/** Hundredths that are left away from each side of a picture. */
export interface Away {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A place on a picture, in shares of its sides from its upper left corner. */
export interface SharePlace {
  x: number;
  y: number;
}

/** Something remains: as many hundredths of each side at least. */
export const leastLeft = 5;

/** What is left away where somebody drags over the part that remains, from one place to another; null for less than what remains. */
export function awayFromDrag(from: SharePlace, to: SharePlace): Away | null {
  const [left, right] = spanOf(from.x, to.x);
  const [top, bottom] = spanOf(from.y, to.y);
  const away = { left, top, right, bottom };
  return left + right > 100 - leastLeft || top + bottom > 100 - leastLeft ? null : away;
}

/** What is left away for the largest part in the middle of a picture that is so many times as wide as high. */
export function awayFromShape({ width, height }: { width: number; height: number }, ratio: number): Away {
  const [wide, high] = [Math.min(1, (height * ratio) / width), Math.min(1, width / ratio / height)];
  const [x, y] = [Math.min(100 - leastLeft, 100 - wide * 100) / 2, Math.min(100 - leastLeft, 100 - high * 100) / 2];
  return { left: x, top: y, right: x, bottom: y };
}

function spanOf(from: number, to: number): [before: number, after: number] {
  const [start, end] = [from, to].map((share) => Math.round(Math.max(0, Math.min(1, share)) * 100)) as [number, number];
  return [Math.min(start, end), 100 - Math.max(start, end)];
}
