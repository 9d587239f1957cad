import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressSite } from "../../scripts/build/compressSite.ts";
import { readSite } from "../../scripts/bundle/readSite.ts";

let folder = "";
const words = "what is said twice is shorter. ".repeat(200);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "croupier-copies-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, ".vite"));
  const files = {
    "index.html": words,
    "config.json": words,
    "licenses.md": words,
    ".vite/manifest.json": words,
    "assets/a-12345678.js": words,
    "assets/b-12345678.js": "1",
    "assets/c-12345678.woff2": words,
    "assets/d-12345678.svg": words,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const copies = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).toSorted();

describe("a built site", () => {
  it("has copies beside what gains by them, and none of fonts, short files and what a host edits", async () => {
    const expected = ["assets/a-12345678.js", "assets/d-12345678.svg", "index.html", "licenses.md"].flatMap((name) => [
      `${name}.br`,
      `${name}.gz`,
    ]);
    expect(await compressSite(folder)).toBe(expected.length);
    expect((await copies()).map((name) => name.replaceAll("\\", "/"))).toEqual(expected);
    expect(brotliDecompressSync(await readFile(join(folder, "index.html.br"))).toString()).toBe(words);
    expect(gunzipSync(await readFile(join(folder, "index.html.gz"))).toString()).toBe(words);
  });

  it("is judged by its files, not by their copies, and makes no copies of copies", async () => {
    const before = await readSite(folder);
    await compressSite(folder);
    const once = await copies();
    await compressSite(folder);
    expect(await copies()).toEqual(once);
    expect(await readSite(folder)).toEqual(before);
  });
});
