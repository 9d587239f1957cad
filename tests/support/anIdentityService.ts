import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { randomBytes, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";

/** Project that the service's tokens are of. */
export const identityProject = "demo-croupier";

/** A code that is right for every number, so that a test need not read one. */
export const rightCode = "246810";

/** Numbers that a code is refused to, and the word that it is refused with. */
export const refusedNumbers: Readonly<Record<string, string>> = {
  "+85510000001": "INVALID_PHONE_NUMBER : Invalid format.",
  "+85510000002": "MISSING_PHONE_NUMBER",
  "+85510000003": "TOO_MANY_ATTEMPTS_TRY_LATER : try later",
  "+85510000004": "CAPTCHA_CHECK_FAILED : reCAPTCHA",
  "+85510000005": "QUOTA_EXCEEDED : Exceeded quota for verifying phone numbers.",
  "+85510000006": "OPERATION_NOT_ALLOWED",
  "+85510000007": "SOMETHING_NEW",
};

/** A service that answers. */
export interface IdentityService {
  /** Its origin: FIREBASE_EMULATOR of a platform. */
  url: string;
  stop(): Promise<void>;
}

/**
 * The calls of Firebase Authentication that the site makes, with the answers and the unsigned tokens of its emulator. The emulator
 * itself is not started: it is 240 MB of packages, and knows no sign-in at a provider by these calls. The provider's page has two
 * buttons; who goes on there is `subject`, an account of the provider's.
 */
export async function anIdentityService(port = 0): Promise<IdentityService> {
  const sessions = new Map<string, string>();
  const server = createServer(
    (request, response) => void answer(request, response, sessions).catch(() => response.end()),
  );
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => close(server) };
}

async function answer(request: IncomingMessage, response: ServerResponse, sessions: Map<string, string>) {
  const asked = new URL(request.url ?? "/", `http://${request.headers.host}`);
  if (asked.pathname === "/provider") return sendPage(response, asked.searchParams);
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "*");
  if (request.method === "OPTIONS") return void response.end();
  const [, method] = asked.pathname.split("accounts:");
  const body = JSON.parse(await read(request)) as Record<string, string>;
  const said = calls[method ?? ""]?.(body, sessions, asked.origin) ?? "UNKNOWN_METHOD";
  const isRefused = typeof said === "string";
  response.writeHead(isRefused ? 400 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(isRefused ? { error: { code: 400, message: said } } : said));
}

type Call = (body: Record<string, string>, sessions: Map<string, string>, origin: string) => object | string;

const calls: Readonly<Record<string, Call>> = {
  sendVerificationCode: ({ phoneNumber = "" }, sessions) => {
    const refused = refusedNumbers[phoneNumber];
    if (refused !== undefined) return refused;
    const sessionInfo = randomUUID();
    sessions.set(sessionInfo, phoneNumber);
    return { sessionInfo };
  },
  signInWithPhoneNumber: ({ sessionInfo = "", code }, sessions) => {
    const number = sessions.get(sessionInfo);
    if (code === undefined || code === "") return "MISSING_CODE";
    if (number === undefined) return "SESSION_EXPIRED";
    if (code !== rightCode) return "INVALID_CODE";
    sessions.delete(sessionInfo);
    return { idToken: unsignedToken({ phone_number: number }, "phone", { phone: [number] }) };
  },
  createAuthUri: ({ providerId = "", continueUri = "" }, sessions, origin) => {
    const [sessionId, state] = [randomUUID(), randomUUID()];
    sessions.set(sessionId, `${providerId} ${state}`);
    const words = new URLSearchParams({ state, redirect_uri: continueUri, provider: providerId });
    return { authUri: `${origin}/provider?${words.toString()}`, sessionId };
  },
  signInWithIdp: ({ requestUri = "", sessionId = "" }, sessions) => {
    const [provider = "", state] = (sessions.get(sessionId) ?? "").split(" ");
    const { searchParams } = new URL(requestUri);
    const subject = searchParams.get("code");
    if (subject === null || state !== searchParams.get("state")) return "INVALID_IDP_RESPONSE";
    sessions.delete(sessionId);
    return { idToken: unsignedToken({ email: `${subject}@mail.example` }, provider, { [provider]: [subject] }) };
  },
};

/** A token as the emulator makes it. */
export function unsignedToken(claims: object, provider: string, identities: object, over: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${identityProject}`,
    aud: identityProject,
    sub: randomBytes(14).toString("base64url"),
    iat: now,
    auth_time: now,
    exp: now + 3_600,
    ...claims,
    firebase: { identities, sign_in_provider: provider },
    ...over,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part(payload)}.`;
}

function sendPage(response: ServerResponse, asked: URLSearchParams): void {
  const back = asked.get("redirect_uri") ?? "";
  const state = asked.get("state") ?? "";
  const link = (words: Record<string, string>) => `${back}?${new URLSearchParams({ state, ...words }).toString()}`;
  response.setHeader("content-type", "text/html; charset=utf-8");
  // As the providers' own pages are.
  response.setHeader("cross-origin-opener-policy", "same-origin-allow-popups");
  response.end(`<!doctype html><html lang="en"><title>Sign in</title><h1>${asked.get("provider")}</h1>
<form action="${back}"><input type="hidden" name="state" value="${state}"><label>Account <input name="code"></label><button>Continue</button></form>
<p><a href="${link({ error: "access_denied" })}">Cancel</a></p></html>`);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
