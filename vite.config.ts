import { defineConfig } from "vitest/config";
import { gateConfig } from "./scripts/vite/gateConfig.ts";
import { siteConfig } from "./scripts/vite/siteConfig.ts";
import { testConfig } from "./scripts/vite/testConfig.ts";

/**
 * Everything that is built or run by Vite, by its mode: the player's program, served at the root of its host, the operator's,
 * served under `/console/` of the same host, what draws pages without a browser, and the tests (Vitest's own mode).
 */
export default defineConfig(({ mode }) => {
  switch (mode) {
    case "player":
      return siteConfig({ name: "player", base: "/", devPort: 5173, pages: ["index", "signin"] });
    case "console":
      return siteConfig({ name: "console", base: "/console/", devPort: 5174, pages: ["index"] });
    case "gate":
      return gateConfig();
    case "test":
      return testConfig;
    default:
      throw new Error(`vite.config.ts has no mode "${mode}": it is player, console, gate or test`);
  }
});
