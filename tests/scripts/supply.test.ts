import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listFiles } from "../support/listFiles.ts";

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

const read = <T>(path: string) => JSON.parse(readFileSync(path, "utf8")) as T;

const locks = listFiles().filter((path) => path.endsWith("package-lock.json"));

describe.each(locks)("the supply of packages by %s", (file) => {
  const folder = file.replace(/package-lock\.json$/, "");
  const lock = read<Lock>(file);
  const manifest = read<Manifest>(`${folder}package.json`);
  const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

  it("comes from the public registry, or from whichever one the machine is set to", () => {
    const elsewhere = packages.filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/"),
    );
    expect(elsewhere).toEqual([]);
  });

  it("is held to the bytes by checksums", () => {
    const unchecked = packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  it("is complete for every system: npm ci refuses a lock that lacks the packages of another", () => {
    const missing = packages.flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {})
        .filter((name) => ![`${path}/`, ""].some((place) => lock.packages[`${place}node_modules/${name}`]))
        .map((name) => `${path} → ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("is named by exact versions", () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies };
    const loose = Object.entries(all).filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it("runs the install scripts that package.json names, and no others", () => {
    const wanting = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = wanting.map(([path]) => path.replace(/^.*node_modules\//, "")).toSorted();
    expect(Object.keys(manifest.allowScripts ?? {}).toSorted()).toEqual([...new Set(names)]);
  });
});
