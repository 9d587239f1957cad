/** The life of one version of a contract. An amendment is a version of its own, offered while the one before stays in force. */
export const contractStates = [
  "offered",
  "accepted",
  "rejected",
  "withdrawn",
  "expired",
  "inForce",
  "endAskedByUpline",
  "endAskedByDownline",
  "amended",
  "ended",
] as const;
export type ContractState = (typeof contractStates)[number];

/** Who does something: who offered the contract, to whom it was offered, or the platform by itself. */
export const contractActors = ["upline", "downline", "platform"] as const;
export type ContractActor = (typeof contractActors)[number];

export const contractEvents = [
  "accept",
  "reject",
  "withdraw",
  "expire",
  "begin",
  "askEnd",
  "takeBackEnd",
  "agreeEnd",
  "refuseEnd",
  "replace",
  "end",
] as const;
export type ContractEvent = (typeof contractEvents)[number];

type Moves = Partial<Record<ContractEvent, Partial<Record<ContractActor, ContractState>>>>;

/** What the platform does with one that binds: a version that was accepted takes its place, or a lower rate above ends it. */
const byPlatform: Moves = { replace: { platform: "amended" }, end: { platform: "ended" } };

const moves: Readonly<Record<ContractState, Moves>> = {
  offered: {
    accept: { downline: "accepted" },
    reject: { downline: "rejected" },
    withdraw: { upline: "withdrawn" },
    expire: { platform: "expired" },
  },
  // Until the next period begins: a period is reckoned by one version alone.
  accepted: { begin: { platform: "inForce" }, ...byPlatform },
  inForce: {
    askEnd: { upline: "endAskedByUpline", downline: "endAskedByDownline" },
    ...byPlatform,
  },
  // It stays in force, and is paid by, until the other side agrees.
  endAskedByUpline: {
    takeBackEnd: { upline: "inForce" },
    agreeEnd: { downline: "ended" },
    refuseEnd: { downline: "inForce" },
    ...byPlatform,
  },
  endAskedByDownline: {
    takeBackEnd: { downline: "inForce" },
    agreeEnd: { upline: "ended" },
    refuseEnd: { upline: "inForce" },
    ...byPlatform,
  },
  rejected: {},
  withdrawn: {},
  expired: {},
  amended: {},
  ended: {},
};

/** The state after an event, or undefined where it may not happen: not in this state, or not by this side. */
export function nextContractState(
  state: ContractState,
  event: ContractEvent,
  actor: ContractActor,
): ContractState | undefined {
  return moves[state][event]?.[actor];
}

/** Whether bills are reckoned by a version in this state. */
export function isInForce(state: ContractState): boolean {
  return state === "inForce" || state === "endAskedByUpline" || state === "endAskedByDownline";
}

/** Whether nothing can happen to a version in this state any more. */
export function isOver(state: ContractState): boolean {
  return Object.keys(moves[state]).length === 0;
}
