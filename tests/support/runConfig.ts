import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { dataFolder } from "./operator.ts";

const run = promisify(execFile);

/** How a command ended: its exit code, and all that it wrote. */
interface Ended {
  code: number;
  text: string;
}

/** Runs the command of integrators against the platform of the journeys. Nobody can be asked there whether to publish. */
export async function runConfig(baseURL: string | undefined, ...words: string[]): Promise<Ended> {
  const env = { ...process.env, CROUPIER_DATA: dataFolder(), CROUPIER_PLATFORM: baseURL ?? "" };
  try {
    const { stdout, stderr } = await run(
      process.execPath,
      ["server/cli/main.ts", ...words, ...(words[0] === "push" ? ["--yes"] : [])],
      { env },
    );
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}
