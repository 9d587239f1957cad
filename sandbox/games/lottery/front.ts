import { startLottery } from "./startLottery.ts";

await startLottery(["north", "centre", "south"], 350);
