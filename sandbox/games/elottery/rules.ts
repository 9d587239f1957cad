import { createLottery } from "../lottery/createLottery.ts";
import { quickTimetables } from "../lottery/timetables.ts";

/** Three dice and five digits, drawn each minute. */
export const elotteryRules = createLottery({
  name: "elottery",
  family: "ELOTT",
  mostUnits: 5_000,
  timetables: quickTimetables,
});
