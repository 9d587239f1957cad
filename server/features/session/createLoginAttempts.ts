import type { FastifyRequest } from "fastify";
import { tooMany } from "#server/http/Failure.ts";
import { networkOf } from "#server/http/networkOf.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import type { DeviceCookie } from "./deviceCookie.ts";

const daySeconds = 86_400;
/** Failures that cost nothing but a captcha. */
const freeFailures = 5;
const longestBlockSeconds = 900;
const captchaAfter = 3;
const perAddress: Limit = { most: 30, seconds: 300 };
const perNetwork: Limit = { most: 100, seconds: 300 };

/** How things stand for who tries to log in. */
export interface AttemptState {
  /** The password is not even looked at; the answer is that of a wrong one. */
  isLocked: boolean;
  needsCaptcha: boolean;
}

/** Counts failed logins (S-34). */
export interface LoginAttempts {
  /** Throws 429 where the visitor's address or network failed too often. */
  checkAddress(ip: string): Promise<void>;
  state(account: string, request: FastifyRequest): Promise<AttemptState>;
  /** Counts a wrong password; says whether the next try needs a captcha. */
  fail(account: string, request: FastifyRequest): Promise<AttemptState>;
  succeed(account: string, request: FastifyRequest): Promise<void>;
}

/**
 * Failures are counted for each account name, whether anybody has it or not. A device on which the account has logged in
 * before has a counter of its own, so strangers cannot lock its owner out.
 */
export function createLoginAttempts(throttle: Throttle, devices: DeviceCookie): LoginAttempts {
  const subjectOf = async (account: string, request: FastifyRequest): Promise<[kind: string, subject: string]> => {
    const name = account.toLowerCase();
    const device = await devices.read(request, name);
    return device === undefined ? ["loginAccount", name] : ["loginDevice", `${device} ${name}`];
  };

  return {
    checkAddress: async (ip) => {
      const address = await throttle.look("loginAddress", ip, perAddress);
      const network = await throttle.look("loginNetwork", networkOf(ip), perNetwork);
      const wait = Math.max(address.waitSeconds, network.waitSeconds);
      if (wait > 0) throw tooMany(wait);
    },
    state: async (account, request) => {
      const { hits, waitSeconds } = await throttle.peek(...(await subjectOf(account, request)));
      return { isLocked: waitSeconds > 0, needsCaptcha: hits >= captchaAfter };
    },
    fail: async (account, request) => {
      await throttle.hit("loginAddress", request.ip, perAddress);
      await throttle.hit("loginNetwork", networkOf(request.ip), perNetwork);
      const [kind, subject] = await subjectOf(account, request);
      const { hits, waitSeconds } = await throttle.punish(kind, subject, daySeconds, blockSeconds);
      return { isLocked: waitSeconds > 0, needsCaptcha: hits >= captchaAfter };
    },
    succeed: async (account, request) => {
      await throttle.clear(...(await subjectOf(account, request)));
    },
  };
}

function blockSeconds(failures: number): number {
  return failures <= freeFailures ? 0 : Math.min(longestBlockSeconds, 2 ** (failures - freeFailures));
}
