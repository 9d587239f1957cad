import type { FastifyRequest } from "fastify";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import type { Attempt, Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import type { DeviceCookie } from "./deviceCookie.ts";

const daySeconds = 86_400;
/** Guesses without a captcha. */
const unprovedGuesses = 3;
/** Guesses that cost nothing but a captcha. */
const freeGuesses = 5;
const longestBlockSeconds = 900;
const perAddress: Limit = { most: 30, seconds: 300 };
const perNetwork: Limit = { most: 100, seconds: 300 };

/** Seconds to wait after each guess: none for the free ones, then 2, 4, 8 … */
const waits = [
  ...Array.from({ length: freeGuesses }, () => 0),
  ...Array.from({ length: 10 }, (_, place) => Math.min(longestBlockSeconds, 2 ** (place + 1))),
];

/** A guess whose place is taken, before the password is looked at. */
export interface Guess {
  /** Nothing is judged before a captcha is solved. */
  needsCaptcha: boolean;
  /** The password is not judged; the answer is that of a wrong one. */
  isLocked: boolean;
  /** Whether the guess after this one needs a captcha, should this one be wrong. */
  nextNeedsCaptcha: boolean;
  /** It was right: the account's guesses are forgotten, and the address has its place back. */
  succeed(): Promise<void>;
  /** It was not judged after all: all places are given back. */
  withdraw(): Promise<void>;
}

/** Limits what may be guessed (S-34). Places are taken before a guess is judged, so guessing at once gains nothing. */
export interface LoginAttempts {
  /** Takes a place for the visitor's address and network; throws 429 where there is none. */
  enter(account: string, request: FastifyRequest): Promise<Pick<Attempt, "giveBack">>;
  /** The same, and a place for a guess at the account's password. */
  begin(account: string, request: FastifyRequest, hasCaptcha: boolean): Promise<Guess>;
  /** Forgets the wrong guesses at an account: its password is another now, and its owner has just proved to be that. */
  forgive(account: string, request: FastifyRequest): Promise<void>;
}

/**
 * Guesses are counted for each account name, whether anybody has it or not. A device on which the account has logged in
 * before has counters of its own, so that strangers lock its owner out neither by the account's name nor by an address that
 * they share.
 */
export function createLoginAttempts(throttle: Throttle, devices: DeviceCookie): LoginAttempts {
  const enterAs = (device: string | undefined, name: string, request: FastifyRequest) =>
    takeAll(
      throttle,
      device === undefined
        ? [
            ["loginAddress", visitorOf(request), perAddress],
            ["loginNetwork", networkOf(request), perNetwork],
          ]
        : [["loginDeviceCalls", `${device} ${name}`, perAddress]],
    );

  return {
    enter: async (account, request) => {
      const name = account.toLowerCase();
      return enterAs(await devices.read(request, name), name, request);
    },
    forgive: async (account, request) => {
      const name = account.toLowerCase();
      const device = await devices.read(request, name);
      await throttle.clear("loginAccount", name);
      if (device !== undefined) await throttle.clear("loginDevice", `${device} ${name}`);
    },
    begin: async (account, request, hasCaptcha) => {
      const name = account.toLowerCase();
      const device = await devices.read(request, name);
      const entry = await enterAs(device, name, request);
      const [kind, subject] = device === undefined ? ["loginAccount", name] : ["loginDevice", `${device} ${name}`];
      const most = hasCaptcha ? Number.MAX_SAFE_INTEGER : unprovedGuesses;
      const attempt = await throttle.take(kind, subject, { most, seconds: daySeconds, waits });
      const needsCaptcha = !attempt.isAllowed && !hasCaptcha && attempt.hits >= unprovedGuesses;
      // Nothing was guessed. Where the account is locked, the visitor's place stays taken.
      if (needsCaptcha) await entry.giveBack();
      return {
        needsCaptcha,
        isLocked: !attempt.isAllowed && !needsCaptcha,
        nextNeedsCaptcha: attempt.hits >= unprovedGuesses,
        succeed: async () => {
          await throttle.clear(kind, subject);
          await entry.giveBack();
        },
        withdraw: async () => {
          await attempt.giveBack();
          await entry.giveBack();
        },
      };
    },
  };
}
