import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeyRing } from "#server/security/createKeyRing.ts";
import { isKeyedHash, keyedHash } from "#server/security/keyedHash.ts";
import { randomToken } from "#server/security/tokens.ts";
import type { CookieNames } from "./cookieNames.ts";

const yearSeconds = 31_536_000;

/** Tells devices on which an account has logged in before. It proves nothing else and logs nobody in. */
export interface DeviceCookie {
  /** The device's random name, where the cookie is ours and names this account. */
  read(request: FastifyRequest, account: string): Promise<string | undefined>;
  /** Gives the device a new name; returns it. */
  write(reply: FastifyReply, account: string): Promise<string>;
}

/**
 * A cookie of a random name and a keyed hash over it, the account and whose accounts these are: a player's cookie says
 * nothing of an operator with the same name.
 */
export function createDeviceCookie(
  keys: KeyRing,
  whose: "player" | "operator",
  names: Pick<CookieNames, "device" | "options">,
): DeviceCookie {
  const partsOf = (device: string, account: string) => {
    const parts = [device, account.toLowerCase()];
    return whose === "player" ? parts : [whose, ...parts];
  };
  return {
    read: async (request, account) => {
      const [device = "", mac = ""] = (request.cookies[names.device] ?? "").split(".");
      if (device === "" || mac === "") return undefined;
      const isOurs = await isKeyedHash(keys, "device", Buffer.from(mac, "base64url"), ...partsOf(device, account));
      return isOurs ? device : undefined;
    },
    write: async (reply, account) => {
      const device = randomToken();
      const { secret } = await keys.newest("device");
      const mac = keyedHash(secret, ...partsOf(device, account)).toString("base64url");
      reply.setCookie(names.device, `${device}.${mac}`, { ...names.options, maxAge: yearSeconds });
      return device;
    },
  };
}
