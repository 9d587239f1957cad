import type { Operations } from "#contracts/api.ts";

type PrizeMode = NonNullable<Operations["listPopularGames"]["query"]["prizeMode"]>;

/** The categories of each kind of lottery (games specification, section 9). */
const categoriesOf: Readonly<Record<PrizeMode, readonly string[]>> = {
  Lott: ["LOTT"],
  ZY: ["LOTT"],
  Elott: ["ELOTT"],
  SEA: ["LOTT"],
};

/** The categories that lotteries are listed under: those of a prize mode, or all. */
export const lotteryCategories = (mode?: PrizeMode): readonly string[] =>
  mode === undefined ? ["LOTT", "ELOTT"] : categoriesOf[mode];
