import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { createRememberCookie } from "#server/features/session/createRememberCookie.ts";
import { noteEvent } from "#server/features/security/noteEvent.ts";
import { openSession } from "#server/features/session/openSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { type FirstStep, passwordMark } from "./demandSecondFactor.ts";
import type { FactorParts } from "./FactorParts.ts";
import { judgeFactor } from "./judgeFactor.ts";

/** Tries with one ticket; then the first step has to be done again. */
const perTicket: Limit = { most: 5, seconds: 600 };

/** Serves the second step of a login: a ticket of the first one, and a code. */
export function registerSecondFactorLogin(app: FastifyInstance, deps: Deps, parts: FactorParts): void {
  const { factors, memberWork, sessions, throttle, tickets } = parts;
  const cookie = createRememberCookie(deps, parts);

  operation(app, "loginSecondFactor", async ({ body, request, reply }) => {
    const ticket = await tickets.open<FirstStep>("second factor", body.ticket);
    if (!ticket || !(await throttle.take("factorTicket", ticket.id, perTicket)).isAllowed) throw ticketDead();
    const { memberId, username, password } = ticket.content;
    const holder = { kind: "member", id: memberId } as const;
    const { member, value } = await judgeFactor(parts, { holder, request }, () =>
      memberWork(memberId, async (tx, current) => {
        // Disabled, or given another password, since the first step: it is worth nothing any more.
        if (!current || current.isDisabled || passwordMark(current) !== password) throw ticketDead();
        if (!(await factors.prove(tx, holder, body.code))) {
          await noteEvent(tx, { memberId, kind: "loginFailed", now: deps.clock.now(), request });
          return undefined;
        }
        if (!(await ticket.useUp(tx))) throw ticketDead();
        const entry = { member: current, username, request, hasBothFactors: true };
        return { member: current, value: await openSession(tx, entry, deps, sessions) };
      }),
    );
    await cookie.settle({ request, reply, member, isWanted: body.rememberMe === true });
    return value;
  });
}

function ticketDead() {
  return refusal("ticket_dead", "This took too long. Please log in again.");
}
