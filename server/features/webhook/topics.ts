/** What an address can be told of, by what operators choose. */
export const topics = {
  publishing: ["revision.published", "revision.reverted"],
  reviews: ["review.asked", "review.approved", "review.refused"],
  deposits: ["deposit.waiting"],
  withdrawals: ["withdrawal.waiting"],
  problems: ["problem.reported"],
} as const satisfies Record<string, readonly string[]>;

/** What operators choose. */
export type Topic = keyof typeof topics;

/** All of them. */
export const topicNames = Object.keys(topics) as Topic[];

/** The event of a try that an operator asks for. */
export const testEvent = "webhook.test";
