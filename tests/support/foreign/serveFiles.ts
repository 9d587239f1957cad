import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A host's policy of the strict kind: what the site needs, pictures from anywhere by https, and nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src https:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types app-html app-worker dompurify",
].join("; ");

/** Serves the built site as any host of files would; a path that is no file is a page of the program. */
export async function serveFiles(pathname: string, response: ServerResponse): Promise<void> {
  const path = extname(pathname) === "" ? "/index.html" : normalize(pathname);
  try {
    const content = await readFile(join("dist/player", path));
    response.writeHead(200, {
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "content-security-policy": policy,
    });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
}
