import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { admitForeignCall } from "./admitForeignCall.ts";
import { createForeignCaptcha } from "./createForeignCaptcha.ts";
import { createForeignCodes, type ForeignText } from "./createForeignCodes.ts";
import { createForeignHumanCheck } from "./createForeignHumanCheck.ts";
import { createForeignMembers } from "./createForeignMembers.ts";
import { createForeignSeal } from "./createForeignSeal.ts";
import { foreignHandlers } from "./foreignHandlers.ts";
import { foreignPermission } from "./foreignPermission.ts";
import {
  hang,
  heartbeats,
  isRefusal,
  refuse,
  type ForeignCall,
  type ForeignHandler,
  type ForeignPlatform,
} from "./ForeignPlatform.ts";
import { readForeignContract } from "./readForeignContract.ts";
import { serveFiles } from "./serveFiles.ts";

/**
 * Starts a platform that somebody else might have written: Node's own HTTP, the contract, and nothing of this program. It serves
 * the built site too, so that a browser finds both at one origin. Everything it holds is in memory, and everything it says can be
 * replaced by a test (`answer`, `permission`). What is not in it: limits, revisions, remember-me by a cookie. `siteOrigin` is where
 * the site's files live, if elsewhere; `curve` that of its key.
 */
export async function startForeignPlatform({
  siteOrigin,
  curve = "P-256",
}: { siteOrigin?: string; curve?: "P-256" | "X25519" } = {}): Promise<ForeignPlatform> {
  let url = "";
  const contract = readForeignContract();
  const seal = await createForeignSeal(() => url, curve);
  const members = createForeignMembers();
  const sent: ForeignText[] = [];
  const calls: ForeignCall[] = [];
  const reports: Readonly<Record<string, unknown>>[] = [];
  const permission = foreignPermission();
  const handlers = new Map<string, ForeignHandler>(
    Object.entries(
      foreignHandlers({
        seal,
        members,
        reports,
        permission,
        humanCheck: createForeignHumanCheck(),
        captcha: createForeignCaptcha(),
        codes: createForeignCodes(sent),
      }),
    ),
  );
  const files = new Map<string, ForeignHandler>();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://foreign.invalid");
    const method = request.method ?? "GET";
    const file = files.get(pathname);
    if (!pathname.startsWith("/wps/") && pathname !== "/csp-report" && !file) return serveFiles(pathname, response);
    const found = file ? { name: pathname, path: [], handler: file } : findHandler(handlers, method, pathname);
    if (siteOrigin !== undefined && allowOrigin(siteOrigin, request, response)) return;
    const bytes = await readBytes(request);
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
    const body = isForm ? Object.fromEntries(new URLSearchParams(String(bytes))) : toRecord(bytes);
    const isSealed = typeof body["payload"] === "string";
    const opened = isSealed ? await seal.open(body["payload"], method, pathname) : body;
    const session = members.sessionOf(request.headers["token"]);
    const call: ForeignCall = {
      request,
      name: found?.name ?? `${method} ${pathname}`,
      path: found?.path ?? [],
      query,
      body: opened ?? {},
      bytes,
      account: session?.account,
      session: session?.id,
    };
    calls.push(call);
    if (!found)
      return send(response, refuse(404, { success: false, value: null, message: "Not here", code: "not_found" }));
    const operation = contract.get(found.name);
    const refusal = operation && admitForeignCall(operation, call, isSealed && opened !== undefined, members);
    const answer = refusal ?? (await found.handler(call));
    if (answer === heartbeats) beat(response);
    else if (answer !== hang) send(response, answer);
  };

  let server: Server | undefined;
  const listen = async (port: number): Promise<number> => {
    server = createServer((request, response) => {
      handle(request, response).catch((error: unknown) =>
        send(response, refuse(500, { success: false, value: null, message: String(error) })),
      );
    });
    await new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", resolve));
    return (server.address() as AddressInfo).port;
  };
  const die = async (): Promise<void> => {
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    server = undefined;
  };
  const port = await listen(0);
  url = `http://localhost:${port}`;
  return {
    url,
    sent,
    calls,
    reports,
    permission,
    answer: (name, handler) => void handlers.set(name, handler),
    serve: (path, handler) => void files.set(path, handler),
    die,
    revive: async () => void (await listen(port)),
    stop: die,
  };
}

/** The handler of a call; a part of the path that a name writes as `*` is anything. */
function findHandler(handlers: ReadonlyMap<string, ForeignHandler>, method: string, pathname: string) {
  const name = `${method} ${pathname}`;
  const exact = handlers.get(name);
  if (exact) return { name, path: [], handler: exact };
  const parts = pathname.split("/");
  for (const [written, handler] of handlers) {
    const [verb, pattern = ""] = written.split(" ");
    const wanted = pattern.split("/");
    if (verb !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => part === "*" || part === parts[index])) continue;
    const path = parts.filter((_, index) => wanted[index] === "*").map((part) => decodeURIComponent(part));
    return { name: written, path, handler };
  }
  return undefined;
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of request) parts.push(chunk as Buffer);
  return Buffer.concat(parts);
}

function toRecord(bytes: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(bytes));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Lets browsers of the site's origin call, and answers what they ask beforehand: true where that was all. */
function allowOrigin(siteOrigin: string, { headers, method }: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader("vary", "origin");
  if (headers.origin === siteOrigin) {
    response.setHeader("access-control-allow-origin", siteOrigin);
    response.setHeader("access-control-allow-credentials", "true");
    response.setHeader("access-control-allow-methods", "GET, POST, PUT, DELETE");
    response.setHeader(
      "access-control-allow-headers",
      "content-type, token, language, merchant, idempotency-key, if-none-match, last-event-id",
    );
    response.setHeader(
      "access-control-expose-headers",
      "captcha-id, etag, idempotent-replayed, retry-after, date, correlation-id",
    );
  }
  if (method !== "OPTIONS") return false;
  response.writeHead(204).end();
  return true;
}

/** Heartbeats once a second, until whoever listens goes away. */
function beat(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const timer = setInterval(() => response.write("event: heartbeat\ndata: {}\n\n"), 1_000);
  response.write("event: heartbeat\ndata: {}\n\n");
  response.on("close", () => clearInterval(timer));
}

function send(response: ServerResponse, answer: unknown): void {
  const {
    status,
    body,
    headers = {},
  } = isRefusal(answer) ? answer : { status: 200, body: { success: true, value: answer ?? {}, message: null } };
  const isText = typeof body === "string";
  const type = isText ? "text/html" : "application/json";
  response.writeHead(status, { "content-type": type, "cache-control": "no-store", ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
