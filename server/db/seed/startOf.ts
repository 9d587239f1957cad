import type { BetCategory } from "#server/features/bet/Bet.ts";

/** Which game of `sandbox/games` stands for the demo's games of a category; a category that is not here is not open yet. */
export const startOf: Partial<Record<BetCategory, string>> = {
  RNG: "vendor:/play/slot/?theme={code}",
  LIVE: "vendor:/play/roulette/?theme={code}",
  FISH: "vendor:/play/fish/?theme={code}",
  PVP: "vendor:/play/cards/?theme={code}",
  SPORTS: "vendor:/play/sports/?theme={code}",
  ESPORTS: "vendor:/play/esports/?theme={code}",
  COCKFIGHT: "vendor:/play/cockfight/?theme={code}",
  LOTT: "vendor:/play/lottery/?theme={code}",
  ELOTT: "vendor:/play/elottery/?theme={code}",
};
