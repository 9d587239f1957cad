import { createHash, randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { chipOf } from "#compile/lottery/chipOf.ts";
import { LineError, type LotteryLine, readLines } from "#compile/lottery/LotteryLine.ts";
import { lotteryKinds, type LotteryKind } from "#compile/lottery/playTypes.ts";
import { quoteSlip } from "#compile/lottery/quoteSlip.ts";
import type { LotteryBet, Operations } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { chooseAsked } from "#server/features/game/chooseGame.ts";
import { lotteryCategories } from "#server/features/game/lotteryCategories.ts";
import { demandWithinLimits } from "#server/features/play/demandWithinLimits.ts";
import { createSignedQuestions } from "#server/features/seamless/createSignedQuestions.ts";
import { insertPlay } from "#server/features/seamless/GamePlay.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { compileCheck } from "#server/http/compileCheck.ts";
import type { RawSchema } from "#server/http/contract.ts";
import { createCountryOf } from "#server/http/countryOf.ts";
import { Failure, notFound, refusal } from "#server/http/Failure.ts";
import type { VendorConfig } from "#server/readVendors.ts";
import { randomToken } from "#server/security/tokens.ts";

/** Accounts for looking round: nothing is staked by them. */
const trialType = 4;
/** The vendor asks the wallet twice before it gives up. */
const limitMs = 12_000;

/** What a slip is refused for, in words; a code that is not among them is none of ours. */
const refusals: Readonly<Record<string, string>> = {
  draw_closed: "This draw takes no more bets.",
  draw_unknown: "This draw takes no more bets.",
  wrong_choice: "This slip is not allowed.",
  wrong_stake: "This stake is not allowed.",
  bet_returned: "The bet was not taken; its stake is given back.",
  not_enough_money: "There is not enough money in the wallet.",
  reality_check: "A reality check waits for its answer.",
  session_over: "The login has ended.",
  game_maintenance: "This game is under maintenance. Please try other games.",
  game_closed: "This game is not offered any more.",
  time_out: "You take a break from playing.",
  self_excluded: "You are excluded from playing.",
  excluded_for_good: "You are excluded from playing for good.",
  loss_limit: "This is more than the loss limit allows.",
  time_limit: "The time for playing is used up.",
};

type Slip = Operations["placeLotteryBet"]["body"];

interface Told {
  state: "taken" | "refused" | "unclear";
  code?: string;
  value?: Record<string, unknown> | null;
}

const isTold = compileCheck(
  {
    type: "object",
    required: ["value"],
    properties: {
      value: {
        type: "object",
        required: ["state"],
        properties: {
          state: { enum: ["taken", "refused", "unclear"] },
          code: { type: "string", maxLength: 40 },
          value: { type: ["object", "null"] },
        },
      },
    },
  } as RawSchema,
  "body",
);

/**
 * Makes what places slips on draws: the vendor of the draw takes the bet and debits the wallet as for every game. One name of the bet
 * follows from the member and the key, so that a try whose answer was lost finds the bet it made.
 */
export function createLotteryBets({
  clock,
  config,
  db,
  chipAt,
  gameFor,
}: Pick<Deps, "clock" | "config" | "db"> & {
  /** The smallest chip of a currency at a vendor, in minor units; undefined while its menus cannot be had. */
  chipAt(vendor: VendorConfig, currency: string): Promise<number | undefined>;
  /** The game that a vendor plays a kind of draw by; undefined where it does not say, or its menus cannot be had. */
  gameFor(vendor: VendorConfig, kind: LotteryKind): Promise<string | undefined>;
}) {
  const ask = createSignedQuestions({ now: () => clock.now().getTime(), path: "/platform/lottery/bet", limitMs });
  const countryOf = createCountryOf(config);

  return async (request: FastifyRequest, slip: Slip, key: string): Promise<LotteryBet> => {
    const player = playerSessionOf(request);
    const { memberId, currency, id: sessionId, language } = player;
    if (player.type === trialType) throw refusal("not_allowed", "Free play cannot open games.");
    const { kind, lines } = readSlip(slip);
    const now = clock.now();
    await demandWithinLimits(db, player, { act: "launch", now });
    const { vassalage, gameCode } = slip;
    const categories = lotteryCategories();
    const choose = (of: readonly string[]) => chooseAsked(db, config.vendors, { categories: of, vassalage, gameCode });
    const first = (await choose(lotteryCategories(lines[0]?.mode))) ?? (await choose(categories));
    if (!first) throw notFound();
    // Where the slip names no game, the record names the one of its draw.
    const told = gameCode === undefined ? await gameFor(first.vendor, kind) : undefined;
    // Always one of the same vendor: a try that could not ask its menus has the same round.
    const own = { categories, vassalage: first.vassalage, gameCode: told };
    const game = (told === undefined ? undefined : await chooseAsked(db, config.vendors, own)) ?? first;
    const { draw, stake } = slip;
    const known = await chipAt(game.vendor, currency);
    const { combinations, most, stake: cost } = quoteSlip(kind, lines, known ?? chipOf(currency));
    // By chips that nobody knows nothing is refused: an earlier try may have been taken.
    if (cost !== stake)
      throw known === undefined ? silent() : refusal("wrong_stake", "This stake is not allowed.", { stake: cost });
    const token = randomToken();
    const { category } = onlyRow(
      await db.query<{ category: "LOTT" | "ELOTT" }>(
        "SELECT game_type AS category FROM game WHERE vassalage = $1 AND code = $2 AND game_type = ANY ($3)",
        [game.vassalage, game.gameCode, categories],
      ),
    );
    const play = {
      id: randomUUID(),
      memberId,
      sessionId,
      vendor: game.vassalage,
      gameCode: game.gameCode,
      gameName: game.displayName,
      category,
      language,
      currency,
      country: countryOf(request.raw),
    };
    await insertPlay(db, play, { token, now });
    const round = roundOf(memberId, key);
    const answer = await ask(game.vendor, { vendor: game.vassalage, launch: token, round, draw, lines, stake });
    if (isTold(answer) !== true) throw silent();
    const { state, code = "", value = null } = (answer as { value: Told }).value;
    if (state === "taken") return { round, draw, combinations, stake, most, currency };
    if (code === "key_reused") throw new Failure(422, code, "This key was used for another request.");
    const words = refusals[code];
    if (state === "unclear" || words === undefined) throw silent();
    throw refusal(code === "draw_unknown" ? "draw_closed" : code, words, value);
  };
}

/** Nobody knows whether the bet was taken: the same key is tried again. */
const silent = () =>
  new Failure(503, "vendor_silent", "The vendor of these games does not answer. Please try again in a moment.", {
    retryAfterSeconds: 2,
  });

/** The slip, checked. */
function readSlip({ draw, lines }: Slip): { kind: LotteryKind; lines: LotteryLine[] } {
  const kind = lotteryKinds.find((one): one is LotteryKind => draw.startsWith(`${one}-`));
  if (kind === undefined) throw refusal("draw_closed", "This draw takes no more bets.");
  return { kind, lines: linesOf(lines, kind) };
}

function linesOf(sent: unknown, kind: LotteryKind): LotteryLine[] {
  try {
    return readLines(sent, kind);
  } catch (error) {
    if (error instanceof LineError) throw refusal("wrong_choice", error.message);
    throw error;
  }
}

/** A UUID (RFC 9562, version 8) of the member's key: the same for every try. */
function roundOf(memberId: string, key: string): string {
  const hex = createHash("sha256").update(`lottery bet ${memberId} ${key}`).digest("hex");
  const variant = ((Number.parseInt(hex[16] ?? "0", 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
