import { randomInt, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { payFromHouse } from "#server/features/ledger/payFromHouse.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { demandRested } from "#server/features/security/demandRested.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { Failure, notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { demandMobile, type MobileNumber } from "./demandMobile.ts";
import { demandReal } from "./demandReal.ts";
import { loadMallSetting } from "./MallSetting.ts";
import { paidIn, paidInDays } from "./paidIn.ts";
import type { PointParts } from "./PointParts.ts";
import { pointsOf, postPoints } from "./postPoints.ts";
import { redeemColumns, sayRedeem, type StoredRedeem } from "./StoredRedeem.ts";
import { rewardColumns, type StoredReward } from "./StoredReward.ts";

/** Letters and digits that are not mistaken for one another. */
const letters = "ACDEFGHJKLMNPQRTUVWXY34679";
const referenceLength = 8;
const shortestAddress = 5;

/** What is redeemed, and where it goes; all of it was judged. */
interface Wish {
  memberId: string;
  currency: string;
  reward: string;
  address: string;
  mobile: MobileNumber;
  now: Date;
}

/** Serves what points are spent on: goods and money. Each wants the payment password and happens once for an intent. */
export function registerRedeem(app: FastifyInstance, deps: Deps, parts: PointParts): void {
  const { clock, db, liveSite } = deps;
  const { ledger, paymentPasswords, runOnce } = parts;

  operation(app, "redeemPointReward", async ({ body, idempotencyKey, request, reply }) => {
    const session = playerSessionOf(request);
    const { memberId, currency } = session;
    const { paymentPassword, ...wish } = body;
    const demandPassword = () => paymentPasswords.demand(memberId, paymentPassword);
    const scope = `redeemPointReward:${memberId}`;
    const intent = { scope, key: idempotencyKey, request: wish, secrets: { paymentPassword } };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: demandPassword,
      prepare: async () => {
        demandReal(session);
        const address = wish.address.trim();
        if ([...address].length < shortestAddress) throw invalidForm({ address: { key: "form.required" } });
        const mobile = demandMobile(wish.countryDialingCode, wish.mobileNum);
        await demandPassword();
        return { address, mobile };
      },
      work: async (tx, judged) => {
        const id = await redeem(tx, { memberId, currency, reward: wish.reward, ...judged, now: clock.now() });
        return { id };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    const rows = await db.query<StoredRedeem>(`SELECT ${redeemColumns} FROM point_redeem r WHERE id = $1`, [value.id]);
    return sayRedeem(onlyRow(rows), languageOf(request, liveSite.current().site.brand.settings.defaultLanguage));
  });

  operation(app, "convertPoints", async ({ body, idempotencyKey, request, reply }) => {
    const session = playerSessionOf(request);
    const { memberId, currency, id: sessionId } = session;
    const { paymentPassword, points } = body;
    const demandPassword = () => paymentPasswords.demand(memberId, paymentPassword);
    const scope = `convertPoints:${memberId}`;
    const intent = { scope, key: idempotencyKey, request: { points }, secrets: { paymentPassword } };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: demandPassword,
      prepare: async () => {
        demandReal(session);
        await demandPassword();
      },
      work: async (tx) => {
        await lockMember(tx, memberId);
        const { isConvertible, convertPoints, convertAmount, convertLeast } = await loadMallSetting(tx, currency);
        if (!isConvertible) throw refusal("convert_closed", "Points are not converted at the moment.");
        if (points < convertLeast || points % convertPoints !== 0)
          throw invalidForm({ points: { key: "error.convert_points" } });
        const amount = (points / convertPoints) * convertAmount;
        if (!Number.isSafeInteger(amount)) throw invalidForm({ points: { key: "error.convert_points" } });
        const id = randomUUID();
        const at = clock.now();
        await postPoints(tx, { memberId, kind: "converted", points: -points, ref: id, at });
        const transfer = await payFromHouse(tx, ledger, {
          memberId,
          currency,
          amount,
          key: `points:${id}`,
          cause: { type: "session", ref: sessionId },
          detail: "Points converted",
          at,
        });
        await tx.query(
          "INSERT INTO point_convert (id, member_id, points, currency, amount, transfer_id, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
          [id, memberId, points, currency, amount, transfer, at],
        );
        return { points, amount, currency, balance: await pointsOf(tx, memberId) };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });
}

/** Takes the points and one piece in the transaction, with the member locked first. Answers the redemption's id. */
async function redeem(tx: Queryable, { memberId, currency, reward, address, mobile, now }: Wish): Promise<string> {
  await lockMember(tx, memberId);
  // What is sent to an address leaves as money does; converted points stay in the wallet, which rests.
  await demandRested(tx, memberId, now);
  // Of any number that come at once, as many as there are pieces find one.
  const taken = await tx.query<StoredReward>(
    `UPDATE point_reward SET available = available - 1 WHERE id = $1 AND currency = $2 AND is_open AND available > 0
     RETURNING ${rewardColumns}`,
    [reward, currency],
  );
  const found = taken[0];
  if (!found) {
    const known = await tx.query("SELECT FROM point_reward WHERE id = $1 AND currency = $2", [reward, currency]);
    throw known.length === 0 ? notFound() : refusal("reward_gone", "None of these is left.");
  }
  if (found.amount > 0 && (await paidIn(tx, memberId, currency, now)) < found.amount)
    throw refusal("amount_missing", `This reward is for members who paid in more within ${paidInDays} days.`);
  const id = randomUUID();
  const { name, points } = found;
  await postPoints(tx, { memberId, kind: "redeemed", points: -points, ref: id, detail: name, at: now });
  const reference = Array.from({ length: referenceLength }, () => letters[randomInt(letters.length)]).join("");
  await tx.query(
    `INSERT INTO point_redeem (id, reference, member_id, reward_id, name, points, status, address, dialing_code, mobile_num,
       created_at, changed_at) VALUES ($1, $2, $3, $4, $5, $6, 'process', $7, $8, $9, $10, $10)`,
    [id, reference, memberId, reward, name, points, address, mobile.dialingCode, mobile.mobileNum, now],
  );
  return id;
}

/** The member's row comes first wherever something of a member moves. */
async function lockMember(tx: Queryable, memberId: string): Promise<void> {
  const member = await findMember(tx, { id: memberId }, { lock: true });
  if (!member || member.isDisabled) throw new Failure(401, "not_logged_in", "Please log in.");
}
