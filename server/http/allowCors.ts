import type { FastifyInstance } from "fastify";

const allowedHeaders = [
  "content-type",
  "token",
  "language",
  "merchant",
  "idempotency-key",
  "if-none-match",
  "last-event-id",
];
const exposedHeaders = [
  "captcha-id",
  "etag",
  "idempotent-replayed",
  "retry-after",
  "date",
  "min-client",
  "correlation-id",
];
const preflightSeconds = 600;

/**
 * Lets the site's files live on another origin: answers of calls may be read from the origins of the list and from no
 * other (S-08). The list is compared as it stands; there is no pattern in it to get around.
 */
export function allowCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    reply.header("vary", "Origin");
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header("access-control-allow-origin", origin);
    reply.header("access-control-allow-credentials", "true");
    reply.header("access-control-expose-headers", exposedHeaders.join(", "));
    // The files themselves are fetched without credentials and named by hash.
    if (/^\/(config|theme)\//.test(request.url)) reply.header("cross-origin-resource-policy", "cross-origin");
    if (request.method !== "OPTIONS") return;
    await reply
      .headers({
        "access-control-allow-methods": "GET, POST, PUT, DELETE",
        "access-control-allow-headers": allowedHeaders.join(", "),
        "access-control-max-age": String(preflightSeconds),
      })
      .code(204)
      .send();
  });
}
