import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { ApiRefusal, readText } from "./ApiRefusal.ts";

const farSeconds = 300;

/** An answer whose words are signed. */
export interface SignedAnswer {
  text: string;
  signature: string;
}

/** Answers one call of the platform: what its body says, to what is told of it. */
export type PlatformCall = (asked: Record<string, unknown>) => object | Promise<object>;

/**
 * Answers calls of the platform by their path. Question and answer are signed, the answer over the question's own number
 * (docs/platform.md, "Games of vendors"). Throws `ApiRefusal` for a question that nobody signed just now.
 */
export function createSignedCalls(
  calls: Readonly<Record<string, PlatformCall>>,
  { secret, now = Date.now }: { secret: string; now?: () => number },
) {
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest();
  return {
    has: (path: string): boolean => Object.hasOwn(calls, path),
    async answer(path: string, request: IncomingMessage): Promise<SignedAnswer> {
      const body = await readText(request);
      const named = (name: string) => String(request.headers[`croupier-${name}`] ?? "");
      const [timestamp, nonce, given] = [
        named("timestamp"),
        named("nonce"),
        /^v1=([0-9a-f]{64})$/.exec(named("signature"))?.[1],
      ];
      const isRecent = Math.abs(now() / 1_000 - Number(timestamp)) <= farSeconds;
      const right = sign(`${timestamp}.${nonce}.POST.${path}.${body}`);
      if (!isRecent || given === undefined || !timingSafeEqual(Buffer.from(given, "hex"), right))
        throw new ApiRefusal(401, "bad_signature");
      const call = calls[path];
      if (!call) throw new ApiRefusal(404, "not_found");
      const text = JSON.stringify({ value: await call(JSON.parse(body) as Record<string, unknown>) });
      return { text, signature: `v1=${sign(`${nonce}.${body}.${text}`).toString("hex")}` };
    },
  };
}
