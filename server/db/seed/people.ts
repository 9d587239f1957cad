import type { Random } from "#compile/createRandom.ts";

/** Somebody of the demo. */
export interface DemoPerson {
  id: string;
  walletId: string;
  account: string;
  nickname: string;
  /** 0 member; 1, 2, 41, 42 agents. */
  type: number;
  upline: DemoPerson | null;
  affiliateCode: string | null;
  referralCode: string;
  mobileNum: string;
  language: string;
  rankLevel: number;
  /** Days before today. */
  joinedDaysAgo: number;
  /** Chance to play on a day, and the usual stake in minor units. */
  zeal: number;
  stake: number;
}

const adjectives =
  "Amber Brave Calm Coral Crimson Dusty Eager Fern Gentle Golden Hazel Ivory Jade Keen Lucky Mellow Misty Noble Ochre Quiet Rapid Rosy Rustic Silent Silver Sunny Swift Teal Velvet Witty".split(
    " ",
  );
const animals =
  "Otter Heron Gecko Falcon Panda Koi Lynx Crane Tiger Mantis Robin Sparrow Badger Dolphin Egret Fox Gibbon Hare Ibis Jackal Kite Lark Marten Newt Osprey Puffin Quail Raven Seal Toad".split(
    " ",
  );
const ranks = 6;
const players = 40;

/** Who is whose agent: `agent01` has agents below, who have players of their own. */
const agents = [
  { account: "agent01", type: 1, upline: null, code: "DEMO2026" },
  { account: "agent02", type: 2, upline: "agent01", code: "DEMO2027" },
  { account: "agent03", type: 41, upline: "agent01", code: "DEMO2028" },
  { account: "agent04", type: 42, upline: null, code: "DEMO2029" },
] as const;

/** The agent of each player, in turns. Two in ten came by themselves. */
const turns = ["agent01", "agent02", "agent03", "agent02", null, "agent01", "agent03", "agent04", "agent02", null];

/** Makes up the people of the demo, uplines before their downlines. */
export function inventPeople(random: Random): DemoPerson[] {
  const byAccount = new Map<string, DemoPerson>();
  const names = new Set<string>();
  const add = (account: string, type: number, upline: string | null, affiliateCode: string | null) => {
    byAccount.set(account, {
      id: random.uuid(),
      walletId: random.uuid(),
      account,
      nickname: newName(random, names),
      type,
      upline: byAccount.get(upline ?? "") ?? null,
      affiliateCode,
      referralCode: random.code(8),
      mobileNum: `10${String(100_000 + byAccount.size)}`,
      language: random.pick(["KM", "KM", "EN"]),
      rankLevel: random.integer(1, ranks),
      joinedDaysAgo: type === 0 ? random.integer(5, 150) : 160,
      zeal: 0.2 + random.next() * 0.55,
      stake: random.pick([50, 100, 100, 200, 500, 1_000]),
    });
  };
  for (const { account, type, upline, code } of agents) add(account, type, upline, code);
  for (let number = 1; number <= players; number += 1) {
    add(`player${String(number).padStart(2, "0")}`, 0, turns[(number - 1) % turns.length] ?? null, null);
  }
  const first = byAccount.get("player01");
  // The account people log in with first has something to show.
  if (first) Object.assign(first, { joinedDaysAgo: 120, zeal: 0.8, stake: 200, rankLevel: 3 });
  return [...byAccount.values()];
}

function newName(random: Random, taken: Set<string>): string {
  for (;;) {
    const name = `${random.pick(adjectives)} ${random.pick(animals)}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
