import { isRecord } from "#json/isRecord.ts";
import { chipOf } from "../lottery/chipOf.ts";
import { slipLimits } from "../lottery/LotteryLine.ts";
import { oddsOf } from "../lottery/oddsOf.ts";
import {
  lotteryKinds,
  type LotteryKind,
  type PlayType,
  playTypes,
  type PrizeMode,
  prizeModes,
} from "../lottery/playTypes.ts";
import type { SharedFunction } from "./SharedFunction.ts";

/**
 * How a draw of a `kind` is played: of the vendor's `menus` the ways that these pages reckon with, the one that is chosen (`type`, else the
 * first) under the table of prizes that is chosen (`mode`, else the one that is made for that kind, else the first), and what a picker of its numbers has. Amounts are in the
 * `currency`, else the `usual` one; `chips` are the vendor's. Undefined where nothing of that kind can be played here.
 */
export const lotteryWay: SharedFunction = ({ menus, kind: asked, type: wanted, mode: wantedMode, ...money }) => {
  const kind = lotteryKinds.find((known) => known === asked);
  const menu = (Array.isArray(menus) ? menus : []).find((one) => isRecord(one) && one["kind"] === kind);
  if (kind === undefined || !isRecord(menu)) return undefined;
  const types = playTypes.filter((one) => one.kinds.includes(kind) && isOffered(menu["playTypes"], one));
  const type = types.find(({ code }) => code === wanted) ?? types[0];
  const told: readonly unknown[] = Array.isArray(menu["prizeModes"]) ? menu["prizeModes"] : [];
  const modes = prizeModes.filter((one) => told.includes(one));
  const mode = modes.find((one) => one === wantedMode) ?? modes.find((one) => one === usualMode[kind]) ?? modes[0];
  if (!type || !mode) return undefined;
  const currency = [money["currency"], money["usual"]].find((one) => typeof one === "string" && one !== "");
  const chip = vendorChip(money["chips"], currency) ?? chipOf(String(currency));
  const most = typeof menu["mostUnits"] === "number" ? menu["mostUnits"] : undefined;
  return {
    kind,
    types: types.map(({ code }) => ({ code })),
    type: type.code,
    modes: modes.map((code) => ({ code })),
    mode,
    chip,
    mostUnits: slipLimits.units,
    mostLines: slipLimits.lines,
    mostCombinations: slipLimits.combinations,
    ...(most !== undefined && { mostOfSlip: most, mostStake: most * chip }),
    ...(currency !== undefined && { currency }),
    ...boardsOf(type, kind, mode),
  };
};

/** The table of prizes of quick draws, which a lobby of theirs opens with. */
const usualMode: Partial<Record<LotteryKind, PrizeMode>> = { fast3: "Elott", ball5: "Elott" };

/** Whether the vendor's menu has the way, and means the same by it. */
function isOffered(told: unknown, { code, shape }: PlayType): boolean {
  const one: unknown = (Array.isArray(told) ? told : []).find((each) => isRecord(each) && each["code"] === code);
  return isRecord(one) && isRecord(one["shape"]) && one["shape"]["kind"] === shape.kind;
}

/** The smallest chip of a currency in a vendor's table, whose `*` is that of all others. */
export function vendorChip(chips: unknown, currency: unknown): number | undefined {
  if (!isRecord(chips)) return undefined;
  const found = typeof currency === "string" && Object.hasOwn(chips, currency) ? chips[currency] : chips["*"];
  return typeof found === "number" && Number.isSafeInteger(found) && found > 0 ? found : undefined;
}

/** What is picked from, and what a hit pays for each unit that was staked. */
function boardsOf(type: PlayType, kind: LotteryKind, mode: PrizeMode): Record<string, unknown> {
  const { shape } = type;
  const odds = (option?: string) => oddsOf(type, kind, mode, option) / 100;
  switch (shape.kind) {
    case "digits":
      return { shape: shape.kind, boards: shape.places, count: 10, least: 1, most: 10, digits: 1, odds: odds() };
    case "choose":
      return {
        shape: shape.kind,
        boards: 1,
        count: 100,
        least: shape.count,
        most: shape.most,
        digits: 2,
        odds: odds(),
      };
    case "numbers":
      return { shape: shape.kind, boards: 1, count: 100, least: 1, most: 100, digits: 2, odds: odds() };
    case "options": {
      const { options } = shape;
      const own = { options: [...options], optionOdds: options.map((option) => odds(option)) };
      return { shape: shape.kind, boards: 1, count: options.length, least: 1, most: options.length, digits: 1, ...own };
    }
  }
}
