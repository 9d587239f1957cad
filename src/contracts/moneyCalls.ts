// Generated from schemas/api/openapi.json by `npm run types`. Edit the source, not this file.

import type { OperationId } from "./api.ts";

/** Calls whose answers move with the member's balance. */
export const moneyCalls: readonly OperationId[] = [
  "getPlaySession",
];
