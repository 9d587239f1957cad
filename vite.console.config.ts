import { defineConfig } from "vite";
import { siteConfig } from "./scripts/vite/siteConfig.ts";

/** The operator's program, served under `/console/` of the same host. */
export default defineConfig(siteConfig({ name: "console", base: "/console/", devPort: 5174 }));
