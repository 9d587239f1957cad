import { spawn, type ChildProcess } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readPostmaster } from "#server/db/postgres/readPostmaster.ts";
import { drillSize, isWhole } from "#tests/support/drillSize.ts";
import { freePort } from "../../scripts/platform/freePort.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const started: ChildProcess[] = [];
// A test that fails must not leave behind what it looked for.
afterEach(() => started.splice(0).forEach((child) => child.kill("SIGKILL")));

/** What a program said until every process that could still say something was gone. */
function untilSilent(child: ChildProcess): Promise<string> {
  started.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (said += text));
  return new Promise((resolve) => child.once("close", () => resolve(said)));
}

/** Resolves with the first match in what a program says. */
function heard(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let said = "";
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (text: string | Buffer) => {
      said += text.toString();
      const found = pattern.exec(said);
      if (found) resolve(found);
    });
    child.once("close", () => reject(new Error(`It ended without a word of ${pattern}:\n${said}`)));
  });
}

/** A project with the real bootstrap, and in place of the platform a program that says how it is ended. */
async function aProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "croupier-parents-"));
  for (const inside of ["scripts", "server"]) await mkdir(join(folder, inside));
  await mkdir(join(folder, "node_modules/node/bin"), { recursive: true });
  for (const file of ["scripts/bootstrap.mjs", "server/endWithParent.ts"])
    await cp(join(root, file), join(folder, file));
  await symlink(process.execPath, join(folder, "node_modules/node/bin/node"));
  const scripts = { start: "node scripts/bootstrap.mjs start", below: "true; node scripts/bootstrap.mjs start; true" };
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "parents", type: "module", scripts }));
  await writeFile(join(folder, "package-lock.json"), JSON.stringify({ packages: { "": {} } }));
  await writeFile(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: {} }));
  await writeFile(
    join(folder, "scripts/start.ts"),
    `import { endWithParent, outliveScreen } from "../server/endWithParent.ts";
const end = (why) => { console.log("ended in order:", why); process.exit(0); };
process.on("SIGTERM", () => end("signal"));
endWithParent(() => end("alone"));
outliveScreen();
setInterval(() => console.log("tick"), 100);
console.log("up", process.pid, process.ppid);
`,
  );
  return folder;
}

// There are no such signals on Windows, and npm is another program there.
const onPosix = process.platform === "win32" ? () => {} : describe;

onPosix("what npm started", () => {
  const npm = (folder: string, script: string) =>
    spawn("npm", ["--silent", "run", script], { cwd: folder, detached: true, stdio: ["ignore", "pipe", "pipe"] });

  const ways = [
    ["SIGKILL", "start"],
    ["SIGTERM", "below"],
    ["SIGTERM", "start"],
    ["SIGHUP", "start"],
    ["SIGKILL", "below"],
  ] as const;
  it.each(ways.slice(0, drillSize(2, ways.length)))(
    "ends in order when npm gets %s (npm run %s)",
    { timeout: 30_000 },
    async (signal, script) => {
      const child = npm(await aProject(), script);
      const silent = untilSilent(child);
      await heard(child, /up/);
      child.kill(signal);
      expect(await silent).toContain("ended in order");
    },
  );

  it("ends in order when the process between is killed", { timeout: 30_000 }, async () => {
    const child = npm(await aProject(), "start");
    const silent = untilSilent(child);
    const [, , bootstrap] = await heard(child, /up (\d+) (\d+)/);
    process.kill(Number(bootstrap), "SIGKILL");
    expect(await silent).toContain("ended in order: alone");
  });

  it("goes on when it was started by hand, and the shell that did it is gone", { timeout: 30_000 }, async () => {
    const folder = await aProject();
    const env = { ...process.env };
    delete env["npm_lifecycle_event"];
    const child = spawn("/bin/sh", ["-c", '"$0" scripts/bootstrap.mjs start & echo shell; wait', process.execPath], {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const silent = untilSilent(child);
    const [, pid] = await heard(child, /up (\d+) (\d+)/);
    child.kill("SIGKILL");
    await new Promise((resolve) => child.once("exit", resolve));
    // A second and a half by its own clock: whoever would look looks twice a second.
    await heard(child, /(tick\s+){15}/);
    process.kill(Number(pid), "SIGTERM");
    expect(await silent).toContain("ended in order: signal");
  });
});

// Each round makes a database: whole drills only.
const inDrill = isWhole ? onPosix : () => {};
inDrill("a platform whose starter is gone", () => {
  const cases = [
    ["killed", "SIGKILL", true],
    ["ended", "SIGTERM", true],
    ["killed while it starts", "SIGKILL", false],
    ["ended while it starts", "SIGTERM", false],
  ] as const;
  it.each(cases)("ends in order, its PostgreSQL too: %s", { timeout: 120_000 }, async (_what, signal, waits) => {
    const folder = await mkdtemp(join(tmpdir(), "croupier-alone-"));
    await chmod(folder, 0o711);
    const env = { CROUPIER_DATA: join(folder, "data"), CROUPIER_DEMO: "0", LOG_LEVEL: "info" };
    const options = JSON.stringify({ port: await freePort(), env, log: "inherit" });
    const line = `import { launchPlatform } from "./scripts/platform/launchPlatform.ts";
      await launchPlatform(${options}); console.log("answers");`;
    const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", line], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const silent = untilSilent(child);
    if (waits) await heard(child, /answers/);
    const data = join(folder, "data/postgres");
    await vi.waitFor(() => expect(readPostmaster(data)).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
    child.kill(signal);
    // Its output is a pipe that the platform holds: silence is its end.
    await silent;
    expect(readPostmaster(data)).toBeUndefined();
  });
});
