import { createHmac } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { Failure } from "#server/http/Failure.ts";
import { keepSignedBody } from "#server/http/keepSignedBody.ts";
import { operation } from "#server/http/operation.ts";
import { isSameHash } from "#server/security/tokens.ts";
import type { DepositParts } from "./DepositParts.ts";
import { providerPage } from "./providerPage.ts";
import { findOrder } from "./StoredOrder.ts";
import { takeEvent } from "./takeEvent.ts";

/** What was signed longer ago, or later, is refused: nobody can send it a second time. */
const replaySeconds = 300;

/** Serves providers: what they tell of payments, and where players are led to them. */
export function registerPaymentEvents(app: FastifyInstance, deps: Deps, parts: DepositParts): void {
  const { clock, config, db } = deps;
  const { payments } = config;
  const { forgeries } = parts;

  /** Whether one of the secrets signed the very bytes, a moment ago. */
  const isSigned = (timestamp: unknown, signatures: unknown, body: string): boolean => {
    if (typeof timestamp !== "string" || typeof signatures !== "string" || !/^\d{1,12}$/.test(timestamp)) return false;
    if (Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) > replaySeconds) return false;
    const given = signatures.split(",").flatMap((one) => /^v1=([0-9a-f]{64})$/.exec(one.trim())?.[1] ?? []);
    const right = (payments?.secrets ?? []).map((secret) =>
      createHmac("sha256", secret).update(`${timestamp}.${body}`).digest(),
    );
    return given.some((hex) => right.some((hash) => isSameHash(Buffer.from(hex, "hex"), hash)));
  };

  void app.register(async (scope) => {
    keepSignedBody(scope);
    operation(scope, "takePaymentEvent", async ({ path, body, request }) => {
      const { "croupier-timestamp": timestamp, "croupier-signature": signature } = request.headers;
      const isOurs = path.provider === payments?.provider;
      if (!isOurs || !isSigned(timestamp, signature, request.signedBody ?? "")) {
        // A name of somebody's own would fill the table.
        forgeries.note(isOurs ? path.provider : "unknown");
        request.log.warn({ event: "payment event forged", provider: isOurs ? path.provider : "unknown" });
        throw new Failure(401, "bad_signature", "This was not signed by the provider.");
      }
      return takeEvent({ db, clock, ...parts }, path.provider, body);
    });
  });

  // The browser leaves by this address of ours, so that no page can be made to lead anywhere else.
  app.get<{ Params: { id: string } }>("/wps/deposit/pay/:id", async (request, reply) => {
    const { id } = request.params;
    const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id);
    const order = isId ? await findOrder(db, id) : undefined;
    const isPayable =
      order?.provider === payments?.provider && (order?.state === "created" || order?.state === "paying");
    const to =
      order && payments && isPayable ? providerPage(payments, order) : orderPage(config.publicOrigin, id, isId);
    return reply.redirect(to, 303);
  });
}

/** Where the site shows an order. */
function orderPage(origin: string, id: string, isId: boolean): string {
  return `${origin}/?centre=personal&page=depositv2${isId ? `&centre.order=${id}` : ""}`;
}
