import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { holdSession } from "../../support/holdSession.ts";
import { expect, test } from "../../support/journey.ts";
import { dataFolder } from "../../support/operator.ts";

const run = promisify(execFile);

/** Runs the command of integrators against the platform of the journeys. */
const config = (baseURL: string | undefined, ...words: string[]) =>
  run(process.execPath, ["server/cli/main.ts", ...words], {
    env: { ...process.env, CROUPIER_DATA: dataFolder(), CROUPIER_PLATFORM: baseURL ?? "" },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  );

test("[CARD-04] a page of one JSON file is checked, pushed, and works in the open centre", async ({
  page,
  baseURL,
}) => {
  await holdSession(page, "player06");
  await page.goto("/index?centre=personal&page=securityCenter");
  const centre = page.getByRole("dialog");
  await expect(centre).toBeVisible();
  await expect(
    centre.getByRole("button", { name: /^Messages/ }).or(centre.getByRole("link", { name: /^Messages/ })),
  ).toHaveCount(0);

  expect(await config(baseURL, "check", "examples/pages")).toMatchObject({ code: 0 });
  const pushed = await config(
    baseURL,
    "push",
    "--yes",
    "examples/pages",
    "--note",
    "A page for messages",
    "--platform",
    baseURL ?? "",
  );
  expect(pushed.text).toContain("messages");
  expect(pushed.code).toBe(0);

  const item = centre.getByRole("button", { name: /^Messages/ }).or(centre.getByRole("link", { name: /^Messages/ }));
  await expect(item).toBeVisible({ timeout: 10_000 });
  await item.click();
  const rows = centre.getByRole("table").getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const first = await rows.nth(1).innerText();
  await rows
    .nth(1)
    .getByRole("button", { name: /Delete/ })
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Delete/ })
    .click();
  await expect(rows.nth(1)).not.toHaveText(first);
});

test("a mistake in the file is answered with file, pointer, reason and the nearest choice", async ({ baseURL }) => {
  const folder = await mkdtemp(join(tmpdir(), "croupier-page-"));
  try {
    const file = join(folder, "messages.json");
    const text = await readFile("examples/pages/messages.json", "utf8");
    await writeFile(file, text.replace('"listMessages"', '"listMesages"'));
    const checked = await config(baseURL, "check", file);
    expect(checked.code).toBe(1);
    expect(checked.text).toContain("messages.json");
    expect(checked.text).toMatch(/\/layout\/root[^\s]*call/);
    expect(checked.text).toContain("listMesages");
    expect(checked.text).toContain("listMessages");
  } finally {
    await rm(folder, { recursive: true });
  }
});
