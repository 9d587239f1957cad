import { createLottery } from "./createLottery.ts";
import { regionTimetables } from "./timetables.ts";

/** Draws as in the three regions of Vietnam, every few minutes. */
export const lotteryRules = createLottery({
  name: "lottery",
  family: "LOTT",
  mostUnits: 5_000,
  timetables: regionTimetables,
});
