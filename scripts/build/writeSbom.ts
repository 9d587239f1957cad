import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

/**
 * Writes the software bill of materials (CycloneDX JSON) of what ships: `dist/sbom.json`, beside the sites and not in
 * them. npm makes it from the lock, without the network.
 */
export async function writeSbom(): Promise<void> {
  const own = process.env["npm_execpath"];
  const args = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
  // npm runs on the machine's own Node; its version need not be able to run on the pinned one.
  const [program, all] = own?.endsWith("-cli.js") ? [process.execPath, [own, ...args]] : ["npm", args];
  const { stdout } = await promisify(execFile)(program, all, {
    maxBuffer: 64 * 1024 * 1024,
    shell: program === "npm" && process.platform === "win32",
  });
  await mkdir("dist", { recursive: true });
  await writeFile("dist/sbom.json", stdout);
}
