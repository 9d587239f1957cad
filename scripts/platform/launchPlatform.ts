import { spawn } from "node:child_process";
import { waitForAnswer } from "./waitForAnswer.ts";

/** How a platform is launched. */
export interface LaunchOptions {
  port: number;
  /** Settings of the platform beside the port (server/config.ts reads them). */
  env?: NodeJS.ProcessEnv;
  /** `inherit` shows its log; `ignore` keeps quiet. Errors are always shown. */
  log: "inherit" | "ignore";
  /** How long it may take until it answers. The first start makes a database and its demo data. */
  timeoutMs?: number;
}

/** A platform that answers. */
export interface RunningPlatform {
  /** Its origin, without a slash at the end. */
  url: string;
  /** Its process. */
  pid: number;
  /** Stops it, its database too, and waits until it is gone. May be called twice. */
  stop(): Promise<void>;
  /** Fulfilled with the exit code when it ends, whoever ended it. */
  ended: Promise<number>;
}

/**
 * Starts `server/main.ts` in a process of its own and waits until it answers. Throws when it ends before, or does not
 * answer in time; it is stopped then.
 */
export async function launchPlatform(options: LaunchOptions): Promise<RunningPlatform> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...options.env, PORT: String(options.port) };
  const url = `${env["TLS_CERT_FILE"]?.trim() ? "https" : "http"}://localhost:${options.port}`;
  const child = spawn(process.execPath, ["server/main.ts"], {
    // A group of its own: a Ctrl-C at the terminal reaches us, and we end it in order; it is not hit twice.
    detached: true,
    // The channel tells it that we are gone, even where we had no time to say so.
    stdio: ["ignore", options.log, "inherit", "ipc"],
    env,
  });
  const ended = new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGTERM" ? 0 : 1)));
  });
  const killAtExit = () => child.kill("SIGTERM");
  process.once("exit", killAtExit);
  const stop = async () => {
    child.kill("SIGTERM");
    const force = setTimeout(() => child.kill("SIGKILL"), 20_000);
    await ended;
    clearTimeout(force);
    process.removeListener("exit", killAtExit);
  };
  const failed = ended.then((code) => {
    throw new Error(`The platform ended with exit code ${code} before it answered; its message is above`);
  });
  try {
    await Promise.race([waitForAnswer(`${url}/wps/system/status`, options.timeoutMs ?? 120_000), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  // From now on an end is an event and not a failure of this call.
  failed.catch(() => {});
  return { url, pid: child.pid ?? 0, stop, ended };
}
