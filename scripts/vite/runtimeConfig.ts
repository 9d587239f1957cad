import type { Plugin } from "vite";

/** The setting a host may edit after the build: the platform's origin; empty means the page's own. */
const defaults = `${JSON.stringify({ platform: "" }, null, 2)}\n`;

/**
 * Puts `config.json` beside `index.html`. It is a file of its own, without a hash in its name and outside the bundle,
 * because a host changes it without building anything.
 */
export function runtimeConfig(): Plugin {
  return {
    name: "croupier-runtime-config",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "config.json", source: defaults });
    },
    configureServer(server) {
      const path = `${server.config.base}config.json`;
      server.middlewares.use((request, response, next) => {
        if (request.url?.split("?")[0] !== path) return next();
        response.setHeader("content-type", "application/json; charset=utf-8");
        response.end(defaults);
      });
    },
  };
}
