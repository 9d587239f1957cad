import { randomBytes, randomUUID } from "node:crypto";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { CompactEncrypt, importJWK } from "jose";
import { afterAll } from "vitest";
import type { Site } from "#contracts/config.ts";
import { buildApp, type AppOptions } from "#server/app.ts";
import { readConfig, type Config } from "#server/config.ts";
import { createKeyRing, type KeyRing } from "#server/security/createKeyRing.ts";
import type { Deps } from "#server/Deps.ts";
import { aClock, type TestClock } from "./aClock.ts";
import { aLiveSite, type TestSite } from "./aSite.ts";
import { checkAnswer } from "./checkAnswer.ts";
import { aDatabase, type TestDatabase } from "./database.ts";
import { plainBody } from "./plainBody.ts";

/** What may differ from an ordinary test platform. */
export interface PlatformOptions {
  site?: Site;
  config?: Partial<Config>;
  /** Template database to copy. */
  from?: string;
  /** Where the log goes. */
  logTo?: AppOptions["logTo"];
  /** How long a request may take to arrive. */
  requestMs?: number;
  /** How long requests have to end when the server closes. */
  drainMs?: number;
  /** Adds routes of the test's own. */
  extend?: (app: FastifyInstance) => void;
}

/** A whole server on a database of its own, with a clock and a site that the test moves. */
export interface TestPlatform extends TestDatabase {
  app: FastifyInstance;
  clock: TestClock;
  deps: Deps;
  keys: KeyRing;
  liveSite: TestSite;
  /** Sends a call as a browser on the site would. */
  call(method: InjectOptions["method"], url: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  /**
   * Encrypts a body to the platform's newest key, for `call` (method and path), or for the call that such a body belongs to.
   * `claims` replace what it claims.
   */
  encrypt(body: object, claims?: object, call?: string): Promise<{ payload: string }>;
  /** Solves a human check. */
  solve(action: string): Promise<string>;
  /** Registers somebody who is accepted; `over` replaces members of the body. Answers the whole envelope. */
  register(account: string, over?: object): Promise<Answered>;
  /** Tries to log in; `over` replaces members of the body. */
  login(account: string, password: string, over?: object, options?: CallOptions): Promise<Answered>;
}

/** An answer, and its envelope. */
export interface Answered {
  response: LightMyRequestResponse;
  success: boolean;
  value: Record<string, unknown>;
  code: string | undefined;
  /** Of a login or registration. */
  token: string;
}

/** A password that every rule of the tests' accepts. */
export const goodPassword = "Quiet-Otter-77-lamp";

/** Headers and body of a call. */
export interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  ip?: string;
}

/** Builds the platform; it is closed after the file's last test. */
export async function aPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  const database = await aDatabase(options.from);
  const clock = aClock();
  const liveSite = aLiveSite(options.site);
  const settings = readConfig({ BOT_CHECK_COST: "1", BOT_CHECK_TRIES: "1", LOG_LEVEL: "silent" });
  const config: Config = { ...settings, siteFolder: "/nowhere", ...options.config };
  const keys = createKeyRing(database.db, clock, randomBytes(32));
  const deps: Deps = { config, db: database.db, clock, keys, liveSite };
  const app = await buildApp(deps, {
    ...(options.logTo && { logTo: options.logTo }),
    ...(options.requestMs !== undefined && { requestMs: options.requestMs }),
    ...(options.drainMs !== undefined && { drainMs: options.drainMs }),
  });
  options.extend?.(app);
  await app.ready();
  afterAll(() => app.close());

  const call: TestPlatform["call"] = async (method = "GET", url, { body, token, headers, cookies, ip } = {}) => {
    const answer = await app.inject({
      method,
      url,
      headers: { host: "localhost", ...(token !== undefined && { token }), ...headers },
      ...(cookies && { cookies }),
      ...(ip !== undefined && { remoteAddress: ip }),
      ...(body !== undefined && { payload: body as object }),
    });
    checkAnswer(method, url, answer.statusCode, plainBody(answer));
    return answer;
  };

  const send = async (
    method: "POST" | "PUT",
    url: string,
    clear: object,
    options: CallOptions = {},
  ): Promise<Answered> => {
    const response = await call(method, url, { ...options, body: await encrypt(clear, {}, `${method} ${url}`) });
    const { success, value, code } = response.json<{
      success: boolean;
      value: Record<string, unknown>;
      code?: string;
    }>();
    return { response, success, value, code, token: String(value?.["token"] ?? "") };
  };

  const encrypt: TestPlatform["encrypt"] = async (body, claims = {}, named = callFor(body)) => {
    const answer = await call("GET", "/wps/system/jwks");
    const { keys: known, audience } = answer.json<{ value: { keys: { kid: string }[]; audience: string } }>().value;
    const iat = Math.floor(clock.now().getTime() / 1000);
    const [htm, htu] = named.split(" ");
    return encryptTo(known[0] ?? { kid: "" }, { iat, jti: randomUUID(), htm, htu, aud: audience, ...body, ...claims });
  };

  const solve: TestPlatform["solve"] = async (action) => {
    const answer = await call("GET", `/wps/system/botCheck?action=${action}`, { ip: freshAddress() });
    const challenge = answer.json<{ value: Challenge }>().value;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  };

  return {
    ...database,
    app,
    clock,
    deps,
    keys,
    liveSite,
    call,
    encrypt,
    solve,
    register: async (account, over = {}) => {
      const fixed = { registerMethod: "WEB", login: true, botCheck: await solve("register") };
      const typed = { username: account, password: goodPassword, confirmPassword: goodPassword };
      const headers = { "idempotency-key": randomUUID() };
      return send("PUT", "/wps/member/register", { ...fixed, ...typed, ...over }, { headers, ip: freshAddress() });
    },
    login: async (account, password, over = {}, options = {}) => {
      const body = { username: account, password, type: "username", botCheck: await solve("login") };
      return send("POST", "/wps/session/login", { ...body, ...over }, options);
    },
  };
}

/** The call that takes a body with these members. */
function callFor(body: object): string {
  if ("random" in body) return "POST /wps/session/login/freeplay";
  if ("newPassword" in body) return "POST /wps/member/password";
  if ("type" in body) return "POST /wps/session/login";
  if ("mobileNum" in body && !("username" in body)) return "PUT /wps/member/register/mobile";
  return "registerMethod" in body ? "PUT /wps/member/register" : "POST /wps/session/login";
}

let addresses = 0;

/** An address nobody has called from, so that limits for one address do not meet each other. */
export function freshAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A compact JWE of the claims (or of a text as it stands) for a key; `header` replaces parts of the header. */
export async function encryptTo(
  jwk: { kid: string },
  claims: object | string,
  header: object = {},
): Promise<{ payload: string }> {
  const key = await importJWK(jwk as never, "ECDH-ES");
  const text = typeof claims === "string" ? claims : JSON.stringify(claims);
  const payload = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: jwk.kid, typ: "croupier+jwe", ...header })
    .encrypt(key);
  return { payload };
}
