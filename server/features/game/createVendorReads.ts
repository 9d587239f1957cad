import type { Clock } from "#server/Clock.ts";
import type { RawSchema } from "#server/http/contract.ts";
import { compileCheck } from "#server/http/compileCheck.ts";
import { refusal } from "#server/http/Failure.ts";
import type { VendorConfig } from "#server/readVendors.ts";

/** So long a vendor has for an answer, in milliseconds. */
const limitMs = 1_500;
/** So long an answer, and also its lack, is good for everybody who asks, in milliseconds. */
const freshMs = 2_000;
const mostBytes = 512 * 1024;

/** What a vendor's program is asked, and what its answer must be like. */
export interface VendorQuestion<Value> {
  /** Path at its origin. */
  path: string;
  query?: Record<string, string>;
  isAnswer(value: unknown): value is Value;
}

/**
 * Asks a vendor's program what it tells everybody. `aheadMs` is how far its clock is before ours. Refuses with `vendor_silent`
 * where it does not answer in time, or with something else than it should.
 */
export type AskVendor = <Value extends { now: number }>(
  vendor: Pick<VendorConfig, "url">,
  question: VendorQuestion<Value>,
) => Promise<{ value: Value; aheadMs: number }>;

/** Makes a check of a vendor's answer from a schema. */
export function answerCheck<Value>(schema: RawSchema): (value: unknown) => value is Value {
  const check = compileCheck(schema, "body");
  return (value): value is Value => check(value) === true;
}

/** Makes the port to the programs of vendors. However many ask, each question is asked once in two seconds. */
export function createVendorReads(clock: Clock): AskVendor {
  const kept = new Map<string, { at: number; answer: Promise<{ value: unknown; aheadMs: number }> }>();
  const now = () => clock.now().getTime();

  async function ask(url: string, isAnswer: (value: unknown) => boolean) {
    try {
      const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(limitMs) });
      if (!answer.ok) throw new Error(`It answers ${answer.status}`);
      const { value } = JSON.parse(await readLittle(answer)) as { value?: unknown };
      if (!isAnswer(value)) throw new Error("Its answer is none");
      return { value, aheadMs: (value as { now: number }).now - now() };
    } catch {
      throw refusal("vendor_silent", "The vendor of these games does not answer. Please try again in a moment.");
    }
  }

  return <Value>(vendor: Pick<VendorConfig, "url">, { path, query = {}, isAnswer }: VendorQuestion<Value>) => {
    const url = `${vendor.url}${path}?${new URLSearchParams(query).toString()}`;
    for (const [key, { at }] of kept) if (Math.abs(now() - at) >= freshMs) kept.delete(key);
    const known = kept.get(url) ?? { at: now(), answer: ask(url, isAnswer) };
    kept.set(url, known);
    return known.answer as Promise<{ value: Value; aheadMs: number }>;
  };
}

/** The text of an answer, of a size that such answers have. */
export async function readLittle(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error("Its answer is too large");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
