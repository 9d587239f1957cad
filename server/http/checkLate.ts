import type { FastifySchemaCompiler } from "fastify";
import { compileCheck } from "./compileCheck.ts";
import type { RawSchema } from "./contract.ts";

/**
 * Checks requests by the schemas of the contract; each is compiled when its call is made for the first time. A compilation takes
 * milliseconds, a platform has more than a hundred calls, and with the writers of answers they were most of its start. That
 * every schema compiles is proven by the tests of the contract.
 */
export const checkLate: FastifySchemaCompiler<RawSchema> = ({ schema, httpPart }) => {
  let check: ReturnType<typeof compileCheck> | undefined;
  return (data: unknown) => {
    check ??= compileCheck(schema, httpPart === "body" ? "body" : "address");
    return check(data) ? true : { error: check.errors ?? [] };
  };
};
