import { randomBytes } from "node:crypto";
import { launchSandbox } from "./launchSandbox.ts";

/** Whom the sandbox vendor works for. */
export interface LaunchGamesOptions {
  /** Origin of the site that shows the games. */
  site: string;
  /** Origin of the platform whose wallet is used; the site's where nothing is said. */
  platform?: string;
  /** Folder of its rounds. */
  folder: string;
  /** A port to take where it is free; any other where not. */
  wanted?: number;
}

/** A sandbox vendor that answers. */
export interface RunningGames {
  /** What the platform has to be started with. */
  env: { GAME_VENDORS: string; GAME_SECRETS: string };
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts `sandbox/games` for every vendor of a demo, with a secret made for this once. Its games are another site to a browser than the
 * demo's pages, as those of real vendors are, so that they get a process of their own (record 196).
 */
export async function launchGames({
  site,
  platform = site,
  folder,
  wanted,
}: LaunchGamesOptions): Promise<RunningGames> {
  const secret = randomBytes(32).toString("hex");
  const env = { SANDBOX_SITE: site, SANDBOX_PLATFORM: platform, SANDBOX_SECRET: secret, SANDBOX_FOLDER: folder };
  const { url, pid, stop } = await launchSandbox({
    program: "sandbox/games/main.ts",
    env,
    host: new URL(site).hostname === "127.0.0.1" ? "localhost" : "127.0.0.1",
    ...(wanted !== undefined && { wanted }),
  });
  return { env: { GAME_VENDORS: `*=${url}`, GAME_SECRETS: `*=${secret}` }, pid, stop };
}
