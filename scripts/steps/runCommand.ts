import { spawn } from "node:child_process";

/** Switches of {@link runCommand}. */
export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** Kills the command after this time; without it there is no limit. */
  timeoutMs?: number;
}

/** Runs a program with our own output and ends when it does; throws when it fails, is killed or is not there. */
export function runCommand(program: string, args: string[], options: CommandOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: "inherit",
      env: { ...process.env, ...options.env },
      ...(options.timeoutMs === undefined ? {} : { timeout: options.timeoutMs, killSignal: "SIGKILL" }),
    });
    const line = [program, ...args].join(" ");
    child.on("error", (error) => reject(new Error(`${line}: ${error.message}`, { cause: error })));
    child.on("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${line}: ${signal ? `ended by ${signal}` : `exit code ${code}`}`));
    });
  });
}
