import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, normalize } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

/**
 * Serves built files on the loopback address. `locate` turns the path of a request into a file, or nothing. The page is
 * cross-origin isolated, which is what gives `performance.now()` its fine clock.
 */
export function serveFolder(port: number, locate: (path: string) => string | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = path.includes("..") ? undefined : locate(path.replaceAll("\\", "/"));
    const answer = async () => {
      if (file === undefined) throw new Error("not a file of the bench");
      const body = await readFile(file);
      response.writeHead(200, {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        "cache-control": "no-store",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
        "cross-origin-resource-policy": "same-origin",
      });
      response.end(body);
    };
    answer().catch(() => response.writeHead(404).end("Not found\n"));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
