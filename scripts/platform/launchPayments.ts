import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { freePort } from "./freePort.ts";
import { isPortFree } from "./isPortFree.ts";
import { waitForAnswer } from "./waitForAnswer.ts";

/** Whom the sandbox provider works for. */
export interface LaunchPaymentsOptions {
  /** Origin of the site that payers come back to. */
  site: string;
  /** Origin of the platform that is told; the site's where nothing is said. */
  platform?: string;
  /** A port to take where it is free; any other where not. */
  wanted?: number;
}

/** A sandbox provider that answers. */
export interface RunningPayments {
  /** What the platform has to be started with. */
  env: { PAYMENTS_URL: string; PAYMENTS_SECRET: string };
  stop(): Promise<void>;
}

/** Starts `sandbox/payments` in a process of its own, with a secret made for this once, and waits until it answers. */
export async function launchPayments({
  site,
  platform = site,
  wanted,
}: LaunchPaymentsOptions): Promise<RunningPayments> {
  const port = wanted !== undefined && wanted < 65_536 && (await isPortFree(wanted)) ? wanted : await freePort();
  const secret = randomBytes(32).toString("hex");
  const child = spawn(process.execPath, ["sandbox/payments/main.ts"], {
    detached: true,
    // The channel tells it that we are gone, even where we had no time to say so.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_SITE: site,
      SANDBOX_PLATFORM: platform,
      SANDBOX_SECRET: secret,
    },
  });
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  const killAtExit = () => child.kill("SIGTERM");
  process.once("exit", killAtExit);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    process.removeListener("exit", killAtExit);
  };
  const url = `http://localhost:${port}`;
  try {
    await waitForAnswer(`${url}/health`, 20_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { env: { PAYMENTS_URL: url, PAYMENTS_SECRET: secret }, stop };
}
