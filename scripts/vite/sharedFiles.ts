import type { Plugin } from "vite";

/**
 * Lets the dev server find what both pages link to beside their own folder (`../app/boot.css`). A browser resolves
 * such a path against the page's address, where it ends at `/app/…`, outside of the folder that Vite serves. The
 * build resolves it against the file, and needs none of this. `sources` is the folder `src`, with a slash at the end.
 */
export function sharedFiles(sources: string): Plugin {
  return {
    name: "croupier-shared-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = /^\/app\/(.+)$/.exec(request.url ?? "")?.[1];
        if (path !== undefined) request.url = `${server.config.base}@fs${sources}app/${path}`;
        next();
      });
    },
  };
}
