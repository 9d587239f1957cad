import type { IncomingMessage, ServerResponse } from "node:http";

const mostBytes = 16_384;

/** A refusal that a front shows by its code. */
export class ApiRefusal extends Error {
  override name = "ApiRefusal";
  readonly status: number;
  readonly code: string;
  readonly value: Record<string, unknown> | null;

  constructor(status: number, code: string, value: Record<string, unknown> | null = null) {
    super(code);
    this.status = status;
    this.code = code;
    this.value = value;
  }
}

/** Sends JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: unknown,
): void {
  // What was too large was not read to its end: nothing else can come over this connection.
  const ended = status === 413 ? { connection: "close" } : undefined;
  response.writeHead(status, { ...headers, ...ended, "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
}

/** The text of a request. Throws `ApiRefusal` for one that is too large. */
export async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new ApiRefusal(413, "too_large");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** The JSON object of a request. Throws `ApiRefusal` for one that is too large or none. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await readText(request);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Not JSON.
  }
  throw new ApiRefusal(400, "malformed");
}
