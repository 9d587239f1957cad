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
  /** The least version of a client that is served; 0 says nothing. */
  minClient?: number;
  /** Hosts that the programs call besides the platform's. */
  callHosts?: readonly string[];
}

const yearSeconds = 31_536_000;

/** The content security policy of every page (security checklist S-01, S-02, S-03): no inline code, no eval, no other host. */
export function contentSecurityPolicy({
  isHttps,
  platformOrigin = "",
  imageHosts,
  frameHosts,
  callHosts = [],
}: HeaderOptions): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...imageHosts].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...(platformOrigin === "" ? [] : [platformOrigin]), ...callHosts].join(" "),
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
    // A game in a window of its own talks with the page that opened it (record 96); nobody who opens us does.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(options.minClient !== undefined && options.minClient > 0 && { "min-client": String(options.minClient) }),
    ...(options.isHttps && { "strict-transport-security": `max-age=${yearSeconds}; includeSubDomains` }),
  };
}

/** Hosts that a brand names. */
export interface BrandHosts {
  /** Of pictures. */
  imageCDNs?: readonly string[];
  /** That games are started from. */
  launchGameCDNs?: readonly string[];
}

/**
 * The headers while a brand names hosts of its own: its pages may show pictures from there, and games in frames, as well. Anything
 * but an https origin is passed over. What is given answers the same object
 * for as long as nothing has changed.
 */
export function brandHeaders(
  options: HeaderOptions,
  brand: () => BrandHosts,
  callHostsNow: () => readonly string[],
): () => Readonly<Record<string, string>> {
  let made: { from: BrandHosts; callHosts: readonly string[]; headers: Readonly<Record<string, string>> } | undefined;
  return () => {
    const [from, callHosts] = [brand(), callHostsNow()];
    if (made?.from !== from || made.callHosts !== callHosts) {
      const imageHosts = [...new Set([...options.imageHosts, ...originsOf(from.imageCDNs)])];
      const frameHosts = [...new Set([...options.frameHosts, ...originsOf(from.launchGameCDNs)])];
      made = { from, callHosts, headers: securityHeaders({ ...options, imageHosts, frameHosts, callHosts }) };
    }
    return made.headers;
  };
}

/** The origins of https addresses; anything else is passed over. */
export function originsOf(addresses: readonly string[] = []): string[] {
  const whole = addresses.filter((address) => address.startsWith("https://") && URL.canParse(address));
  return whole.map((address) => new URL(address).origin);
}

/**
 * Puts the headers on every answer of the server, before anything else can answer. Nothing is kept by default (S-67): an
 * answer is for the one who asked, and what may be kept says so itself.
 */
export function sendSecurityHeaders(app: FastifyInstance, headers: () => Readonly<Record<string, string>>): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers()).header("correlation-id", request.id).header("cache-control", "no-store");
    // The console opens no windows of others.
    if (/^\/console(?:\/|$)/.test(request.url)) reply.header("cross-origin-opener-policy", "same-origin");
    done();
  });
}
