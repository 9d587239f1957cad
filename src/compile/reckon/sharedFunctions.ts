import { lotterySlip } from "./lotterySlip.ts";
import { lotteryWay } from "./lotteryWay.ts";
import { walletMove } from "./walletMove.ts";
import type { SharedFunction } from "./SharedFunction.ts";
import type { SharedFunctionName } from "./functionShapes.ts";

/** The functions that a `reckon` may name. */
export const sharedFunctions: Readonly<Record<SharedFunctionName, SharedFunction>> = {
  lotterySlip,
  lotteryWay,
  walletMove,
};
