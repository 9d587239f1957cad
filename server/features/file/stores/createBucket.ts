import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { BucketConfig } from "#server/readBucket.ts";

/** Objects by their names, in a store that speaks the protocol of Amazon S3. What fails says what the store answered. */
export interface Bucket {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Also where there is none. */
  remove(key: string): Promise<void>;
}

/** No object is larger: what a file may have. */
const mostBytes = 16 * 1024 * 1024;
const betweenTriesMs = 200;

/** Answers that may be another one in a moment. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** One bucket; each try has a time limit, and what a store cannot help is tried again. No redirect is followed. */
export function createBucket({ endpoint, region, bucket, keyId, secret, seconds, tries }: BucketConfig): Bucket {
  // Only whoever has a bucket needs the library.
  const library = import("aws4fetch");
  const once = async (method: "PUT" | "GET" | "DELETE", key: string, body?: Uint8Array) => {
    const { AwsV4Signer } = await library;
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint}/${bucket}/${key}`,
      headers: {
        "x-amz-content-sha256": createHash("sha256")
          .update(body ?? "")
          .digest("hex"),
      },
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: "s3",
      region,
    });
    const { url, headers } = await signer.sign();
    const answer = await fetch(url, {
      method,
      headers,
      ...(body && { body: Buffer.from(body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(seconds * 1000),
    });
    // Read within the time limit, too.
    return { status: answer.status, bytes: await readUpTo(answer) };
  };
  const call = async (method: "PUT" | "GET" | "DELETE", key: string, body?: Uint8Array) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await once(method, key, body).catch((error: unknown) => ({ error }));
      const isLast = attempt >= tries;
      if (!("error" in answer)) {
        const isGood = answer.status < 300 || (answer.status === 404 && codeOf(answer.bytes) !== "NoSuchBucket");
        if (isGood) return answer;
        if (isLast || !isPassing(answer.status))
          throw new Error(`${method} at ${endpoint}: ${answer.status} ${codeOf(answer.bytes)}`);
      } else if (isLast)
        throw new Error(`${method} at ${endpoint}: ${reasonOf(answer.error)}`, { cause: answer.error });
      await wait(betweenTriesMs * attempt);
    }
  };
  return {
    put: async (key, bytes) => {
      const { status, bytes: said } = await call("PUT", key, bytes);
      if (status === 404) throw new Error(`PUT at ${endpoint}: 404 ${codeOf(said)}`);
    },
    get: async (key) => {
      const { status, bytes } = await call("GET", key);
      return status === 404 ? null : bytes;
    },
    remove: async (key) => void (await call("DELETE", key)),
  };
}

async function readUpTo(answer: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += piece.length;
    if (length > mostBytes) throw new Error("the answer is longer than any file");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** What a store calls a fault: a word of its XML. Nothing else of it is repeated. */
function codeOf(bytes: Buffer): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(bytes.subarray(0, 4096).toString("utf8"))?.[1] ?? "without a code";
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  return name === "TimeoutError" ? "no answer in time" : (cause?.code ?? message);
}
