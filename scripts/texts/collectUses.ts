import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Layout } from "#contracts/config.ts";
import { layoutKey } from "#compile/layoutKey.ts";
import { expandParts } from "#compile/parts/expandParts.ts";
import { isPartKey } from "#compile/parts/partKey.ts";
import { openDocument } from "#engine/openDocument.ts";
import { textKeys } from "#engine/index.ts";

/** A text key and where it is used. */
export interface KeyUse {
  key: string;
  at: string;
}

/** Uses of keys, told apart by how sure they are. */
export interface KeyUses {
  /** Keys that must have a text. */
  certain: KeyUse[];
  /** Texts in code that are a key if there is one of that name. */
  possible: Set<string>;
  /** Beginnings of keys that code puts together. */
  beginnings: Set<string>;
}

const documentFolders = ["layouts", "examples/pages", "src/console/layouts"];
const configFolders = ["brands", "schemas/forms"];
/** The menus of the console: its pages, and what its search offers to do. */
const menuFiles = ["src/console/menu.json", "src/console/commands.json"];
const codeFolders = ["src", "renderers"];

/** Names of properties of configuration documents that hold text keys. */
const textMembers = new Set([
  "label",
  "title",
  "subtitle",
  "placeholder",
  "help",
  "tagline",
  "body",
  "submit",
  "success",
  "sendLabel",
]);

/** Looks through layouts, configuration documents and code for the text keys that they use. */
export async function collectUses(repository: string): Promise<KeyUses> {
  const uses: KeyUses = { certain: [], possible: new Set(), beginnings: new Set() };
  const documents = await filesBelow(repository, documentFolders, /\.json$/);
  const parts = await readParts(documents);
  for (const path of documents) await addDocument(path, relative(repository, path), uses, parts);
  for (const path of await filesBelow(repository, configFolders, /\.json$/)) {
    if (!path.endsWith("/texts.json"))
      addMembers(JSON.parse(await readFile(path, "utf8")), relative(repository, path), uses);
  }
  for (const path of menuFiles) addMembers(JSON.parse(await readFile(join(repository, path), "utf8")), path, uses);
  for (const path of await filesBelow(repository, codeFolders, /\.tsx?$/)) {
    if (!path.includes("/src/contracts/")) addCode(await readFile(path, "utf8"), relative(repository, path), uses);
  }
  return uses;
}

async function filesBelow(repository: string, folders: string[], pattern: RegExp): Promise<string[]> {
  const lists = folders.map(async (folder) => {
    const entries = await readdir(join(repository, folder), { recursive: true }).catch(() => []);
    return entries.filter((name) => pattern.test(name)).map((name) => join(repository, folder, name));
  });
  return (await Promise.all(lists)).flat().toSorted();
}

/** The parts of layouts by their keys; their texts count where they are placed. */
async function readParts(paths: string[]): Promise<Record<string, Layout>> {
  const read = paths
    .filter((path) => isPartKey(layoutKey(path)))
    .map(async (path) => [layoutKey(path), JSON.parse(await readFile(path, "utf8")) as Layout] as const);
  return Object.fromEntries(await Promise.all(read));
}

async function addDocument(
  path: string,
  at: string,
  uses: KeyUses,
  parts: Readonly<Record<string, Layout>>,
): Promise<void> {
  const written = JSON.parse(await readFile(path, "utf8")) as { layout?: unknown; texts?: { EN?: object } };
  // A page document brings its own texts.
  const own = new Set(Object.keys(written.texts?.EN ?? {}));
  const layout = (written.layout ?? written) as Layout;
  const document = openDocument(expandParts({ layout, document: at, pointer: "" }, parts, []), at);
  const used = textKeys(document).filter(({ key }) => !own.has(key) && !own.has(`${key}_other`));
  uses.certain.push(...used.map(({ key, pointer }) => ({ key, at: `${at}#${pointer}` })));
  addLabels(document, uses);
}

/** The beginnings under which a document has words for values that the contract lists. */
function addLabels(value: unknown, uses: KeyUses): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === "labels" && typeof member === "string") uses.beginnings.add(`${member}.`);
    else addLabels(member, uses);
  }
}

function addMembers(value: unknown, at: string, uses: KeyUses): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const text = typeof member === "string" ? member : (member as { text?: unknown } | null)?.text;
    if (textMembers.has(name) && typeof text === "string" && text.includes("."))
      uses.certain.push({ key: text, at: `${at}/${name}` });
    addMembers(member, `${at}/${name}`, uses);
  }
}

/** Functions whose first argument is a text key. */
const lookups = /\b(?:translate|text|words|fixedText|t)\(\s*(["'`])([a-z][\w.-]*)\1/g;
/** Failures name a code; `error.<code>` explains it. */
const failures = /\bfailure\(\s*"\w+",\s*"(\w+)"/g;
const templates = /`([a-z][\w-]*(?:\.[\w-]+)*\.)\$\{/g;
const literals = /(["'`])([A-Za-z][\w-]*(?:\.[\w-]+)*)\1/g;

function addCode(code: string, at: string, uses: KeyUses): void {
  for (const [, , key = ""] of code.matchAll(lookups)) if (key.includes(".")) uses.certain.push({ key, at });
  for (const [, word = ""] of code.matchAll(failures)) uses.certain.push({ key: `error.${word}`, at });
  for (const [, beginning = ""] of code.matchAll(templates)) uses.beginnings.add(beginning);
  for (const [, , key = ""] of code.matchAll(literals)) uses.possible.add(key);
}
