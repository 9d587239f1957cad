import type { Random } from "#compile/createRandom.ts";
import { demoGames } from "./games.ts";
import { inventBet, type DemoBet } from "./inventBet.ts";
import type { DemoPerson } from "./people.ts";

/** Money that moved: between a wallet and one of the house's accounts, or from one wallet to another. */
export interface DemoTransfer {
  at: Date;
  kind: "deposit" | "withdrawal" | "bet" | "win" | "bonus" | "transfer";
  from: string;
  to: string;
  /** Minor units, above zero. */
  amount: number;
  detail: string;
  category: string;
  cause: "session" | "provider" | "operator";
  /** The bet that was staked or paid. */
  bet?: DemoBet;
}

/** Ids of the house's own accounts. */
export interface HouseAccounts {
  bank: string;
  house: string;
  bonus: string;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
const days = 90;
/** So long a match may take: what was staked on it since then is open. */
const matchMs = 20 * 60 * minuteMs;
const depositSizes = [2_000, 3_000, 5_000, 5_000, 10_000, 20_000];
const bonusRate = 0.1;

/** Three months of play up to `until`, in the order of time. No wallet ever holds less than nothing. */
export function inventPlay(random: Random, people: DemoPerson[], house: HouseAccounts, until: Date): DemoTransfer[] {
  const transfers: DemoTransfer[] = [];
  const balances = new Map<string, number>();
  const midnight = Date.parse(`${until.toISOString().slice(0, 10)}T00:00:00Z`);

  const book = (transfer: DemoTransfer): boolean => {
    if (transfer.at >= until) return false;
    const left = (balances.get(transfer.from) ?? 0) - transfer.amount;
    const isWallet = !Object.values(house).includes(transfer.from);
    if (isWallet && left < 0) return false;
    balances.set(transfer.from, left);
    balances.set(transfer.to, (balances.get(transfer.to) ?? 0) + transfer.amount);
    transfers.push(transfer);
    return true;
  };

  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = midnight - daysAgo * dayMs;
    for (const person of people) {
      if (daysAgo > person.joinedDaysAgo || !random.chance(person.zeal)) continue;
      playOneDay({ random, person, house, day, until, book, balanceOf: (wallet) => balances.get(wallet) ?? 0 });
    }
  }
  return transfers.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

interface DayOfPlay {
  random: Random;
  person: DemoPerson;
  house: HouseAccounts;
  day: number;
  until: Date;
  book(transfer: DemoTransfer): boolean;
  balanceOf(wallet: string): number;
}

/** Of a game whose wins differ in size: many small ones and a few large, which together are as much as the usual one each time. */
function luckOf(random: Random): number {
  const rare = { chance: 0.01, least: 4, most: 12 };
  const usual = (1 - (rare.chance * (rare.least + rare.most)) / 2) / (1 - rare.chance);
  return random.chance(rare.chance) ? random.integer(rare.least, rare.most) : usual * (0.5 + random.next());
}

/** An evening of one player: money in where it is needed, some bets, and money out where it went well. */
function playOneDay({ random, person, house, day, until, book, balanceOf }: DayOfPlay): void {
  const { walletId: wallet, stake } = person;
  let clock = day + random.integer(8 * 60, 21 * 60) * minuteMs;
  const later = (most: number) => {
    clock += random.integer(20_000, most * minuteMs);
    return new Date(clock);
  };
  const money = (kind: DemoTransfer["kind"], from: string, to: string, amount: number, detail: string) =>
    book({
      at: later(4),
      kind,
      from,
      to,
      amount,
      detail,
      category: kind === "transfer" ? "UPLINE" : "",
      cause: "session",
    });

  if (balanceOf(wallet) < stake * 10) {
    const size = Math.max(random.pick(depositSizes), stake * 20);
    money("deposit", house.bank, wallet, size, "Bank transfer");
    if (random.chance(0.25)) money("bonus", house.bonus, wallet, Math.round(size * bonusRate), "Deposit bonus");
  }
  const game = random.pick(demoGames);
  for (let bets = random.integer(2, 7); bets > 0; bets -= 1) {
    const amount = stake * random.integer(1, 5);
    const play = { detail: game.name, category: game.category, cause: "provider" as const };
    const bet = inventBet(random, game, { memberId: person.id, walletId: wallet, stake: amount, at: later(6) });
    if (!book({ at: bet.placedAt, kind: "bet", from: wallet, to: house.house, amount, ...play, bet })) break;
    const won = random.chance(game.hit) ? Math.round(amount * game.pays * (game.spread ? luckOf(random) : 1)) : 0;
    const at = later(1);
    if (bet.isMatch && until.getTime() - bet.placedAt.getTime() < matchMs) continue;
    if (bet.isCalledOff) {
      if (book({ at, kind: "bet", from: house.house, to: wallet, amount, ...play, bet })) bet.voidedAt = at;
    } else if (
      at < until &&
      (won === 0 || book({ at, kind: "win", from: house.house, to: wallet, amount: won, ...play, bet }))
    )
      Object.assign(bet, { settledAt: at, payout: won });
  }
  const balance = balanceOf(wallet);
  if (person.upline && balance > stake * 30 && random.chance(0.03)) {
    money("transfer", wallet, person.upline.walletId, stake * random.integer(2, 8), "Transfer to upline");
  } else if (balance > stake * 60 && random.chance(0.5)) {
    money("withdrawal", wallet, house.bank, Math.floor((balance * 0.6) / 1_000) * 1_000, "Bank transfer");
  }
}
