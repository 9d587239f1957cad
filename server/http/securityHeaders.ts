import type { FastifyInstance } from "fastify";

/** What the headers depend on. */
export interface HeaderOptions {
  /** The site is reached over https; only then may browsers be told to insist on it. */
  isHttps: boolean;
  /** Origin that the programs call, where it is another one than theirs; empty otherwise. */
  platformOrigin?: string;
  /** Hosts of pictures besides our own. */
  imageHosts: readonly string[];
  /** Hosts whose games are shown in a frame. */
  frameHosts: readonly string[];
}

const yearSeconds = 31_536_000;

/** The content security policy of every page (security checklist S-01, S-02, S-03): no inline code, no eval, no other host. */
export function contentSecurityPolicy({ isHttps, platformOrigin = "", imageHosts, frameHosts }: HeaderOptions): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...imageHosts].join(" "),
    "font-src 'self'",
    platformOrigin === "" ? "connect-src 'self'" : `connect-src 'self' ${platformOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    frameHosts.length > 0 ? ["frame-src", ...frameHosts].join(" ") : "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types dompurify app-worker",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
    "report-uri /csp-report",
    "report-to csp",
  ];
  return directives.join("; ");
}

/** Names and values of the headers that every answer carries, whatever its status. */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(options),
    "reporting-endpoints": 'csp="/csp-report"',
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(options.isHttps && { "strict-transport-security": `max-age=${yearSeconds}; includeSubDomains` }),
  };
}

/**
 * The headers while a brand names hosts of pictures of its own (`imageCDNs`): its pages may show pictures from there as well.
 * Anything but an https origin is passed over.
 */
export function brandHeaders(
  options: HeaderOptions,
  imageCDNs: () => readonly string[],
): () => Readonly<Record<string, string>> {
  let made: { from: readonly string[]; headers: Readonly<Record<string, string>> } | undefined;
  return () => {
    const from = imageCDNs();
    if (made?.from !== from) {
      const origins = from.filter((address) => address.startsWith("https://") && URL.canParse(address));
      const imageHosts = [...new Set([...options.imageHosts, ...origins.map((address) => new URL(address).origin)])];
      made = { from, headers: securityHeaders({ ...options, imageHosts }) };
    }
    return made.headers;
  };
}

/**
 * Puts the headers on every answer of the server, before anything else can answer. Nothing is kept by default (S-67): an
 * answer is for the one who asked, and what may be kept says so itself.
 */
export function sendSecurityHeaders(app: FastifyInstance, headers: () => Readonly<Record<string, string>>): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers()).header("correlation-id", request.id).header("cache-control", "no-store");
    done();
  });
}
