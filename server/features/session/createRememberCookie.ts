import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Member } from "#server/features/member/Member.ts";
import type { RememberedSecret } from "./createRememberMe.ts";
import type { SessionParts } from "./SessionParts.ts";

/** A login that went well, and whether the box "stay signed in" was ticked. */
export interface SettledLogin {
  request: FastifyRequest;
  reply: FastifyReply;
  member: Pick<Member, "id" | "account">;
  isWanted: boolean;
}

/** The remember-me cookie, as answers set it. */
export interface RememberCookie {
  set(reply: FastifyReply, secret: RememberedSecret): void;
  drop(reply: FastifyReply): void;
  /** Names the device anew after a login with something typed, and remembers or forgets the account on it. */
  settle(login: SettledLogin): Promise<void>;
}

/** Sets and clears the cookie. */
export function createRememberCookie(
  { clock, liveSite }: Pick<Deps, "clock" | "liveSite">,
  { cookies, devices, remember }: Pick<SessionParts, "cookies" | "devices" | "remember">,
): RememberCookie {
  const set: RememberCookie["set"] = (reply, { value, expiresAt }) => {
    const maxAge = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000);
    reply.setCookie(cookies.remember, value, { ...cookies.options, expires: expiresAt, maxAge });
  };
  const drop: RememberCookie["drop"] = (reply) => {
    reply.clearCookie(cookies.remember, cookies.options);
  };
  return {
    set,
    drop,
    settle: async ({ request, reply, member, isWanted }) => {
      const device = await devices.write(reply, member.account);
      if (liveSite.current().site.brand.settings.rememberMe !== "token") return;
      // Without the box ticked, what was remembered before is forgotten (access specification, section 4).
      const before = request.cookies[cookies.remember];
      if (before) await remember.forget(before);
      if (isWanted) set(reply, await remember.create(member.id, device));
      else if (before) drop(reply);
    },
  };
}
