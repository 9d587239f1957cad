import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import type { Deps } from "./Deps.ts";
import { registerFeatures } from "./registerFeatures.ts";
import { createAddressOf } from "./http/addressOf.ts";
import { answerAtOnce } from "./http/answerAtOnce.ts";
import { createCallHosts } from "./features/identity/createCallHosts.ts";
import { contract, type RawSchema } from "./http/contract.ts";
import { compressCalls } from "./http/compressCalls.ts";
import { allowCors } from "./http/allowCors.ts";
import { checkLate } from "./http/checkLate.ts";
import { drainAtClose } from "./http/drainAtClose.ts";
import { guardServer } from "./http/guardServer.ts";
import { handleErrors, sendError } from "./http/handleErrors.ts";
import { lateLogger } from "./http/lateLogger.ts";
import { limitConnections } from "./http/limitConnections.ts";
import { answerRawErrors } from "./http/rawErrors.ts";
import { refuseDeepBodies } from "./http/refuseDeepBodies.ts";
import { brandHeaders, securityHeaders, sendSecurityHeaders } from "./http/securityHeaders.ts";
import { endSlowStreams, tlsOptions } from "./http/tlsOptions.ts";
import { settleCoding } from "./http/settleCoding.ts";
import { serveSiteFiles } from "./http/siteFiles.ts";
import { writeLate } from "./http/writeLate.ts";

const bodyBytes = 65_536;
const headerBytes = 16_384;
const usualRequestMs = 10_000;
/** How often connections are looked over for requests that are too slow. */
const lookMs = 1_000;
const keepAliveMs = 72_000;
const usualDrainMs = 8_000;

/** What may be chosen when the server is built. */
export interface AppOptions {
  /** Where the log goes, one JSON object a line; the standard output where none is named. */
  logTo?: { write(line: string): void };
  /** How long a request may take to arrive, its body too; 10 s where nothing is said (S-62). */
  requestMs?: number;
  /** How long requests that are under way have to end when the server closes; 8 s where nothing is said. */
  drainMs?: number;
}

/** Builds the whole server, not yet listening. Everything it does is listed here and in registerFeatures. */
export async function buildApp(
  deps: Deps,
  { logTo, requestMs = usualRequestMs, drainMs = usualDrainMs }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = deps;
  const { isHttps, platformOrigin, imageHosts, frameHosts } = config;
  const options = { isHttps, platformOrigin, imageHosts, frameHosts, minClient: config.limits.minClient };
  const headers = securityHeaders(options);
  const app = fastify({
    logger: { level: config.logLevel, ...(logTo && { stream: logTo }) },
    childLoggerFactory: lateLogger,
    genReqId: () => randomUUID(),
    bodyLimit: bodyBytes,
    requestTimeout: requestMs,
    connectionTimeout: 0,
    keepAliveTimeout: keepAliveMs,
    http: {
      maxHeaderSize: headerBytes,
      requestTimeout: requestMs,
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(lookMs, requestMs),
      requireHostHeader: false,
    },
    ...tlsOptions(config, { requestMs, keepAliveMs, headerBytes, checkMs: Math.min(lookMs, requestMs) }),
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildSerializer: writeLate } },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // What arrives while we close is answered like everything else; see drainAtClose.
    return503OnClosing: false,
    clientErrorHandler: answerRawErrors(headers),
    // Addresses that the router cannot read reach no hook: what hooks do is done here.
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers(headers).header("cache-control", "no-store")),
  });
  app.decorate("ports", {
    allowedOrigins: config.allowedOrigins,
    isHttps: config.isHttps,
    authenticators: {},
    ready: new Map(),
  });
  app.decorate("served", new Set<string>());
  app.decorateRequest("player", null);
  // Bodies are JSON or what a feature names; a form of another site cannot send either.
  app.removeContentTypeParser("text/plain");
  refuseDeepBodies(app);

  const brand = () => deps.liveSite.current().site.brand;
  const brandsHeaders = brandHeaders(options, brand, createCallHosts(deps));
  answerAtOnce(app, {
    headers: brandsHeaders,
    isSharedAcrossOrigins: config.allowedOrigins.length > 0,
    addressOf: createAddressOf(config),
  });
  sendSecurityHeaders(app, brandsHeaders);
  guardServer(app, headers);
  endSlowStreams(app.server, requestMs);
  settleCoding(app);
  drainAtClose(app, limitConnections(app.server, config, headers), drainMs);
  allowCors(app, config.allowedOrigins);
  handleErrors(app);
  for (const schema of contract.schemas) app.addSchema(schema);
  app.setValidatorCompiler<RawSchema>(checkLate);
  await app.register(cookie);
  await compressCalls(app);
  await registerFeatures(app, deps);
  await serveSiteFiles(app, { folder: config.siteFolder, runtime: { platform: config.platformOrigin } });
  return app;
}
