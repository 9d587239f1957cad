import type { Operations } from "#contracts/api.ts";

/** The clear body of the login call. */
export type LoginBody = Operations["login"]["body"];
