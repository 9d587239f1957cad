import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll } from "vitest";

/** A request on its way to the platform. */
export interface Passing {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** An answer on its way back. */
export interface Passed {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

/** What goes wrong on the way: `before` changes requests, or answers them itself; `after` changes answers. */
export interface Spoiling {
  before?: (request: Passing) => Passing | Passed;
  after?: (answer: Passed, request: Passing) => Passed;
  /** Leaves the Date header out. */
  hidesDate?: true;
}

/** Stands in front of a platform and spoils what passes. Answers its origin; it ends after the file's last test. */
export async function aSpoilingProxy(platform: string, { before, after, hidesDate }: Spoiling): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of incoming) parts.push(part as Buffer);
      const asked: Passing = {
        method: incoming.method ?? "GET",
        url: incoming.url ?? "/",
        headers: flat(incoming.headers),
        body: Buffer.concat(parts).toString(),
      };
      const request = before?.(asked) ?? asked;
      const answer = "status" in request ? request : await forward(platform, request);
      const { status, headers, body } = after?.(answer, asked) ?? answer;
      if (hidesDate) outgoing.sendDate = false;
      outgoing.writeHead(status, headers).end(body);
    })().catch((error: Error) => outgoing.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

async function forward(platform: string, { method, url, headers, body }: Passing): Promise<Passed> {
  const { host: _host, connection: _connection, "content-length": _length, ...sent } = headers;
  const hasBody = method !== "GET" && method !== "HEAD" && body !== "";
  const stop = new AbortController();
  const response = await fetch(platform + url, {
    method,
    headers: sent,
    signal: stop.signal,
    ...(hasBody && { body }),
  });
  // What describes the bytes on the wire is not true of the text that goes on.
  const wire = new Set(["transfer-encoding", "content-length", "content-encoding", "connection", "set-cookie"]);
  const kept: Passed["headers"] = Object.fromEntries([...response.headers].filter(([name]) => !wire.has(name)));
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) kept["set-cookie"] = cookies;
  // Of a stream the first part is enough: it has the live revision.
  const isStream = String(kept["content-type"]).startsWith("text/event-stream");
  const text = isStream ? await firstPart(response) : await response.text();
  stop.abort();
  return { status: response.status, headers: kept, body: text };
}

async function firstPart(response: Response): Promise<string> {
  const part = await response.body?.getReader().read();
  return new TextDecoder().decode(part?.value);
}

function flat(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
