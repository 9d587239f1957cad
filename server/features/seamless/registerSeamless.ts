import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { keepSignedBody } from "#server/http/keepSignedBody.ts";
import { operation } from "#server/http/operation.ts";
import { createSeamless, type SeamlessParts } from "./createSeamless.ts";
import { createVendorCheck } from "./createVendorCheck.ts";

/** Serves the wallet to vendors, whose every call is signed. */
export function registerSeamless(app: FastifyInstance, deps: Deps, parts: SeamlessParts): void {
  const seamless = createSeamless(deps, parts);
  const demandVendor = createVendorCheck({ clock: deps.clock, vendors: deps.config.vendors });
  void app.register(async (scope) => {
    keepSignedBody(scope);
    operation(scope, "openVendorPlay", async ({ path: { vendor }, body, request }) => {
      demandVendor(request, vendor);
      return seamless.open(vendor, body);
    });
    operation(scope, "readVendorBalance", async ({ path: { vendor }, body, request }) => {
      demandVendor(request, vendor);
      return seamless.balance(vendor, body);
    });
    operation(scope, "debitVendorRound", async ({ path: { vendor }, body, request }) => {
      demandVendor(request, vendor);
      return seamless.debit(vendor, body);
    });
    operation(scope, "creditVendorRound", async ({ path: { vendor }, body, request }) => {
      demandVendor(request, vendor);
      return seamless.credit(vendor, body);
    });
    operation(scope, "rollBackVendorRound", async ({ path: { vendor }, body, request }) => {
      demandVendor(request, vendor);
      return seamless.rollback(vendor, body);
    });
  });
}
