import { chipOf } from "#compile/lottery/chipOf.ts";
import { ChoiceError, type Draw, type DrawGame } from "../Game.ts";
import { elotteryRules } from "../elottery/rules.ts";
import { lotteryRules } from "../lottery/rules.ts";
import type { Croupier } from "../rounds/createCroupier.ts";
import type { Round } from "../rounds/Round.ts";
import { type Wallet, WalletRefusal, WalletSilence } from "../wallet/Wallet.ts";
import type { PlatformCall } from "./createSignedCalls.ts";

/** Where the platform places a bet for one of its members. */
export const lotteryBetPath = "/platform/lottery/bet";

const roundId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Takes a bet on a draw that a page of the platform asks for: `vendor`, `launch` (a token that works once), `round` (its name,
 * told again it is the same bet), `draw`, `lines` and `stake` in minor units. Answers with `taken`, `refused` and a code, or
 * `unclear` where the platform's wallet was silent: such a stake is given back.
 */
export function createLotteryBets({
  croupier,
  wallet,
  now = Date.now,
}: {
  croupier: Pick<Croupier, "find" | "place" | "betsWith">;
  wallet: Pick<Wallet, "open">;
  now?: () => number;
}): PlatformCall {
  async function place(asked: Record<string, unknown>): Promise<object> {
    const { vendor, launch, round: id, draw: drawId, lines, stake } = asked;
    if (typeof vendor !== "string" || typeof launch !== "string" || typeof id !== "string" || !roundId.test(id))
      return refused("malformed");
    const known = croupier.find(id);
    if (known) return sayKnown(known, asked);
    const found = findDraw(drawId, now());
    if (!found) return refused("draw_unknown");
    const { game, draw } = found;
    if (draw.closesAt <= now()) return refused("draw_closed");
    const { balance: _, ...player } = await wallet.open(vendor, launch);
    const units = Number(stake) / chipOf(player.currency);
    if (!Number.isSafeInteger(units) || units < 1 || units > game.mostUnits)
      return refused("wrong_stake", { most: chipOf(player.currency) * game.mostUnits });
    const at = now();
    const all = croupier.betsWith(player, game.name, draw.id);
    const choices = game.readChoices({ sent: { lines }, units, draw, now: at, player: player.player, all });
    const takeSeeds = () => {
      throw new Error("A draw has seeds of its own");
    };
    const dealt = await croupier.place({ id, player, game, stake: Number(stake), choices, draw, takeSeeds });
    return sayKnown(dealt.round, asked);
  }

  return async (asked) => {
    try {
      return await place(asked);
    } catch (error) {
      if (error instanceof WalletRefusal) return refused(error.code, error.value);
      if (error instanceof WalletSilence) return { state: "unclear" };
      if (error instanceof ChoiceError) return refused(error.code, { reason: error.message });
      throw error;
    }
  };
}

const refused = (code: string, value: Record<string, unknown> | null = null) => ({ state: "refused", code, value });

/** The draw of that name that has not ended, and its game. */
function findDraw(id: unknown, now: number): { game: DrawGame; draw: Draw } | undefined {
  for (const game of [lotteryRules, elotteryRules]) {
    const draw = game.drawsAt(now).find((one) => one.id === id && one.opensAt <= now);
    if (draw) return { game, draw };
  }
  return undefined;
}

/** What became of a bet that is known by its name; another bet of that name is refused. */
function sayKnown(round: Round, { vendor, draw, lines, stake }: Record<string, unknown>): object {
  const { lines: placed } = round.choices as { lines?: unknown };
  const isSame =
    round.vendor === vendor &&
    round.draw?.id === draw &&
    round.stake === stake &&
    sortedText(placed) === sortedText(lines);
  if (!isSame) return refused("key_reused");
  if (round.state === "refused") return refused(round.code ?? "refused");
  if (round.state === "off" || round.state === "returning") return refused("bet_returned");
  if (round.state === "asked") return { state: "unclear" };
  return { state: "taken", stake: round.stake, currency: round.currency };
}

/** Lines as one text, whatever the order of their picks. */
function sortedText(lines: unknown): string {
  if (!Array.isArray(lines)) return "";
  return JSON.stringify(
    lines.map((line: { type?: unknown; mode?: unknown; picks?: unknown; units?: unknown } | null) => [
      line?.type,
      line?.mode,
      Array.isArray(line?.picks)
        ? line.picks.map((own: unknown) => (Array.isArray(own) ? own.map(Number).toSorted((a, b) => a - b) : own))
        : line?.picks,
      line?.units,
    ]),
  );
}
