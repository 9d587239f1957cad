import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createForeignHumanCheck } from "./createForeignHumanCheck.ts";
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
import { serveFiles } from "./serveFiles.ts";

/**
 * Starts a platform that somebody else might have written: Node's own HTTP, the contract, and nothing of this program. It serves
 * the built site too, so that a browser finds both at one origin. Everything it holds is in memory, and everything it says can be
 * replaced by a test (`answer`, `permission`). `seal` and `humanCheck` are told apart so that a test can spoil one of them.
 */
export async function startForeignPlatform(): Promise<ForeignPlatform> {
  const seal = await createForeignSeal();
  const humanCheck = createForeignHumanCheck();
  const sessions = new Map<string, string>();
  const calls: ForeignCall[] = [];
  const reports: Readonly<Record<string, unknown>>[] = [];
  const permission = foreignPermission();
  const handlers = new Map<string, ForeignHandler>(
    Object.entries(foreignHandlers({ seal, humanCheck, sessions, reports, permission })),
  );
  const files = new Map<string, ForeignHandler>();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://foreign.invalid");
    const method = request.method ?? "GET";
    const file = files.get(pathname);
    if (!pathname.startsWith("/wps/") && pathname !== "/csp-report" && !file) return serveFiles(pathname, response);
    const found = file ? { name: pathname, path: [], handler: file } : findHandler(handlers, method, pathname);
    const body = await readBody(request);
    const isSealed = typeof body["payload"] === "string";
    const opened = isSealed ? await seal.open(body["payload"], method, pathname) : body;
    const call: ForeignCall = {
      request,
      name: found?.name ?? `${method} ${pathname}`,
      path: found?.path ?? [],
      query,
      body: opened ?? {},
      account: sessions.get(String(request.headers["token"] ?? "")),
    };
    calls.push(call);
    if (!opened)
      return send(response, refuse(400, { success: false, value: null, message: "?", code: "unreadable_body" }));
    if (!found)
      return send(response, refuse(404, { success: false, value: null, message: "Not here", code: "not_found" }));
    const answer = await found.handler(call);
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
  return {
    url: `http://localhost:${port}`,
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
  const parts = pathname.split("/");
  for (const [name, handler] of handlers) {
    const [verb, pattern = ""] = name.split(" ");
    const wanted = pattern.split("/");
    if (verb !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => part === "*" || part === parts[index])) continue;
    const path = parts.filter((_, index) => wanted[index] === "*").map((part) => decodeURIComponent(part));
    return { name, path, handler };
  }
  return undefined;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
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
  response.writeHead(status, { "content-type": isText ? "text/html" : "application/json", ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
