/** A face of the reader's system that stands in for ours until it has arrived, made as wide and as high as ours. */
export interface StandIn {
  /** Full names, tried in this order. */
  local: string[];
  /** Weights that it is drawn for. */
  weight: string;
  /** How much wider ours is, in per cent, over the texts of `locales`; at 400, 550, 650 and 800. */
  sizePercent: number;
  range: string;
  /** Of ours, in thousandths of the size. */
  ascent: number;
  descent: number;
}

const latin = {
  range: "U+0000-052F,U+1E00-1FFF,U+2000-206F,U+20A0-20C0,U+2116,U+2122,U+2212",
  ascent: 1069,
  descent: 293,
};
const khmer = { range: "U+1780-17FF,U+19E0-19FF", ascent: 1069, descent: 293 };
const arabic = { range: "U+0600-06FF,U+0750-077F,U+0870-08FF,U+FB50-FDFF,U+FE70-FEFC", ascent: 1374, descent: 738 };

const weights = ["100 499", "500 599", "600 724", "725 900"];
const fewWeights = ["100 599", "600 900"];

/** A system has one regular and one bold face; where ours differ from theirs in width, they serve four steps. */
function steps(
  script: Pick<StandIn, "range" | "ascent" | "descent">,
  regular: string[],
  bold: string[],
  sizes: number[],
): StandIn[] {
  const bands = sizes.length === 4 ? weights : fewWeights;
  return bands.map((weight, step) => ({
    local: step < bands.length / 2 ? regular : bold,
    weight,
    sizePercent: sizes[step] ?? 100,
    ...script,
  }));
}

/**
 * In the order of their rules: a later one goes first, and one whose face the system lacks is passed over. A script's face that was
 * not measured is not among them, and the system's own choice is drawn as it is.
 */
export const standIns: readonly StandIn[] = [
  ...steps(latin, ["Roboto", "Roboto Regular"], ["Roboto Bold"], [105.8, 108.8, 109.5, 112.5]),
  ...steps(
    latin,
    ["Arial", "Helvetica", "Liberation Sans", "Arimo"],
    ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold", "Arimo Bold"],
    [105.4, 108.4, 103.1, 106],
  ),
  ...steps(khmer, ["Noto Sans Khmer", "Noto Sans Khmer Regular"], ["Noto Sans Khmer Bold"], [100, 100]),
  ...steps(arabic, ["DejaVu Sans"], ["DejaVu Sans Bold"], [94.9, 99.4, 86.1, 90.7]),
  ...steps(
    arabic,
    ["Noto Naskh Arabic UI", "Noto Naskh Arabic"],
    ["Noto Naskh Arabic UI Bold", "Noto Naskh Arabic Bold"],
    [109.9, 115.2, 114.9, 121],
  ),
  ...steps(arabic, ["Noto Sans Arabic", "Noto Sans Arabic Regular"], ["Noto Sans Arabic Bold"], [100, 100]),
];
