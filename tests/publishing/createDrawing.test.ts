import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createDrawing } from "#server/features/gate/drawing/createDrawing.ts";
import type { DrawRequest } from "#server/features/gate/drawing/toDrawInput.ts";

const folder = await mkdtemp(join(tmpdir(), "croupier-gate-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A built module whose drawing does this. */
async function aModule(name: string, body: string): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, `export const createSiteDrawing = () => ({ async draw(input, tellPlace) { ${body} } });`);
  return file;
}

const request = { languages: ["EN"] } as DrawRequest;

describe("drawing in a thread of its own", () => {
  it("hands the site over, and the faults back", async () => {
    const file = await aModule(
      "faulty",
      "return { faults: [{ document: 'page/index', pointer: '/root', reason: input.languages[0] }], reads: {} }",
    );
    expect(await createDrawing(file)?.draw(request)).toEqual({
      faults: [{ document: "page/index", pointer: "/root", reason: "EN" }],
      reads: {},
    });
  });

  it("rejects where drawing fails as a whole", async () => {
    const file = await aModule("failing", "throw new Error('no ink')");
    await expect(createDrawing(file)?.draw(request)).rejects.toThrow("no ink");
  });

  it("rejects where the thread ends, and the server lives on", async () => {
    const file = await aModule("dying", "const all = []; for (;;) all.push(new Array(1e6).fill(input));");
    await expect(createDrawing(file)?.draw(request)).rejects.toThrow();
  });

  it("gives up what does not end, while the server goes on answering", async () => {
    const file = await aModule("hanging", "for (;;);");
    let turns = 0;
    const timer = setInterval(() => turns++, 10);
    await expect(createDrawing(file, 500)?.draw(request)).rejects.toThrow("took too long");
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it("says which document it was at, whether it hangs or runs out of memory", async () => {
    const at = "tellPlace('page/index'); tellPlace('page/big');";
    const file = await aModule("stopping", `${at} for (;;);`);
    const greedy = await aModule("greedy", `${at} const all = []; for (;;) all.push(new Array(1e6).fill(input));`);
    const stopped = { document: "page/big" };
    await expect(createDrawing(file, 1_000)?.draw(request)).rejects.toMatchObject(stopped);
    await expect(createDrawing(greedy)?.draw(request)).rejects.toMatchObject(stopped);
  });

  it("is not there where nothing was built", () => {
    expect(createDrawing(join(folder, "nothing.mjs"))).toBeNull();
  });
});
