import { randomBytes } from "node:crypto";
import type { Plugin } from "vite";

/**
 * Gives the dev server the production policy with the two holes that hot reloading needs: a nonce for the tags that
 * Vite injects, and its web socket. Code that the production policy would stop is so stopped while it is written.
 * The nonce lasts for the life of the process: this server is for one developer on one machine.
 */
export function devPolicy(): Plugin {
  const nonce = randomBytes(16).toString("base64");
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
  return {
    name: "croupier-dev-policy",
    apply: "serve",
    config: () => ({ html: { cspNonce: nonce }, server: { headers: { "content-security-policy": policy } } }),
  };
}
