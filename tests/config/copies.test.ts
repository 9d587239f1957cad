import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkPages } from "#server/cli/checkPages.ts";
import { readPages } from "#server/cli/readPages.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";

const bundled = await loadBundled();
const folder = await mkdtemp(join(tmpdir(), "croupier-copies-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const centre = (await readdir("layouts/personal-centre")).map((file) => `personal-centre/${file}`);
const pages = ["pointMall", "activities", "promotions", "promoDetail", "raffle", "betRank", "depositRank", "help"].map(
  (key) => `pages/${key}.json`,
);

describe("a page of the personal centre, the mall, promotions and activities", () => {
  it.each([...centre, ...pages])(
    "%s can be copied by an integrator as a start, and has no errors then",
    async (file) => {
      const layout = JSON.parse(await readFile(join("layouts", file), "utf8")) as Record<string, unknown>;
      const { $schema: _, path: __, ...copied } = layout;
      const key = `own${file.replace(/^.*\//, "").replace(".json", "")}`;
      const copy = `${key}.json`;
      const title = "own.title";
      const area = file.startsWith("pages/") ? "page" : "personal-centre";
      const path = area === "page" ? { path: `/${key}` } : {};
      const page = {
        key,
        area,
        ...path,
        menu: { label: title, icon: "star" },
        texts: Object.fromEntries(["EN", "KM", "AR"].map((code) => [code, { [title]: "Our own" }])),
      };
      await writeFile(
        join(folder, copy),
        JSON.stringify({ format: 4, ...page, layout: { ...copied, title } }, null, 2),
      );
      const found = await checkPages(await readPages([copy], { folder }), { bundled });
      expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
    },
  );
});
