import { defineConfig } from "vite";
import { siteConfig } from "./scripts/vite/siteConfig.ts";

/** The player's program, served at the root of its host. */
export default defineConfig(siteConfig({ name: "player", base: "/", devPort: 5173 }));
