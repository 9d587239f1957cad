import { spawn } from "node:child_process";
import { freePort } from "./freePort.ts";
import { isPortFree } from "./isPortFree.ts";
import { waitForAnswer } from "./waitForAnswer.ts";

/** A program of `sandbox/`, and what it is started with. */
export interface SandboxOptions {
  program: string;
  env: NodeJS.ProcessEnv;
  /** The name in its address; `localhost` where nothing is said. Browsers take `127.0.0.1` for another site than `localhost`, not only for another origin. */
  host?: "localhost" | "127.0.0.1";
  /** A port to take where it is free; any other where not. */
  wanted?: number;
}

/** A program that answers. */
export interface RunningSandbox {
  /** Its origin. */
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a stand-in for somebody else's service in a process of its own, and waits until it answers. */
export async function launchSandbox({
  program,
  env,
  host = "localhost",
  wanted,
}: SandboxOptions): Promise<RunningSandbox> {
  const port = wanted !== undefined && wanted < 65_536 && (await isPortFree(wanted)) ? wanted : await freePort();
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
    detached: true,
    // The channel tells it that we are gone, even where we had no time to say so.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, ...env, SANDBOX_PORT: String(port) },
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
  const url = `http://${host}:${port}`;
  try {
    await waitForAnswer(`${url}/health`, 20_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, stop };
}
