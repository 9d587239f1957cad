import type { Operator } from "#contracts/api.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import type { DeviceCookie } from "#server/features/session/deviceCookie.ts";
import { refusal } from "#server/http/Failure.ts";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import type { Passwords } from "#server/security/passwords.ts";
import { takeAll, type Claim } from "#server/security/takeAll.ts";
import type { FactorHolder, SecondFactors } from "#server/features/second-factor/createSecondFactors.ts";
import { readFactorCode } from "#server/features/second-factor/recoveryCodes.ts";
import { judgeFactor } from "#server/features/second-factor/judgeFactor.ts";
import type { OperatorPlaces } from "./createOperatorPlaces.ts";
import type { OperatorRole } from "./Operator.ts";
import { hasFactor, isFactorDemanded } from "./operatorRule.ts";
import { recordAct } from "./recordAct.ts";

/** Guesses count for so long. */
const windowSeconds = 15 * 60;
/** Guesses at one account from one device, address or network, and those of all strangers at one account, or of one network. */
const free = { own: 5, strangers: 50, network: 50 } as const;

/** What signing in needs. */
export interface SignInParts {
  db: Database;
  clock: Clock;
  devices: DeviceCookie;
  factors: SecondFactors;
  passwords: Passwords;
  places: OperatorPlaces;
  throttle: Throttle;
}

/** An operator's account and password as they were typed. */
export interface Credentials {
  account: string;
  password: string;
  /** Of the second factor, where the platform has asked for it. */
  code?: string;
}

/** How far a check goes: in the middle of a session the password alone is asked for. */
export interface SignInCheck {
  asksForCode: boolean;
}

/** Who signs in, and whether by more than a password. */
export interface SignedIn {
  operator: Operator;
  hasBothFactors: boolean;
}

/** Checks an operator's password, however often it is tried. */
export interface SignIn {
  /** The browser and its address are known from now on: strangers' guesses at this account do not touch them. */
  know(operator: Operator, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * The operator; where a code is asked for and there is none, throws `second_factor_required`, and `passkey_required` where a password is not
   * enough and there is a passkey and nothing else. Refuses a wrong account or password (which of them is not told), throws 429 while one has to wait. Where
   * it was right, the browser and its address are known from now on.
   */
  check(typed: Credentials, request: FastifyRequest, reply: FastifyReply, how: SignInCheck): Promise<SignedIn>;
}

/**
 * Makes the check of passwords. Places are taken before a password is looked at; each guess beyond the free ones doubles the
 * wait, to a quarter of an hour. A browser in which the operator has signed in before has a counter of its own, and so has an
 * address that signed in before: whatever strangers guess, from wherever, does not touch them. A stranger's guesses are
 * counted by account and network together, by account, and by network.
 */
export function createSignIn({ db, clock, devices, factors, passwords, places, throttle }: SignInParts): SignIn {
  const claimsOf = async (account: string, request: FastifyRequest): Promise<[own: Claim, ...shared: Claim[]]> => {
    const device = await devices.read(request, account);
    if (device !== undefined) return [["operatorDevice", `${device} ${account}`, limitAfter(free.own)]];
    const visitor = visitorOf(request);
    if (await places.isKnown(account, request))
      return [["operatorPlace", `${visitor} ${account}`, limitAfter(free.own)]];
    const network = networkOf(request);
    return [
      ["operatorPair", `${account} ${network}`, limitAfter(free.own)],
      ["operatorAccount", account, limitAfter(free.strangers)],
      ["operatorNetwork", network, limitAfter(free.network)],
    ];
  };

  const demandCode = async (
    holder: FactorHolder,
    account: string,
    code: string | undefined,
    request: FastifyRequest,
  ) => {
    // Codes for recovery stand in for a passkey that was lost, as for an app.
    const isCodeAsked =
      (await factors.isOn(db, holder)) || (code !== undefined && (await factors.codesLeft(db, holder)) > 0);
    if (!isCodeAsked) {
      // Whoever could set up another factor by the password alone would need none.
      const [left] = await db.query<{ isLeft: boolean }>(
        `SELECT ${isFactorDemanded} AND ${hasFactor} AS "isLeft" FROM operator o WHERE o.id = $1`,
        [holder.id],
      );
      if (left?.isLeft) throw refusal("passkey_required", "Please sign in with your passkey.");
      return false;
    }
    if (code === undefined) throw refusal("second_factor_required", "Please type the code of your app.");
    const prove = () => factors.prove(db, holder, code);
    await judgeFactor({ factors, throttle }, { holder, request }, prove).catch(async (error: unknown) => {
      await recordAct(db, clock, account, "factorRefused");
      throw error;
    });
    if (readFactorCode(code)?.kind === "recovery") {
      await recordAct(db, clock, account, "recoveryCodeUsed", { codesLeft: await factors.codesLeft(db, holder) });
    }
    return true;
  };

  const know: SignIn["know"] = async ({ id, account }, request, reply) => {
    await places.remember(id, request);
    await devices.write(reply, account);
  };

  return {
    know,
    async check(typed, request, reply, { asksForCode }) {
      const account = typed.account.trim().toLowerCase();
      const [own, ...shared] = await claimsOf(account, request);
      const entry = await takeAll(throttle, [own, ...shared]);
      const rows = await db.query<{ id: string; account: string; role: OperatorRole; password_hash: string | null }>(
        "SELECT id, account, role, password_hash FROM operator WHERE account = $1 AND disabled_at IS NULL",
        [account],
      );
      const row = rows[0];
      const isRight = await passwords
        .verify(typed.password, row?.password_hash ?? null)
        .catch(async (error: unknown) => {
          await entry.giveBack();
          throw error;
        });
      if (row === undefined || !isRight) {
        // An unknown name is not written down: people type passwords into the wrong field.
        await recordAct(db, clock, row?.account ?? "", "signInRefused");
        throw refusal("wrong_credentials", "The account or the password is wrong.");
      }
      await entry.giveBack();
      // Before the guesses are forgotten and the browser is known: whoever has the password alone is nobody yet.
      const hasBothFactors =
        asksForCode && (await demandCode({ kind: "operator", id: row.id }, row.account, typed.code, request));
      await throttle.clear(own[0], own[1]);
      const operator = { id: row.id, account: row.account, role: row.role };
      await know(operator, request, reply);
      return { operator, hasBothFactors };
    },
  };
}

/** No wait up to the last free guess; after it 30 seconds, and twice as long after each one more. */
function limitAfter(freeGuesses: number): Limit {
  const none = Array.from({ length: freeGuesses - 1 }, () => 0);
  const doubling = Array.from({ length: 6 }, (_, place) => Math.min(windowSeconds, 30 * 2 ** place));
  return { most: Number.MAX_SAFE_INTEGER, seconds: windowSeconds, waits: [...none, ...doubling] };
}
