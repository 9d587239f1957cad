import type { Browser, Page } from "@playwright/test";
import { pictureFolder, takePicture } from "./takePicture.ts";
import { takeDescriptorPicture } from "./takeDescriptorPicture.ts";
import { openView, sizes } from "./View.ts";
import { demoPassword } from "#server/db/seed/seedDemo.ts";

/** What visitors, players and agents of the brand `ink` see. */
export async function takePlayerPictures(browser: Browser, url: string): Promise<void> {
  const open = (size: keyof typeof sizes, language: string, theme: "dark" | "light" = "dark") =>
    openView(browser, { url, ...sizes[size], language, theme });

  for (const size of ["phone", "desktop"] as const) {
    const home = await open(size, "KM");
    await home.goto("/index");
    await takePicture(home, `home-${size}`);
    await home.context().close();
  }

  const register = await open("phone", "EN");
  await register.goto("/register");
  await register.getByRole("form").getByRole("button", { name: "Open account" }).click();
  await takePicture(register, "register");
  await register.context().close();

  const arabic = await open("desktop", "AR");
  await arabic.goto("/index");
  await takePicture(arabic, "home-arabic");
  await arabic.context().close();

  for (const size of ["phone", "desktop"] as const) {
    const player = await open(size, "EN");
    await logIn(player, "player01");
    await player.goto("/index?centre=personal&page=transactionHistory");
    await player.getByRole("table").first().waitFor();
    await takePicture(player, `transaction-history-${size}`);
    await player.context().close();
  }

  const agent = await open("desktop", "EN", "light");
  await logIn(agent, "agent01");
  await agent.goto("/index?centre=agent&page=agentTeamOverview");
  await agent.getByRole("table").first().waitFor();
  await takePicture(agent, "agent-team-overview");
  await agent.context().close();
  await takeDescriptorPicture(
    browser,
    "layouts/agent-centre/agentTeamOverview.json",
    `${pictureFolder}/agent-team-overview.png`,
  );
}

/** Logs in as an account of the demo, on a page in English. */
async function logIn(page: Page, account: string): Promise<void> {
  await page.goto("/index");
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByRole("textbox", { name: "Username" }).fill(account);
  await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
  await dialog.getByRole("form").getByRole("button", { name: "Log in" }).click();
  await dialog.waitFor({ state: "detached" });
}
