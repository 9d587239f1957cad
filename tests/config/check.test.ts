import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { checkPages } from "#server/cli/checkPages.ts";
import type { PageFile } from "#server/cli/PageFile.ts";
import { readPages } from "#server/cli/readPages.ts";
import { runCommand } from "#server/cli/runCommand.ts";
import { readJsonText } from "#json/text.ts";
import cases from "../fixtures/pages/cases.json" with { type: "json" };

const bundled = await loadBundled();
const folder = process.cwd();

interface PageCase {
  file: string;
  name: string;
  problems: { line: number; pointer: string; reason: string; nearest?: string }[];
}

/** Runs a command and keeps what it said. */
async function run(...words: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runCommand(words, {
    print: (line) => void said.push(line),
    complain: (line) => void complained.push(line),
    env: {},
    folder,
  });
  return { code, said: said.join("\n"), complained: complained.join("\n") };
}

describe("npm run config -- check", () => {
  it.each(cases as PageCase[])("tells of $name", async ({ file, problems }) => {
    const path = `tests/fixtures/pages/${file}`;
    const found = await checkPages(await readPages([path], { folder }), { bundled });
    for (const { reason, ...expected } of problems) {
      expect(found).toContainEqual(
        expect.objectContaining({
          file: path,
          severity: "error",
          ...expected,
          reason: expect.stringContaining(reason),
        }),
      );
    }
    if (problems.length === 0) expect(found).toEqual([]);
  });

  it("finds nothing wrong with the example pages, all of today's format", async () => {
    expect(await run("check")).toEqual({
      code: 0,
      said: expect.stringMatching(/^\d+ files checked: no errors\.[^\n]*$/),
      complained: "",
    });
  });

  it("tells in the same round of texts that nothing reads, and of icons that there are not", async () => {
    const folder = await mkdtemp(join(tmpdir(), "croupier-"));
    const page = JSON.parse(await readFile("tests/fixtures/pages/fine.json", "utf8")) as {
      key: string;
      menu: { icon: string };
      texts: Record<string, Record<string, string>>;
    };
    page.menu.icon = "devise";
    for (const texts of Object.values(page.texts)) texts[`${page.key}.leftOver`] = "Nobody reads this";
    await writeFile(join(folder, "fine.json"), JSON.stringify(page, null, 2));
    const { code, said } = await run("check", join(folder, "fine.json"));
    expect(code).toBe(0);
    expect(said).toContain(`Warning: Nothing reads the text ${page.key}.leftOver.`);
    expect(said.match(/leftOver\.\n/g)).toHaveLength(1);
    expect(said).toMatch(/Warning: There is no icon "devise".*"device"/);
    await rm(folder, { recursive: true });
  });

  it("asks all that the gate asks, and draws every page", async () => {
    const [file] = await readPages(["tests/fixtures/pages/fine.json"], { folder });
    const page = structuredClone(file?.json.value) as { key: string; layout: { root: unknown } };
    const twice = [1, 2].map(() => ({ value: "a", label: "devices.title" }));
    const form = {
      kind: "form",
      id: "own",
      label: "devices.title",
      submit: { label: "devices.title", action: { do: "navigate", to: "/index" } },
    };
    const fields = [{ name: "pick", widget: "select", label: "devices.title", options: twice }];
    page.layout.root = { kind: "stack", children: [page.layout.root, { ...form, fields }] };
    const json = readJsonText(JSON.stringify(page, null, 1));
    const found = await checkPages([{ path: "own.json", json, isOld: false, key: page.key }], { bundled });
    expect(found).toEqual([
      expect.objectContaining({
        file: "own.json",
        pointer: "/layout/root/children/1/fields/0/options/1/value",
        reason: expect.stringContaining("Two choices send"),
      }),
    ]);

    // Its place in the file, though it is told of a layout.
    const fault = { document: `personal-centre/${page.key}`, pointer: "/root", reason: "Cannot be drawn" };
    const drawing = { draw: async () => ({ faults: [{ ...fault, severity: "error" as const }], reads: {} }) };
    expect(await checkPages([file as PageFile], { bundled, drawing })).toEqual([
      expect.objectContaining({ pointer: "/layout/root", reason: "Cannot be drawn", line: expect.any(Number) }),
    ]);
    // What is wrong already is not drawn.
    expect(await checkPages([{ path: "own.json", json, isOld: false, key: page.key }], { bundled, drawing })).toEqual(
      found,
    );
  });

  it("answers with file, line, pointer, reason and the nearest choice", async () => {
    const { code, said } = await run("check", "tests/fixtures/pages/unknown-kind.json");
    expect(code).toBe(1);
    expect(said).toBe(
      [
        "tests/fixtures/pages/unknown-kind.json:14  /layout/root/kind",
        '  The kind "tabel" is not known. Did you mean "table"?',
        "1 error in 1 of 1 file.",
      ].join("\n"),
    );
  });

  it("answers programs with JSON", async () => {
    const { code, said } = await run("check", "--json", "tests/fixtures/pages/wrong-column.json");
    expect(code).toBe(1);
    expect(JSON.parse(said)).toMatchObject({
      ok: false,
      files: ["tests/fixtures/pages/wrong-column.json"],
      problems: [{ line: 21, pointer: "/layout/root/columns/1/value/bind", nearest: "/row/lastSeenAt" }],
    });
  });

  it("tells of two files with one key", async () => {
    const { code, said } = await run("check", "tests/fixtures/pages/fine.json", "tests/fixtures/pages/wrong-sort.json");
    expect(code).toBe(1);
    expect(said).toContain('tests/fixtures/pages/fine.json has the key "devices" already.');
  });

  it("takes a page of an earlier format, says so, and rewrites its file when asked to", async () => {
    const place = await mkdtemp(join(tmpdir(), "croupier-"));
    const page = JSON.parse(await readFile("tests/fixtures/pages/fine.json", "utf8")) as { layout: { root: unknown } };
    const child = { kind: "text", text: "devices.title" };
    const loading = { kind: "data", id: "list", call: "listAnnouncements", placeholder: "lines", children: [child] };
    const old = { ...page, layout: { ...page.layout, root: { kind: "stack", children: [page.layout.root, loading] } } };
    const file = join(place, "devices.json");
    await writeFile(file, JSON.stringify(old));
    const shown = relative(folder, file);
    const { code, said } = await run("check", shown);
    expect(said).toContain(`${shown}: is written in an earlier format; npm run config -- migrate ${shown} rewrites it`);
    expect(code).toBe(0);
    expect(await run("migrate", place)).toMatchObject({ code: 0, said: expect.stringContaining("1 rewritten.") });
    const written = await readFile(file, "utf8");
    expect(JSON.parse(written)).toMatchObject({
      format: currentFormat,
      layout: { root: { children: [{}, { skeleton: "lines" }] } },
    });
    expect(written).not.toContain("placeholder");
    expect((await run("check", shown)).said).toMatch(/^1 file checked: no errors\./);
    expect((await run("migrate", place)).said).toContain("0 rewritten.");
    await writeFile(file, "{");
    expect((await run("migrate", place)).code).toBe(1);
  });

  it("says which path is not there, and what can be asked", async () => {
    expect(await run("check", "nowhere")).toMatchObject({
      code: 2,
      complained: "There is no file and no folder nowhere.",
    });
    expect((await run("chekc")).complained).toContain('Did you mean "check"?');
    expect((await run("check", "--jsn")).code).toBe(2);
    expect((await run()).code).toBe(2);
    expect((await run("--help")).code).toBe(0);
  });
});
