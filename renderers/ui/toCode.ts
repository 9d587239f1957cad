import { encode } from "uqr";

/** A QR code as a drawing: so many modules a side, and the path of the dark ones, a unit a module. */
export interface DrawnCode {
  size: number;
  path: string;
}

/** Most that is put into a code: more could not be scanned from a screen. */
const mostBytes = 2_000;

/** The QR code of a text, of which 15 in 100 may be damaged; undefined where there is nothing or too much to put into it. */
export function toCode(text: string): DrawnCode | undefined {
  if (text === "" || new TextEncoder().encode(text).length > mostBytes) return undefined;
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  // A run of dark modules is one rectangle.
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? size : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    }),
  );
  return { size, path: runs.join("") };
}
