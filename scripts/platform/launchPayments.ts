import { randomBytes } from "node:crypto";
import { launchSandbox } from "./launchSandbox.ts";

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
  const secret = randomBytes(32).toString("hex");
  const { url, stop } = await launchSandbox({
    program: "sandbox/payments/main.ts",
    env: { SANDBOX_SITE: site, SANDBOX_PLATFORM: platform, SANDBOX_SECRET: secret },
    ...(wanted !== undefined && { wanted }),
  });
  return { env: { PAYMENTS_URL: url, PAYMENTS_SECRET: secret }, stop };
}
