import { randomUUID, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { Failure, notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import type { ExampleParts } from "./ExampleParts.ts";
import { createMemory } from "./createMemory.ts";
import { saidCards } from "./saidCards.ts";
import { isSentAt, sayWithdrawal, type MadeWithdrawal } from "./sayWithdrawal.ts";

/** Amounts, in minor units. */
const least = 100;
const most = 200_000;
const mostOfDay = 500_000;
const pinFrom = 1_000;

/** The money PIN of everybody of the example; the page says it. */
const moneyPin = "246810";

/** Withdrawals of a member that are remembered. */
const mostKept = 20;

/** What is remembered of a member: the withdrawals, and what left the wallet on a day. */
interface Kept {
  made: readonly MadeWithdrawal[];
  day: string;
  taken: number;
}

/**
 * Serves the withdrawals behind `examples/pages/exampleWithdrawal.json`. What is withdrawn leaves the wallet at once and comes back
 * when it is taken back, both in the ledger and each once; how far one has come follows from the time alone.
 */
export function registerExampleWithdrawal(app: FastifyInstance, deps: Deps, { ledger, runOnce }: ExampleParts): void {
  const { clock, db, liveSite } = deps;
  const memory = createMemory<Kept>(() => ({ made: [], day: "", taken: 0 }));
  const cardsFor = (request: Parameters<typeof languageOf>[0]) =>
    saidCards(languageOf(request, liveSite.current().site.brand.settings.defaultLanguage));
  const today = () => clock.now().toISOString().slice(0, 10);

  /** What is remembered now: a new day begins with nothing taken. */
  function keptOf(memberId: string): Kept {
    const kept = memory.of(memberId);
    return kept.day === today() ? kept : { ...kept, day: today(), taken: 0 };
  }

  function change(memberId: string, made: MadeWithdrawal, taken: number) {
    const kept = keptOf(memberId);
    const others = kept.made.filter(({ id }) => id !== made.id);
    const list = taken < 0 && made.cancelledAt === undefined ? others : [made, ...others];
    const sorted = list.toSorted((a, b) => b.askedAt - a.askedAt).slice(0, mostKept);
    memory.keep(memberId, { ...kept, made: sorted, taken: Math.max(0, kept.taken + taken) });
  }

  async function balanceOf(memberId: string, currency: string): Promise<number> {
    const rows = await db.query<{ balance: number }>(
      "SELECT balance FROM ledger_account WHERE member_id = $1 AND currency = $2 AND kind = 'player'",
      [memberId, currency],
    );
    return rows[0]?.balance ?? 0;
  }

  /** Books what leaves the wallet, or what comes back into it: what arrives at the bank, and the fee in the house. */
  async function book(tx: Queryable, memberId: string, made: MadeWithdrawal, isBack = false) {
    const { id, amount, fee, currency } = made;
    const wallet = await ledger.walletOf(tx, memberId, currency);
    const bank = await ledger.ownAccount(tx, "bank", currency);
    const house = await ledger.ownAccount(tx, "house", currency);
    const out = [
      { account: wallet, amount: -amount },
      { account: bank, amount: amount - fee },
      { account: house, amount: fee },
    ];
    const back = out.toReversed().map((leg) => ({ ...leg, amount: -leg.amount }));
    await ledger.post(tx, {
      kind: isBack ? "adjustment" : "withdrawal",
      currency,
      legs: isBack ? back : out,
      key: `example-withdrawal${isBack ? "-back" : ""}:${id}`,
      cause: { type: "system", ref: `example withdrawal ${id}` },
      detail: "Example withdrawal",
      at: clock.now(),
    });
  }

  operation(app, "getExampleWithdrawalTerms", async ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const cards = cardsFor(request);
    const balance = await balanceOf(memberId, currency);
    const left = mostOfDay - keptOf(memberId).taken;
    const highest = Math.min(most, left, balance);
    const card = cards.find(({ state }) => state === "default")?.id ?? "";
    return { currency, least, most, left, highest, balance, pinFrom, card, cards };
  });

  operation(app, "getExampleWithdrawalQuote", ({ query, request }) => {
    const { amount } = query;
    const fee = feeOf(amount);
    return { amount, fee, arrives: Math.max(0, amount - fee), currency: playerSessionOf(request).currency };
  });

  operation(app, "listExampleWithdrawals", ({ request }) =>
    memory.of(playerSessionOf(request).memberId).made.map((made) => sayWithdrawal(made, clock.now())),
  );

  operation(app, "createExampleWithdrawal", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId, currency } = playerSessionOf(request);
    const { amount, pin } = body;
    const card = cardsFor(request).find(({ id }) => id === body.card);
    if (!card) throw notFound();
    const demandLimits = () => {
      if (amount < least || amount > Math.min(most, mostOfDay - keptOf(memberId).taken))
        throw refused("amount", "error.example_withdrawal_limits");
    };
    let reserved: MadeWithdrawal | undefined;
    const intent = {
      scope: `createExampleWithdrawal:${memberId}`,
      key: idempotencyKey,
      request: { amount, card: card.id },
      secrets: pin === undefined ? {} : { pin },
    };
    try {
      const { value, replayed } = await runOnce<void, MadeWithdrawal>(intent, {
        prepare: async () => {
          demandLimits();
          if (card.state === "blocked") throw refused("card", "error.example_card_blocked");
          if (amount >= pinFrom && !isPin(pin)) throw refused("pin", "error.example_pin_wrong");
        },
        admitReplay: async () => {},
        work: async (tx) => {
          // Taken before it is booked, in one breath: two at a time do not get more out of a day than one after the other.
          demandLimits();
          const { bank, number } = card;
          const askedAt = clock.now().getTime();
          reserved = { id: randomUUID(), amount, fee: feeOf(amount), currency, bank, number, askedAt };
          change(memberId, reserved, amount);
          await book(tx, memberId, reserved);
          return reserved;
        },
      });
      if (replayed) void reply.header("idempotent-replayed", "true");
      const kept = memory.of(memberId).made.find(({ id }) => id === value.id);
      // It was booked, but nobody remembers: the platform was started again meanwhile.
      if (!kept) change(memberId, value, value.amount);
      return sayWithdrawal(kept ?? value, clock.now());
    } catch (error) {
      if (reserved) change(memberId, reserved, -amount);
      if (error instanceof Failure && error.code === "not_enough_money")
        throw refused("amount", "error.not_enough_money");
      throw error;
    }
  });

  operation(app, "cancelExampleWithdrawal", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId } = playerSessionOf(request);
    const find = () => {
      const made = memory.of(memberId).made.find(({ id }) => id === body.id);
      if (!made) throw notFound();
      return made;
    };
    find();
    const intent = { scope: `cancelExampleWithdrawal:${memberId}`, key: idempotencyKey, request: body, secrets: {} };
    const { replayed } = await runOnce<void, { id: string }>(intent, {
      prepare: async () => {
        const made = find();
        if (made.cancelledAt === undefined && isSentAt(made, clock.now())) throw gone();
      },
      admitReplay: async () => {},
      work: async (tx) => {
        const made = find();
        // Its key books it once, whoever else takes it back at this moment.
        if (made.cancelledAt === undefined) await book(tx, memberId, made, true);
        return { id: made.id };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    const made = find();
    if (made.cancelledAt !== undefined) return sayWithdrawal(made, clock.now());
    const cancelled = { ...made, cancelledAt: clock.now().getTime() };
    const isOfToday = new Date(made.askedAt).toISOString().startsWith(today());
    change(memberId, cancelled, isOfToday ? -made.amount : 0);
    return sayWithdrawal(cancelled, clock.now());
  });
}

/** One and a half in a hundred, rounded up, but at least ten minor units. */
function feeOf(amount: number): number {
  return Math.max(10, Number((BigInt(amount) * 15n + 999n) / 1000n));
}

function refused(field: string, key: string) {
  return refusal("form_invalid", "Please check what you typed.", { fieldErrors: { [field]: { key } } });
}

const gone = () => refusal("example_withdrawal_gone", "This withdrawal is on its way already.");

function isPin(pin: string | undefined): boolean {
  const [given, right] = [Buffer.from(pin ?? ""), Buffer.from(moneyPin)];
  return given.length === right.length && timingSafeEqual(given, right);
}
