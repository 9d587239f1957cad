import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "../../scripts/platform/freePort.ts";
import { launchPlatform, type RunningPlatform } from "../../scripts/platform/launchPlatform.ts";
import { anIdentityService, identityProject, rightCode, type IdentityService } from "../support/anIdentityService.ts";
import { findViolations } from "../support/findViolations.ts";
import { test, expect } from "../support/journey.ts";
import { aName, goodPassword, openLogin } from "../support/visitor.ts";

test.describe.configure({ mode: "serial" });

let service: IdentityService;
let platform: RunningPlatform;
let folder = "";

// A platform of its own: the others have no outside identities, and codes of their own.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  service = await anIdentityService();
  folder = await mkdtemp(join(tmpdir(), "croupier-identity-"));
  await chmod(folder, 0o711);
  const env = {
    CROUPIER_DATA: join(folder, "data"),
    CROUPIER_BRAND: "fresh",
    ADDRESS_LIMIT_FACTOR: "100",
    BOT_CHECK_TRIES: "50",
    FIREBASE_PROJECT: identityProject,
    FIREBASE_API_KEY: "key",
    FIREBASE_EMULATOR: service.url,
  };
  platform = await launchPlatform({ port: await freePort(), env, log: "ignore" });
});

test.afterAll(async () => {
  await platform?.stop();
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the provider's window from the login dialog. */
async function openProvider(page: Page, name: string): Promise<Page> {
  const button = page.getByRole("dialog").getByRole("button", { name: `Continue with ${name}` });
  const [window] = await Promise.all([page.context().waitForEvent("page"), button.click()]);
  await expect(window.getByRole("heading")).toHaveText(`${name.toLowerCase()}.com`);
  return window;
}

const signInAs = async (window: Page, subject: string) => {
  await window.getByLabel("Account").fill(subject);
  await window.getByRole("button", { name: "Continue" }).click();
};

/** Somebody is logged in once the header has no login any more. */
const expectIn = async (page: Page) => {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toHaveCount(0);
};

test("[LOGIN-04] somebody comes by Google, opens an account by the brand's rules, and logs in by Google from then on", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const [subject, account] = [`google-${Date.now()}`, aName()];
  await page.goto(`${platform.url}/index`);
  const login = await openLogin(page);
  await expect(login.getByRole("button", { name: "Continue with Facebook" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const name = login.getByRole("textbox", { name: "Username" });
  await name.fill("half-typed");

  const given = await openProvider(page, "Google");
  await given.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText("The login window was closed. Login failed, please try again.")).toBeVisible();
  await expect(name).toHaveValue("half-typed");
  const closed = await openProvider(page, "Facebook");
  await closed.close();
  await name.click();
  await expect(login.getByRole("button", { name: "Continue with Facebook" })).not.toHaveAttribute("aria-busy", "true");
  await expect(name).toHaveValue("half-typed");

  const window = await openProvider(page, "Google");
  const gone = window.waitForEvent("close");
  await signInAs(window, subject);
  await gone;
  await expect(page).toHaveURL(/\/register\?identity=google$/);
  await expect(page.getByText("Google has told us who you are.")).toBeVisible();
  const form = page.getByRole("form", { name: "Username" });
  await form.getByRole("textbox", { name: "Username" }).fill(account);
  await form.getByLabel("Password", { exact: true }).fill(goodPassword);
  await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
  await form.getByRole("textbox", { name: "Mobile number" }).fill(String(20_000_000 + (Date.now() % 9_000_000)));
  await form.getByRole("button", { name: /^I cannot see the picture/ }).click();
  await expect(form.getByText("Done. There is nothing to type here.")).toBeVisible({ timeout: 60_000 });
  await form.getByRole("button", { name: "Open account" }).click();
  await expectIn(page);

  const later = await browser.newContext({ storageState: await page.context().storageState({}) });
  await later.clearCookies({ name: /device|rm/ });
  const elsewhere = await later.newPage();
  await elsewhere.goto(`${platform.url}/index`);
  await openLogin(elsewhere);
  await signInAs(await openProvider(elsewhere, "Google"), subject);
  await expectIn(elsewhere);
  await expect(elsewhere).toHaveURL(/\/index$/);
  await later.close();
});

test("[LOGIN-05] [LOGIN-09] [ERR-02] a code of phone identity logs in, and each refusal stands at its field", async ({
  page,
}) => {
  const ours: string[] = [];
  page.on("request", (request) => void ours.push(new URL(request.url()).pathname));
  await page.goto(`${platform.url}/index`);
  const login = await openLogin(page);
  await login.getByRole("tab", { name: "Text message" }).click();
  const form = login.getByRole("form", { name: "Text message" });
  const [number, code] = ["Mobile number", "Code from the message"].map((label) =>
    form.getByRole("textbox", { name: label }),
  );
  const send = form.getByRole("button", { name: "Get code" });
  await number!.fill("10000001");
  await send.click();
  await expect(number!).toHaveAccessibleDescription(/format of the phone number is not valid/);
  await number!.fill("10000005");
  await send.click();
  await expect(form.getByText("The quota is used up. Please contact customer service.").first()).toBeVisible();

  // A player of the demo, whose number is proved.
  await number!.fill("10100036");
  await send.click();
  await expect(form.getByRole("button", { name: /^Again in (60|59|58) s/ })).toBeVisible();
  await code!.fill("111111");
  await form.getByRole("button", { name: "Log in" }).click();
  await expect(code!).toHaveAccessibleDescription(/verification code is not valid/);
  await code!.fill(rightCode);
  await form.getByRole("button", { name: "Log in" }).click();
  await expectIn(page);
  expect(ours).toContain("/wps/session/login/phoneIdentity");
  for (const path of ["/wps/verification/sms/noLogin", "/wps/system/botCheck", "/wps/session/login"])
    expect(ours).not.toContain(path);
});
