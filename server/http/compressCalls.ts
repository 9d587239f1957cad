import compress from "@fastify/compress";
import type { FastifyInstance, RouteShorthandOptions } from "fastify";
import type { ContractOperation } from "./contract.ts";

/** Shorter answers gain nothing that the head of the answer does not cost. */
const leastBytes = 1_024;

/**
 * Makes compression of answers at hand for the calls that ask for it (`compressionOf`), and for nothing else. Requests are never
 * taken compressed: a few bytes could become any number.
 */
export async function compressCalls(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false, globalDecompression: false });
}

/**
 * Whether the answers of a call are compressed: those of calls that the contract marks (`x-compress`), and no others. Where a
 * secret stands beside something that a stranger chose, the length of a compressed answer tells the secret (BREACH); so only
 * what everybody may read is marked, and a call that knows who asks cannot be.
 */
export function compressionOf({ isCompressed }: ContractOperation): Pick<RouteShorthandOptions, "compress"> {
  if (!isCompressed) return { compress: false };
  return { compress: { encodings: ["br", "gzip"], threshold: leastBytes, removeContentLengthHeader: true } };
}
