// Plain JavaScript for whatever Node the machine has (18 or newer): installs what is missing, then runs the real
// script with the Node that this project pins. Nothing here may import a package or use newer syntax.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const modules = join(root, "node_modules");
const marker = join(modules, ".croupier-lock");
const pinnedNode = join(modules, "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/** What each command runs; arguments given by the caller come after. */
const commands = {
  start: ["scripts/start.ts"],
  test: ["scripts/test.ts"],
  dev: ["scripts/dev.ts"],
  build: ["scripts/build.ts"],
  bench: ["bench/main.ts"],
  trace: ["scripts/trace.ts"],
  mutate: ["scripts/mutate.ts"],
  drill: ["scripts/drill.ts", "drill"],
  fuzz: ["scripts/drill.ts", "fuzz"],
  "platform:check": ["scripts/conformance.ts"],
  config: ["server/cli/main.ts"],
  platform: ["server/cli/platform.ts"],
  types: ["scripts/types.ts"],
  pictures: ["scripts/pictures.ts"],
  fonts: ["scripts/fonts.ts"],
  lint: ["node_modules/oxlint/bin/oxlint", "--deny-warnings"],
  format: ["node_modules/oxfmt/bin/oxfmt"],
};

/** Ends with a message for a person instead of a stack. */
function stop(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function hashOfLock() {
  const lock = readFileSync(join(root, "package-lock.json"));
  return createHash("sha256").update(lock).update(`${process.platform}-${process.arch}`).digest("hex");
}

/** True where node_modules already holds what the lock names, whoever put it there. */
function matchesLock() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
    const found = JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8")).packages;
    return Object.entries(wanted).every(
      ([path, entry]) => path === "" || entry.optional || entry.devOptional || found[path]?.version === entry.version,
    );
  } catch {
    return false;
  }
}

function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  if (existsSync(marker) && readFileSync(marker, "utf8").trim() === hashOfLock()) return true;
  if (!matchesLock()) return false;
  writeFileSync(marker, `${hashOfLock()}\n`);
  return true;
}

/** Runs npm: the very one that runs us, where npm does, so that its settings hold. */
function npm(...args) {
  const own = process.env.npm_execpath;
  const isNpm = own !== undefined && /npm-cli\.[cm]?js$/.test(own);
  return new Promise((resolve) => {
    const child = isNpm
      ? spawn(process.execPath, [own, ...args], { cwd: root, stdio: "inherit" })
      : spawn("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

async function install() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log("Installing packages (npm ci); the first time takes a minute or two …");
  const pulse = setInterval(() => {
    const count = existsSync(modules) ? readdirSync(modules).length : 0;
    console.log(`  … still installing: ${seconds()} s, ${count} folders in node_modules`);
  }, 10_000);
  // Development packages too, even where NODE_ENV says production: the tests and the build need them.
  const settings = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  let code = await npm("ci", ...settings);
  if (code !== 0) {
    // A registry that mirrors only part of the packages for other systems makes `npm ci` call the lock incomplete.
    // `npm install` takes the same versions and checksums from the lock, and leaves both files alone.
    console.log("npm ci did not succeed; trying npm install with the same lock …");
    code = await npm("install", "--no-save", ...settings);
  }
  clearInterval(pulse);
  if (code !== 0) {
    stop(
      "",
      "The packages could not be installed. npm's message above says why.",
      "Usual reasons: no connection to the npm registry, a full disk, or a folder that may not be written.",
      `Needed: npm 10 or newer (this machine's Node is ${process.version}). Then run the command again.`,
    );
  }
  if (!runs(pinnedNode)) await rebuild();
  writeFileSync(marker, `${hashOfLock()}\n`);
  console.log(`Installed in ${seconds()} s.`);
}

/** Runs the few install scripts that package.json allows, where the machine's npm was told to run none at all. */
async function rebuild() {
  console.log("Running the install scripts that package.json allows …");
  const { allowScripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const allowed = Object.keys(allowScripts).filter((name) => existsSync(join(modules, name)));
  await npm("rebuild", "--ignore-scripts=false", ...allowed);
}

function runs(node) {
  return existsSync(node) && spawnSync(node, ["--version"]).status === 0;
}

function chooseNode() {
  if (runs(pinnedNode)) return pinnedNode;
  if (Number(process.versions.node.split(".")[0]) >= 24) {
    console.log(`The pinned Node does not run on this system; using ${process.version} instead.`);
    return process.execPath;
  }
  return stop(
    "Node 24 is needed. It comes as the npm package `node`, but its binary did not arrive or does not run here",
    `(expected at ${pinnedNode}).`,
    "Install Node 24 or newer from https://nodejs.org and run the command again with it.",
  );
}

/** Name and parent of a process; undefined where it is gone, or the system does not say. */
function lookAt(pid) {
  try {
    if (process.platform === "linux") {
      // The name stands in brackets and may hold anything; what follows it is the state and the parent.
      const [, comm, after] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"));
      return { name: comm, parent: Number(after.split(" ")[1]) };
    }
    const said = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return { name: basename(said.replace(/^\d+\s+/, "")), parent: Number.parseInt(said, 10) };
  } catch {
    return undefined;
  }
}

/**
 * Calls back once npm is gone, however it ended: a kill says nothing to us, and npm may run us below a shell that a signal ends
 * in our place. Started by hand there is nobody to look after: who closes a terminal may want us to go on.
 */
function whenNpmIsGone(callback) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return;
  const parent = process.ppid;
  const found = lookAt(parent);
  const shell = found && /^-?(ba|da|a|k|z)?sh$|^busybox$/.test(found.name) ? found : undefined;
  const isThere = () => process.ppid === parent && (shell === undefined || lookAt(parent)?.parent === shell.parent);
  const timer = setInterval(
    () => {
      if (isThere()) return;
      clearInterval(timer);
      callback();
    },
    process.platform === "linux" ? 500 : 2_000,
  );
  timer.unref();
}

const [name = "", ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) stop(`Unknown command: ${name}. Known: ${Object.keys(commands).join(", ")}.`);
if (!existsSync(join(root, command[0])) && !command[0].startsWith("node_modules")) {
  stop(`${command[0]} is not there: this copy of the project is incomplete.`);
}
if (!isInstalled()) await install();

const startsPlatform = name === "start" || name === "dev";
const child = spawn(chooseNode(), [...command, ...rest], {
  cwd: root,
  // What starts a platform is told by the end of this channel that we are gone, even where we had no time to say so.
  stdio: startsPlatform ? ["inherit", "inherit", "inherit", "ipc"] : "inherit",
  env: {
    ...process.env,
    PATH: `${join(modules, ".bin")}${delimiter}${process.env.PATH ?? ""}`,
    // Every program below reads hundreds of modules in TypeScript: what Node makes of one is kept by its content, so that only
    // the first start pays for it. Where the folder cannot be written, nothing is kept.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, ".cache", "node"),
  },
});
// The terminal sends Ctrl-C to the whole group, so the child has it already; other signals reach only us.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
if (startsPlatform) whenNpmIsGone(() => child.kill("SIGTERM"));
child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
