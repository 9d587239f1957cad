import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { takePicture } from "./takePicture.ts";
import { openView, sizes } from "./View.ts";
import type { Demo } from "./withDemo.ts";

/** A draft as an operator might leave it: a field that is required, a length, a colour. */
const patch = [
  { op: "replace", path: "/rules/register/username/maxLength", value: 16 },
  { op: "replace", path: "/rules/register/email/required", value: true },
  { op: "replace", path: "/theme/dark/accent", value: "#d9b45a" },
];

/** What an operator sees: what a draft changes, what a form of it looks like, and why a node is as it is. */
export async function takeConsolePictures(browser: Browser, { url, dataFolder }: Demo): Promise<void> {
  const page = await openView(browser, { url, ...sizes.desktop, language: "EN", theme: "dark" });
  await signIn(page, dataFolder);
  await changeDraft(page);
  for (const name of ["registration", "changes", "theme"]) {
    await page.goto(`/console/${name}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByText("The gate is looking at the whole draft").waitFor({ state: "detached" });
    await takePicture(page, `console-${name}`);
  }
  await writeText(page);
  await explainNode(page);
  await page.context().close();
}

/** A text of the brand's own, found by a word that players read. */
async function writeText(page: Page): Promise<void> {
  await page.goto("/console/texts");
  await page.getByRole("searchbox").fill("players stay");
  await page.getByText("1 text", { exact: true }).waitFor();
  await page
    .getByRole("list", { name: "Texts" })
    .getByRole("textbox", { name: /^English / })
    .fill("Why they come back");
  await page.getByText("Draft saved").waitFor();
  await page.getByRole("searchbox").fill("they come back");
  await page.getByText("1 text", { exact: true }).waitFor();
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await takePicture(page, "console-texts");
}

/** The preview, after a press on the headline of the home page. */
async function explainNode(page: Page): Promise<void> {
  await page.goto("/console/documents");
  await page.getByRole("tab", { name: "Preview and explain" }).click();
  const choices = page.getByRole("region", { name: "Preview and explain", exact: true });
  await choices.getByRole("combobox", { name: "Language" }).selectOption({ label: "English" });
  const drawn = page.frameLocator('iframe[title="Preview of page/index"]');
  await drawn.getByRole("button", { name: "Open an account" }).first().press("Enter");
  await page.getByRole("region", { name: "Why it is so" }).getByRole("navigation").waitFor();
  await takePicture(page, "console-preview");
}

async function signIn(page: Page, dataFolder: string): Promise<void> {
  const accounts = await readFile(join(dataFolder, "operator.txt"), "utf8");
  const password = /^publisher\s+(\S+)/m.exec(accounts)?.[1];
  if (password === undefined) throw new Error("operator.txt names no publisher");
  await page.goto("/console/");
  await page.getByRole("textbox", { name: "Account" }).fill("publisher");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
}

/** Saves the draft by the very call that the console's forms make. */
async function changeDraft(page: Page): Promise<void> {
  const call = async <T>(path: string, options?: Parameters<typeof page.request.fetch>[1]): Promise<T> => {
    const answer = await page.request.fetch(`/console/api/${path}`, options);
    const { success, value, message } = (await answer.json()) as { success: boolean; value: T; message: string };
    if (!success) throw new Error(`${path}: ${message}`);
    return value;
  };
  const { csrf } = await call<{ csrf: string }>("session");
  const { baseHash, hash } = await call<{ baseHash: string; hash: string }>("draft");
  const data = { baseHash, draftHash: hash, patch };
  const headers = { "x-csrf": csrf, origin: new URL(page.url()).origin, "sec-fetch-site": "same-origin" };
  await call("draft", { method: "PUT", headers, data });
}
