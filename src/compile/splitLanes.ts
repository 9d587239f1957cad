import type { VendorLane } from "#contracts/api.ts";

/** Which vendors of sports are shown under a category of their own, by their codes. */
export type VendorLists = Readonly<Partial<Record<"ESPORTS" | "COCKFIGHT", readonly string[]>>>;

/** Where the brand says nothing (games specification, section 9). */
const usualLists = { ESPORTS: ["AV", "AI", "IMES", "TF", "IA"], COCKFIGHT: ["DS88", "DIG"] } as const;

/** The order of the navigation where a category is new to it; cockfight is right after live (games specification, section 2). */
const order = ["RNG", "LIVE", "COCKFIGHT", "SPORTS", "ESPORTS", "FISH", "PVP", "LOTT", "ELOTT"];

/** The category that a vendor of sports is shown under; undefined for what stays where it is. */
export function splitCategory(gameType: string, vassalage: string, lists: VendorLists = {}) {
  if (gameType !== "SPORTS") return undefined;
  return (["ESPORTS", "COCKFIGHT"] as const).find((name) =>
    (lists[name] ?? usualLists[name]).some((code) => code === vassalage),
  );
}

/** The vendors that a list moves out of sports, by the category they move to. */
export function movedVendors(lists: VendorLists = {}): Readonly<Record<"ESPORTS" | "COCKFIGHT", readonly string[]>> {
  return { ...usualLists, ...lists };
}

/**
 * Lanes as the navigation shows them, whatever the platform does with them: esports and cockfight are lanes of their own, lanes
 * without a vendor are not there, and cockfight is right after live. Other lanes keep their order.
 */
export function splitLanes(lanes: readonly VendorLane[], lists: VendorLists = {}): VendorLane[] {
  const split = new Map<string, VendorLane>();
  for (const { gameCategory, vendors, ...lane } of lanes) {
    for (const vendor of vendors) {
      const category = splitCategory(gameCategory, vendor.vassalage, lists) ?? gameCategory;
      const known = split.get(category);
      if (known) known.vendors.push({ ...vendor, gameType: category });
      else
        split.set(category, {
          ...(category === gameCategory && lane),
          gameCategory: category,
          vendors: [{ ...vendor, gameType: category }],
        });
    }
  }
  const cockfight = split.get("COCKFIGHT");
  const named = [...split.values()].filter((lane) => lane !== cockfight);
  // A lane that a list made stands where the navigation has it.
  const esports = lanes.every(({ gameCategory }) => gameCategory !== "ESPORTS") ? split.get("ESPORTS") : undefined;
  const rest = named.filter((lane) => lane !== esports);
  for (const [lane, after] of [
    [esports, "SPORTS"],
    [cockfight, "LIVE"],
  ] as const) {
    if (lane === undefined) continue;
    const place = rest.findIndex(({ gameCategory }) => gameCategory === after);
    const next = rest.findIndex(({ gameCategory }) => order.indexOf(gameCategory) > order.indexOf(lane.gameCategory));
    rest.splice(place >= 0 ? place + 1 : next >= 0 ? next : rest.length, 0, lane);
  }
  return rest;
}
