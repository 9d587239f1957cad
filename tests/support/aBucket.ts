import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import type { BucketConfig } from "#server/readBucket.ts";

/** How the store behaves: as it should, without an answer, cutting the line, full of faults, or with other bytes than it got. */
export type BucketMood = "well" | "silent" | "dead" | "failing" | "forging";

/** A store that speaks the protocol of Amazon S3 as far as objects are put, got and removed. */
export interface TestBucket {
  config: BucketConfig;
  objects: Map<string, Buffer>;
  /** Method and status of each answer. */
  answers: string[];
  mood: BucketMood;
  /** So many calls fail before the next one is answered. */
  failNext: number;
}

const emptyAnswer = new Set(["PUT", "DELETE"]);

/** Starts one; it reckons each signature (Signature Version 4) again by itself, and ends after the file's last test. */
export async function aBucket(): Promise<TestBucket> {
  const secret = { keyId: "TESTKEY", secret: "a-secret/of+the=tests" };
  const bucket: TestBucket = {
    config: { endpoint: "", region: "eu-test-1", bucket: "proofs", ...secret, seconds: 1, tries: 2 },
    objects: new Map(),
    answers: [],
    mood: "well",
    failNext: 0,
  };
  const server = createServer((request, response) => void answer(bucket, secret, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  bucket.config.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return bucket;
}

async function answer(
  bucket: TestBucket,
  secret: { keyId: string; secret: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  const end = (status: number, code: string, bytes?: Buffer) => {
    bucket.answers.push(`${request.method} ${status}`);
    const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
    response.writeHead(status, { "content-type": "application/octet-stream" }).end(bytes ?? (code === "" ? "" : xml));
  };
  if (bucket.mood === "silent") return;
  if (bucket.mood === "dead") return void request.socket.destroy();
  if (bucket.mood === "failing" || bucket.failNext > 0) {
    bucket.failNext -= 1;
    return end(503, "SlowDown");
  }
  const fault = faultOf(request, body, secret);
  if (fault) return end(403, fault);
  const [, name, ...rest] = (request.url ?? "").split("/");
  const key = rest.join("/");
  if (name !== "proofs") return end(404, "NoSuchBucket");
  if (request.method === "PUT") bucket.objects.set(key, body);
  if (request.method === "DELETE") bucket.objects.delete(key);
  if (emptyAnswer.has(request.method ?? "")) return end(request.method === "PUT" ? 200 : 204, "");
  const found = bucket.objects.get(key);
  if (!found) return end(404, "NoSuchKey");
  end(200, "", bucket.mood === "forging" ? Buffer.concat([found, Buffer.from("x")]) : found);
}

/** What is wrong with a signed call; undefined where nothing is. */
function faultOf(request: IncomingMessage, body: Buffer, { keyId, secret }: { keyId: string; secret: string }) {
  const sent =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  if (!sent) return "AccessDenied";
  const [, id, day = "", region, names = "", signature] = sent;
  if (id !== keyId) return "InvalidAccessKeyId";
  if (region !== "eu-test-1") return "AuthorizationHeaderMalformed";
  const header = (name: string) => String(request.headers[name] ?? "");
  const [time, hash] = [header("x-amz-date"), header("x-amz-content-sha256")];
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!time.startsWith(day) || !(Math.abs(Date.now() - at) < 15 * 60_000)) return "RequestTimeTooSkewed";
  for (const needed of ["host", "x-amz-content-sha256", "x-amz-date"])
    if (!names.split(";").includes(needed)) return "AccessDenied";
  if (hash !== createHash("sha256").update(body).digest("hex")) return "XAmzContentSHA256Mismatch";
  const lines = names.split(";").map((name) => `${name}:${header(name).trim()}\n`);
  const asked = [request.method, request.url, "", lines.join(""), names, hash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, createHash("sha256").update(asked).digest("hex")].join("\n");
  const key = [day, region ?? "", "s3", "aws4_request"].reduce<Buffer>(
    (last, part) => createHmac("sha256", last).update(part).digest(),
    Buffer.from(`AWS4${secret}`),
  );
  return createHmac("sha256", key).update(text).digest("hex") === signature ? undefined : "SignatureDoesNotMatch";
}
