import { startLottery } from "../lottery/startLottery.ts";

await startLottery(["fast3", "ball5"], 190);
