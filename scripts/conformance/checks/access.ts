import { contract } from "#server/http/contract.ts";
import type { Check } from "../Check.ts";
import { demand, NotTried } from "../demand.ts";
import { demandPart } from "../demandPart.ts";

// What stands behind the example pages is no part of a platform.
const closed = [...contract.operations.values()].filter(({ auth, isDemoOnly }) => auth === "player" && !isDemoOnly);
const forAgents = closed.filter(({ roles }) => roles.length > 0);

/** Whether the parameters of a place must be given. */
const asksFor = ({ required }: { required?: unknown }) => Array.isArray(required) && required.length > 0;

/** Well formed bodies, so that what is refused is the caller and not the request. */
const bodies: Record<string, unknown> = { updateLanguage: { language: "EN" } };

/** Well formed questions. */
const point = { x: "A".repeat(43), y: "A".repeat(43) };
const queries: Record<string, Record<string, string>> = { getCustomerService: { channel: "LIVECHAT", ...point } };

/** Who may not call: without a session, with a dead one, and players where agents are meant. */
export const accessChecks: readonly Check[] = [
  ...closed.map(({ id, url, isEncrypted }): Check => ({
    call: id,
    title: "answers 401 without a token and to a token that nobody was given",
    run: async ({ call, seal }) => {
      const clear = { oldPassword: "x", newPassword: "y", confirmNewPassword: "y" };
      for (const token of [undefined, "A".repeat(43)]) {
        const body = isEncrypted ? { payload: await seal(id, clear) } : bodies[id];
        const reply = await call(id, {
          ...(token !== undefined && { token }),
          ...(body !== undefined && { body }),
          ...(queries[id] && { query: queries[id] }),
        });
        demandPart(url, reply);
        const which = token === undefined ? "Without a token" : "With an unknown token";
        demand(reply.status === 401, `${which} it answers ${reply.status}, not 401.`);
      }
    },
  })),
  ...forAgents.map(({ id, url, method, schemas }): Check => ({
    call: id,
    title: "answers 403 to a member that is no agent, and an agent by the contract",
    run: async ({ call, tokenOf }) => {
      const player = await tokenOf("player");
      if (player === undefined) throw new NotTried("No --account was given.");
      const refused = await call(id, { token: player });
      demandPart(url, refused);
      demand(refused.status === 403, `A member that is no agent is answered ${refused.status}, not 403.`);
      const agent = await tokenOf("agent");
      if (agent === undefined) throw new NotTried("A member is refused, as it must be; no --agent was given.");
      const reply = await call(id, { token: agent });
      if (reply.code === "feature_off") throw new NotTried("What it serves is off here.");
      // A call that names a member, or does something, is refused for what it lacks; who calls is known before.
      const isWhole = method === "GET" && ![schemas.path, schemas.query].some(asksFor);
      demand(isWhole ? reply.success : reply.status !== 403, `An agent is refused: ${reply.status} ${reply.code}`);
    },
  })),
];
