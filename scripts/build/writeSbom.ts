import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

/**
 * Writes the software bill of materials (CycloneDX JSON) of what ships: `sbom.json` in the folder, beside the sites and not in
 * them. npm makes it from the lock, without the network; what only the tests and the build use is taken out here, because
 * npm's own `--omit dev` also leaves out packages that both need, React among them.
 */
export async function writeSbom(folder = "dist"): Promise<void> {
  const own = process.env["npm_execpath"];
  // Where NODE_ENV says production, npm omits them by itself.
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--include=dev"];
  // npm runs on the machine's own Node; its version need not be able to run on the pinned one.
  const [program, all] = own?.endsWith("-cli.js") ? [process.execPath, [own, ...args]] : ["npm", args];
  const { stdout } = await promisify(execFile)(program, all, {
    maxBuffer: 64 * 1024 * 1024,
    shell: program === "npm" && process.platform === "win32",
  });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/sbom.json`, JSON.stringify(await withoutDevelopment(JSON.parse(stdout) as Bill), null, 2));
}

/** The part of a CycloneDX bill that we change; all else stays as npm writes it. */
interface Bill {
  components: { "bom-ref": string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

async function withoutDevelopment(bill: Bill): Promise<Bill> {
  const ships = await shippedPackages();
  const components = new Set(bill.components.map((component) => component["bom-ref"]));
  return {
    ...bill,
    components: bill.components.filter((component) => ships.has(component["bom-ref"])),
    // The project itself is a reference that is no component.
    dependencies: bill.dependencies
      .filter(({ ref }) => ships.has(ref) || !components.has(ref))
      .map((entry) => ({ ...entry, dependsOn: (entry.dependsOn ?? []).filter((ref) => ships.has(ref)) })),
  };
}

/** Name and version of each package of the lock that is no development's alone, as the bill refers to them. */
async function shippedPackages(): Promise<Set<string>> {
  const lock = JSON.parse(await readFile("package-lock.json", "utf8")) as {
    packages: Record<string, { version?: string; name?: string; dev?: boolean; devOptional?: boolean }>;
  };
  const shipped = Object.entries(lock.packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  return new Set(
    shipped.map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, "")}@${version}`),
  );
}
