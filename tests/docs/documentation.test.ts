import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const pages = ["README.md", ...(await markdownBelow("docs"))];
const readme = await readFile("README.md", "utf8");

async function markdownBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name))
    .toSorted();
}

/** Where a page's links and pictures lead that are no addresses of other hosts. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^\w+:/.test(target));
}

/** Anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

describe("the documentation", () => {
  it.each(pages)("%s links only to what is there", async (page) => {
    const dead: string[] = [];
    for (const link of linksOf(await readFile(page, "utf8"))) {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? page : join(dirname(page), path);
      const isThere =
        existsSync(target) && (anchor === undefined || anchorsOf(await readFile(target, "utf8")).has(anchor));
      if (!isThere) dead.push(link);
    }
    expect(dead).toEqual([]);
  });

  it("lists every decision record", async () => {
    const index = linksOf(await readFile("docs/decisions/README.md", "utf8"));
    const records = (await readdir("docs/decisions")).filter((name) => /^\d{4}-/.test(name));
    expect(index.toSorted()).toEqual(records.toSorted());
  });

  it("names every setting of the platform in the README", async () => {
    const source = await readFile("server/config.ts", "utf8");
    const settings = [
      ...source.matchAll(
        /(?:text|list|like|integer|oneOf|origins?|host|database|folder|folderName|proxies)\("([A-Z_]+)"/g,
      ),
    ].map(([, name]) => name);
    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it("names every command in the README", async () => {
    const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as { scripts: Record<string, string> };
    // The single checks are steps of npm test.
    const commands = Object.keys(scripts).filter((name) => !name.startsWith("check:"));
    const isNamed = (name: string) => new RegExp(`npm (run )?${name}\\b`).test(readme);
    expect(commands.filter((name) => !isNamed(name))).toEqual([]);
  });

  it("names no code in the guide for platforms that the site has no words for", async () => {
    const guide = await readFile("docs/platform.md", "utf8");
    const texts = JSON.parse(await readFile("locales/EN/errors.json", "utf8")) as Record<string, string>;
    const [, list = ""] = /for any other it shows `message`:\n\n([^#]+?)\n\n/.exec(guide) ?? [];
    const codes = [...list.matchAll(/`(\w+)`/g)].map(([, code]) => code ?? "");
    expect(codes.length).toBeGreaterThan(25);
    expect(codes.filter((code) => texts[`error.${code}`] === undefined)).toEqual([]);
  });

  it("names in the guide for platforms every call that is not the console's", async () => {
    const guide = await readFile("docs/platform.md", "utf8");
    const contract = JSON.parse(await readFile("schemas/api/openapi.json", "utf8")) as {
      paths: Record<string, Record<string, { operationId: string; "x-example"?: boolean; "x-stub"?: boolean }>>;
    };
    const calls = Object.entries(contract.paths)
      .filter(([path]) => !path.startsWith("/console/"))
      .flatMap(([, methods]) => Object.values(methods))
      .filter((call) => call["x-example"] !== true && call["x-stub"] !== true)
      .map(({ operationId }) => operationId);
    expect(calls.filter((call) => !guide.includes(`\`${call}\``))).toEqual([]);
  });

  it("uses only kinds in the integrator's guide that the reference has", async () => {
    const guide = await readFile("docs/integrators.md", "utf8");
    const reference = await readFile("docs/nodes.md", "utf8");
    // One of them is the mistake that the guide shows.
    const kinds = [...guide.matchAll(/"kind": "(\w+)"/g)].map(([, kind]) => kind).filter((kind) => kind !== "tabel");
    expect(kinds.filter((kind) => !reference.includes(`### ${kind}\n`))).toEqual([]);
  });
});
