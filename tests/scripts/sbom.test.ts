import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeSbom } from "../../scripts/build/writeSbom.ts";

interface Bill {
  bomFormat: string;
  components: { name: string; version: string }[];
}

it("S-64 a build has a bill of materials that names what ships with its exact version, and nothing of the tests", async () => {
  const folder = await mkdtemp(join(tmpdir(), "croupier-sbom-"));
  await writeSbom(folder);
  const bill = JSON.parse(await readFile(join(folder, "sbom.json"), "utf8")) as Bill;
  const { dependencies, devDependencies } = JSON.parse(await readFile("package.json", "utf8")) as Record<
    "dependencies" | "devDependencies",
    Record<string, string>
  >;
  const found = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  expect(bill.bomFormat).toBe("CycloneDX");
  expect(Object.entries(dependencies).filter(([name, version]) => !found.has(`${name}@${version}`))).toEqual([]);
  expect(bill.components.filter(({ name }) => name in devDependencies && !(name in dependencies))).toEqual([]);
});
