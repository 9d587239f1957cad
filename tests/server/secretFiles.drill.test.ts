import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { initCluster } from "#server/db/postgres/initCluster.ts";
import { ensureCommandToken } from "#server/features/console/ensureCommandToken.ts";
import { loadMasterSecret } from "#server/security/loadMasterSecret.ts";
import { writeSecretFile } from "#server/security/writeSecretFile.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aDatabase } from "#tests/support/database.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const aFolder = () => mkdtempSync(join(tmpdir(), "croupier-secret-"));

/** Runs a program of one line in a process of its own, under a shell's limit; resolves with what it said. */
function runUnder(limit: string, line: string): Promise<{ code: number; said: string }> {
  const command = `${limit}; exec "$0" --input-type=module-typescript -e "$1"`;
  return new Promise((resolve) => {
    execFile("/bin/sh", ["-c", command, process.execPath, line], (error, out, said) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, said: said + out }),
    );
  });
}

const load = (folder: string) =>
  `import { loadMasterSecret } from "#server/security/loadMasterSecret.ts"; await loadMasterSecret(undefined, ${JSON.stringify(folder)});`;

describe("S-63 a file of secrets", () => {
  it("is the same for starts that make it at the same moment", async () => {
    const folder = aFolder();
    const made = await Promise.all(Array.from({ length: 20 }, () => loadMasterSecret(undefined, folder)));
    expect(new Set(made.map((secret) => secret.toString("hex"))).size).toBe(1);
    expect(readdirSync(folder)).toEqual(["master.secret"]);
  });

  it.each([
    ["empty", ""],
    ["a line break", "\n"],
    ["cut", "A".repeat(42)],
    ["full of zeros, as after a power cut", "\0".repeat(43)],
    ["half full of zeros", `${"A".repeat(30)}${"\0".repeat(13)}`],
  ])("that is %s is refused, kept as it is, and the way out is told", async (_what, text) => {
    const folder = aFolder();
    const file = join(folder, "master.secret");
    writeFileSync(file, text);
    await expect(loadMasterSecret(undefined, folder)).rejects.toThrow(/master\.secret is (empty|cut)[\s\S]*backup/);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("that cannot be written for want of room is not there, and the next start makes it", async () => {
    const folder = aFolder();
    // No file may grow: the system's own word for a disk without room, by this process alone.
    const { code, said } = await runUnder("ulimit -f 0", load(folder));
    expect([code, said.includes("EFBIG")]).toEqual([1, true]);
    expect(readdirSync(folder)).toEqual([]);
    expect(await loadMasterSecret(undefined, folder)).toHaveLength(32);
  });

  it("stays as it was where the new one cannot be written", async () => {
    const folder = aFolder();
    const file = join(folder, "operator.txt");
    await writeSecretFile(file, "the old one");
    const write = `import { writeSecretFile } from "#server/security/writeSecretFile.ts"; await writeSecretFile(${JSON.stringify(file)}, "the new one");`;
    expect((await runUnder("ulimit -f 0", write)).code).toBe(1);
    expect(readFileSync(file, "utf8")).toBe("the old one");
    await writeSecretFile(file, "the new one");
    expect([readFileSync(file, "utf8"), statSync(file).mode & 0o777]).toEqual(["the new one", 0o600]);
  });

  it("is whole or not there, whenever its writer is killed", async () => {
    const rounds = drillSize(4, 60);
    const sizes = new Map<number, number>();
    for (let round = 0; round < rounds; round += 1) {
      const folder = aFolder();
      const line = `import { loadMasterSecret } from "#server/security/loadMasterSecret.ts"; console.log("on"); for (let n = 0; ; n += 1) await loadMasterSecret(undefined, ${JSON.stringify(folder)} + "/" + n);`;
      const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", line], { stdio: "pipe" });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      // It works at full speed from its first word on; each round lets it go a little further.
      await new Promise((resolve) => child.stdout.once("data", resolve));
      for (let turn = 0; turn < round * 7; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      child.kill("SIGKILL");
      await ended;
      for (const name of readdirSync(folder)) {
        const inside = readdirSync(join(folder, name));
        if (!inside.includes("master.secret")) continue;
        const { size } = statSync(join(folder, name, "master.secret"));
        sizes.set(size, (sizes.get(size) ?? 0) + 1);
      }
    }
    expect([...sizes.keys()].filter((size) => size !== 43)).toEqual([]);
  });

  it("that commands publish by is made again where it is cut", async () => {
    const { db } = await aDatabase();
    const folder = aFolder();
    const config = { dataFolder: folder } as never;
    const file = await ensureCommandToken({ db, clock: aClock(), config });
    const whole = readFileSync(file, "utf8");
    writeFileSync(file, whole.slice(0, 10));
    await ensureCommandToken({ db, clock: aClock(), config });
    expect(readFileSync(file, "utf8")).toHaveLength(whole.length);
    expect(readFileSync(file, "utf8")).not.toBe(whole);
  });

  it("of the database's own passwords is refused where it is cut, with a way out", async () => {
    const folder = join(aFolder(), "postgres");
    await writeSecretFile(join(folder, "PG_VERSION"), "18\n");
    for (const text of ["", '{"owner":"a', "{}", '{"owner":"","app":""}', "null"]) {
      writeFileSync(join(folder, "croupier.json"), text);
      await expect(initCluster(folder, undefined as never, undefined)).rejects.toThrow(/croupier\.json[\s\S]*backup/);
    }
  });
});
