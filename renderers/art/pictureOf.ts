import { createChance, type Chance } from "./createChance.ts";
import { pickMotif } from "./pickMotif.ts";

/** `tile` fills its box with a background of its own; `scene` stands free on what is behind it; `mark` is a tile without
 * small things, for a small box. */
export type ArtVariant = "tile" | "scene" | "mark";

/** A picture, put together from shapes of the sheet. */
export interface Picture {
  palette: number;
  /** From the back to the front. */
  parts: { shape: string; transform: string | undefined }[];
  /** Outlines of specks in the light, empty for none. */
  dust: string;
}

const palettes = 5;
const backdrops = 5;
const specks = 14;
const places = [
  { x: -104, y: -56, size: 0.3 },
  { x: 104, y: 46, size: 0.34 },
  { x: 98, y: -66, size: 0.22 },
  { x: -98, y: 58, size: 0.24 },
];

/** What a seed always draws. */
export function pictureOf(seed: string, variant: ArtVariant): Picture {
  const chance = createChance(seed);
  const palette = Math.floor(chance() * palettes);
  const isScene = variant === "scene";
  const back = isScene ? { shape: "light", transform: undefined } : drawBack(chance);
  const dust = variant === "tile" ? drawDust(chance) : "";
  const small = variant === "mark" ? [] : drawSatellites(chance, isScene);
  const motif = { shape: pickMotif(seed), transform: `scale(${isScene ? 1.08 : 0.82})` };
  return { palette, parts: [back, ...small, motif], dust };
}

function drawBack(chance: Chance): Picture["parts"][number] {
  const kind = Math.floor(chance() * backdrops);
  const turn = Math.round(chance() * 40);
  // Rays and beams run in any direction; rings look the same, lozenges and waves have to stand.
  return { shape: `back-${kind}`, transform: kind === 0 || kind === 2 ? `rotate(${turn})` : undefined };
}

function drawDust(chance: Chance): string {
  const speck = (): string => {
    const r = (0.7 + chance() * 1.7).toFixed(1);
    return `M${((chance() - 0.5) * 260).toFixed(0)} ${((chance() - 0.5) * 200).toFixed(0)}a${r} ${r} 0 1 1 0 .1z`;
  };
  return Array.from({ length: specks }, speck).join("");
}

/** Small things around the motif: coins, chips, stones and sparks. */
function drawSatellites(chance: Chance, isWide: boolean): Picture["parts"] {
  const spread = isWide ? 1.12 : 0.98;
  const scale = isWide ? 0.72 : 1;
  return places.map((place, index) => {
    const kinds = ["coin", index % 2 === 0 ? "chip-second" : "chip-main", "gem", "spark"];
    const shape = kinds[Math.floor(chance() * kinds.length)] ?? "coin";
    const turn = Math.round((chance() - 0.5) * 70);
    const x = (place.x * spread + (chance() - 0.5) * 16).toFixed(0);
    const y = (place.y * spread + (chance() - 0.5) * 16).toFixed(0);
    return { shape, transform: `translate(${x} ${y}) rotate(${turn}) scale(${(place.size * scale).toFixed(2)})` };
  });
}
