import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";

/** A project folder with the real bootstrap, a one-line script and, in front of the path, an npm that we play. */
async function aProject(npm: string) {
  const folder = await mkdtemp(join(tmpdir(), "croupier-bootstrap-"));
  await mkdir(join(folder, "scripts"));
  await mkdir(join(folder, "bin"));
  await cp("scripts/bootstrap.mjs", join(folder, "scripts/bootstrap.mjs"));
  await writeFile(join(folder, "scripts/start.ts"), 'console.log("ran", process.argv.slice(2).join(" "));');
  await writeFile(join(folder, "package.json"), JSON.stringify({ allowScripts: {} }));
  await writeFile(join(folder, "package-lock.json"), JSON.stringify({ packages: { "": {} } }));
  await writeFile(join(folder, "bin/npm"), `#!/bin/sh\necho "npm $*"\n${npm}\n`, { mode: 0o755 });
  const run = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const env: NodeJS.ProcessEnv = {
        ...process.env,
        PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"]}`,
      };
      delete env["npm_execpath"];
      delete env["NODE_COMPILE_CACHE"];
      execFile(process.execPath, [join(folder, "scripts/bootstrap.mjs"), ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr }),
      );
    });
  return { folder, run };
}

/** An installation as npm would leave it, with this very Node as the pinned one. */
const installs = (folder: string) => `mkdir -p ${folder}/node_modules/node/bin
ln -sf ${process.execPath} ${folder}/node_modules/node/bin/node`;

// The played npm is a shell script; there is no such thing on Windows.
const onPosix = process.platform === "win32" ? () => {} : describe;
onPosix("the bootstrap", () => {
  it("installs what is missing, once, and passes arguments on", async () => {
    const { folder, run } = await aProject('sh "$(dirname "$0")/install"');
    await writeFile(join(folder, "bin/install"), installs(folder));
    const first = await run("start", "--fast");
    expect(first.output).toContain("npm ci");
    expect(first.output).toContain("ran --fast");
    expect((await run("start")).output).not.toContain("npm ci");
  });

  it("installs again when the lock changed", async () => {
    const { folder, run } = await aProject('sh "$(dirname "$0")/install"');
    await writeFile(join(folder, "bin/install"), installs(folder));
    await run("start");
    await writeFile(
      join(folder, "package-lock.json"),
      JSON.stringify({ packages: { "node_modules/a": { version: "2.0.0" } } }),
    );
    expect((await run("start")).output).toContain("npm ci");
  });

  it("takes packages that match the lock as they are, whoever installed them", async () => {
    const { folder, run } = await aProject("exit 1");
    await mkdir(join(folder, "node_modules/node/bin"), { recursive: true });
    await symlink(process.execPath, join(folder, "node_modules/node/bin/node"));
    const packages = { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "1.0.0", optional: true } };
    await writeFile(join(folder, "package-lock.json"), JSON.stringify({ packages }));
    const found = { packages: { "node_modules/a": { version: "1.0.0" } } };
    await writeFile(join(folder, "node_modules/.package-lock.json"), JSON.stringify(found));
    expect((await run("start")).output).toBe("ran \n");
    expect(await readFile(join(folder, "node_modules/.croupier-lock"), "utf8")).toMatch(/^[0-9a-f]{64}\n$/);
  });

  it("keeps what Node makes of the programs, for the next start", async () => {
    const { folder, run } = await aProject("exit 1");
    await mkdir(join(folder, "node_modules/node/bin"), { recursive: true });
    await symlink(process.execPath, join(folder, "node_modules/node/bin/node"));
    await writeFile(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: {} }));
    await run("start");
    const kept = await readdir(join(folder, "node_modules/.cache/node"), { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile())).not.toEqual([]);
  });

  it("says what to do when nothing can be installed", async () => {
    const { run } = await aProject("exit 1");
    const { code, output } = await run("start");
    expect(code).toBe(1);
    expect(output).toContain("npm install --no-save");
    expect(output).toContain("The packages could not be installed");
  });

  it("names the commands it knows, and a script that is not there", async () => {
    const { run } = await aProject("exit 0");
    expect((await run("sart")).output).toContain("Unknown command: sart. Known: start, test");
    expect((await run("bench")).output).toContain("this copy of the project is incomplete");
  });
});
