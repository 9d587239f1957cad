import { emblems, type Emblem } from "./emblems.ts";

/** How many palettes covers have. */
export const paletteCount = 24;

/** What a cover is drawn from. */
export interface CoverSubject {
  /** Vendor and code: the same ones always give the same cover. */
  seed: string;
  /** Words that may pick what it shows: those of the name. */
  words: readonly string[];
  /** Which colours, from 0. */
  palette: number;
}

/**
 * A cover as an SVG of 240 by 320: a ground in the palette's colours, a pattern, an emblem that the words pick, and light. It has no
 * text, no script and nothing from elsewhere.
 */
export function drawCover({ seed, words, palette }: CoverSubject): string {
  const chance = createChance(seed);
  const main = pickEmblem(words, chance);
  const side = emblems[Math.floor(chance() * emblems.length)] ?? main;
  const hue = (palette * 360) / paletteCount + chance() * 8;
  const other = hue + (chance() < 0.5 ? 36 : 150 + chance() * 50);
  const metal = chance() < 0.7 ? 42 + chance() * 8 : hue + 180;
  const light = 30 + chance() * 20;
  const ground = pickGround(chance);
  const turn = Math.round(-14 + chance() * 28);
  const x = Math.round(114 + chance() * 12);
  const y = Math.round(126 + chance() * 20);
  const size = 1.35 + chance() * 0.3;
  const small = Array.from({ length: 3 + Math.floor(chance() * 3) }, () => {
    const [sx, sy, scale, angle] = [chance() * 240, 190 + chance() * 110, 0.22 + chance() * 0.25, chance() * 360];
    return `<path d="${side.path}" transform="translate(${sx.toFixed(0)} ${sy.toFixed(0)}) rotate(${angle.toFixed(0)}) scale(${scale.toFixed(2)}) translate(-50 -50)" fill="url(#m)" opacity="${(0.35 + chance() * 0.5).toFixed(2)}"/>`;
  });
  const sparks = Array.from(
    { length: 14 },
    () =>
      `<circle cx="${(chance() * 240).toFixed(0)}" cy="${(chance() * 320).toFixed(0)}" r="${(0.8 + chance() * 2).toFixed(1)}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320" width="240" height="320">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${hsl(hue, 70, light + 8)}"/><stop offset="0.55" stop-color="${hsl(hue + 12, 72, light - 8)}"/><stop offset="1" stop-color="${hsl(other, 68, light - 18)}"/></linearGradient>`,
    `<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hsl(metal, 95, 86)}"/><stop offset="0.5" stop-color="${hsl(metal, 88, 60)}"/><stop offset="1" stop-color="${hsl(metal - 14, 82, 38)}"/></linearGradient>`,
    `<linearGradient id="e" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="${hsl(other, 84, 70)}"/><stop offset="1" stop-color="${hsl(other + 18, 78, 38)}"/></linearGradient>`,
    `<radialGradient id="l"><stop offset="0" stop-color="#fff" stop-opacity="0.75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="240" height="320" fill="url(#g)"/>`,
    `<g fill="none" stroke="#fff" stroke-opacity="0.13" stroke-width="7">${ground}</g>`,
    `<circle cx="${x}" cy="${y}" r="128" fill="url(#l)"/>`,
    ...small,
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size.toFixed(2)}) translate(-50 -50)" stroke-linejoin="round">`,
    `<path d="${main.path}" transform="translate(3 6)" fill="#000" opacity="0.32"/>`,
    `<path d="${main.path}" fill="url(#e)" stroke="url(#m)" stroke-width="6"/>`,
    main.lines === undefined
      ? ""
      : `<path d="${main.lines}" fill="none" stroke="url(#m)" stroke-width="3.4" stroke-linecap="round"/>`,
    `<path d="${main.path}" fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="1.4" transform="translate(-1 -1.6)"/></g>`,
    `<g fill="#fff" fill-opacity="0.75">${sparks.join("")}</g>`,
    `<rect x="5" y="5" width="230" height="310" rx="14" fill="none" stroke="url(#m)" stroke-width="3" stroke-opacity="0.7"/></svg>`,
  ].join("");
}

/** The emblem that a word of the name picks, else any. */
export function pickEmblem(words: readonly string[], chance: () => number): Emblem {
  const named = words.toReversed().flatMap((word) => emblems.filter((emblem) => emblem.words.includes(word)));
  const any = emblems[Math.floor(chance() * emblems.length)] as Emblem;
  return named[0] ?? any;
}

function pickGround(chance: () => number): string {
  const kinds = [rays, rings, waves, scales, slants, hills];
  return (kinds[Math.floor(chance() * kinds.length)] ?? rays)(chance);
}

const rays = (chance: () => number) => {
  const turn = chance() * 30;
  return Array.from({ length: 12 }, (_, index) => {
    const angle = ((index * 30 + turn) * Math.PI) / 180;
    return `<path d="M120 140L${(120 + 300 * Math.cos(angle)).toFixed(0)} ${(140 + 300 * Math.sin(angle)).toFixed(0)}" stroke-width="22"/>`;
  }).join("");
};
const rings = () => [46, 78, 110, 142, 174, 206].map((radius) => `<circle cx="120" cy="140" r="${radius}"/>`).join("");
const waves = (chance: () => number) => {
  const high = 12 + chance() * 16;
  return [40, 90, 140, 190, 240, 290]
    .map((top) => `<path d="M-20 ${top}q35 ${high.toFixed(0)} 70 0t70 0t70 0t70 0"/>`)
    .join("");
};
const scales = () =>
  Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 6 }, (__, column) => {
      const [x, y] = [column * 48 - (row % 2) * 24, row * 48];
      return `<path d="M${x} ${y}a24 24 0 0 0 48 0" stroke-width="4"/>`;
    }).join(""),
  ).join("");
const slants = (chance: () => number) => {
  const lean = chance() < 0.5 ? 120 : -120;
  return Array.from(
    { length: 14 },
    (_, index) => `<path d="M${index * 34 - 120} -10l${lean} 340" stroke-width="12"/>`,
  ).join("");
};
const hills = (chance: () => number) =>
  [190, 225, 260]
    .map((top) => {
      const peak = 40 + chance() * 160;
      return `<path d="M-10 330V${top}Q${peak.toFixed(0)} ${top - 70} 250 ${top}V330Z" fill="#000" fill-opacity="0.16" stroke="none"/>`;
    })
    .join("");

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${Math.round(((hue % 360) + 360) % 360)} ${Math.round(saturation)}% ${Math.round(Math.max(6, lightness))}%)`;
}

/** Numbers between 0 and 1 that follow from a text. */
function createChance(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
