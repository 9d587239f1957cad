import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildCandidate } from "../../bench/harness/buildCandidate.ts";
import { candidates } from "../../bench/harness/candidates.ts";

const built = candidates.filter(({ entry }) => entry.startsWith("candidates/"));

it.each(built)("the page of $title is built for production, to be served under any path", async (candidate) => {
  const folder = `${await mkdtemp(join(tmpdir(), "croupier-bench-"))}/`;
  try {
    await buildCandidate(candidate, folder);
    const page = await readFile(`${folder}${candidate.name}/form.html`, "utf8");
    expect(page).toMatch(/<script type="module" crossorigin src="\.\/assets\/[^"]+\.js"><\/script>/);
    expect(page).toContain('<div id="root"></div>');
    const scripts = (await readdir(`${folder}${candidate.name}/assets`)).filter((name) => name.endsWith(".js"));
    const code = await Promise.all(
      scripts.map((name) => readFile(`${folder}${candidate.name}/assets/${name}`, "utf8")),
    );
    expect(code.join("")).toContain("__peer");
    // React's development build carries its advice along.
    expect(code.join("")).not.toContain("Warning: ");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
