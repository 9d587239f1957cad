import { expect, test } from "../support/journey.ts";

test("a device without a network is shown a page of the brand, and nothing but that page is kept on it", async ({
  page,
  context,
}) => {
  await page.goto("/index");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(["/offline/mark.png", "/offline/page", "/offline/style.css"]);

  await context.setOffline(true);
  await page.goto("/help");
  await expect(page.getByRole("heading", { name: "There is no network" })).toBeVisible();
  await expect(page.getByRole("main")).toHaveCSS("border-radius", "20px");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Help centre", level: 1 })).toBeVisible();
});

test("a link to a page in a language shows it in that one, from the first sight on, and the choice stays", async ({
  page,
}) => {
  const answer = await page.request.get("/help?lang=AR");
  expect(await answer.text()).toContain('<html lang="ar" dir="rtl"');
  await page.goto("/help?lang=AR&category=security");
  await expect(page.getByRole("heading", { name: "مركز المساعدة", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/help\?category=security$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lang"))).toBe("AR");
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("view=AR");
});

test("the browser's offer to install is taken up by the site's own button, and where there is none no button stands", async ({
  page,
}) => {
  await page.goto("/down");
  const button = page.getByRole("main").getByRole("button", { name: "Install the app" });
  await expect(page.getByRole("heading", { name: "Download", level: 1 })).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.evaluate(() => {
    const prompt = async () => void (document.documentElement.dataset["asked"] = "yes");
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome: "accepted" }),
    });
    dispatchEvent(offer);
  });
  await button.click();
  await expect(page.locator("html")).toHaveAttribute("data-asked", "yes");
  await expect(button).toHaveCount(0);
});
