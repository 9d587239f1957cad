import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";
import { localeFiles } from "./localeFiles.ts";

/** Journeys belong to Playwright, and fixture trees hold files that are broken on purpose. */
const never = ["**/node_modules/**", "dist/**", "tests/browser/**", "tests/**/fixtures/**"];

/** Three projects: `node` for pure code, `server` for what needs the database, `dom` (every `.test.tsx`) for React. */
export const testConfig: ViteUserConfig = {
  // Texts are modules of the build.
  plugins: [localeFiles("player", fileURLToPath(new URL("../../locales", import.meta.url)))],
  test: {
    // Two cores are the reference machine; more workers only fight over them.
    maxWorkers: 2,
    // What `npm run drill` and `npm run fuzz` run whole takes minutes.
    testTimeout: process.env["CROUPIER_DRILL"] === "whole" ? 40 * 60_000 : 20_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["tests/**/*.test.ts"],
          exclude: [...never, "tests/server/**"],
          setupFiles: ["tests/support/nodeSetup.ts"],
          // As for the server's: files of one worker share what they read.
          isolate: false,
          // What is drawn here is drawn by the platform, which does it with the React of production; the other one takes twice as long.
          env: { NODE_ENV: "production" },
        },
        oxc: { jsx: { runtime: "automatic", development: false } },
      },
      {
        extends: true,
        test: {
          name: "server",
          environment: "node",
          include: ["tests/server/**/*.test.ts"],
          exclude: never,
          // Reading the platform's modules takes longer than most of these files: those of one worker share them. What a file
          // changes is its own: its database, its platform, its clock.
          isolate: false,
          // One database server for all; each test file gets its own database in it.
          globalSetup: ["tests/support/databaseSetup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["tests/**/*.test.tsx"],
          exclude: never,
          setupFiles: ["tests/support/domSetup.ts"],
        },
      },
    ],
  },
};
