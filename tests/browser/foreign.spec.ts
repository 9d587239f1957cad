import type { Page } from "@playwright/test";
import { test as base, expect } from "../support/journey.ts";
import { hang, heartbeats, refuse, refuseBusiness, type ForeignPlatform } from "../support/foreign/ForeignPlatform.ts";
import { startForeignPlatform } from "../support/foreign/startForeignPlatform.ts";

// The site on a platform that somebody else wrote from the contract alone (tests/support/foreign).

const test = base.extend<{ foreign: ForeignPlatform }>({
  foreign: async ({ context }, use) => {
    const foreign = await startForeignPlatform();
    await context.addInitScript(() => localStorage.setItem("hisLang", localStorage.getItem("hisLang") ?? "EN"));
    await use(foreign);
    await foreign.stop();
  },
});

/** An address that is a program. */
const script = ["javascript", "alert(1)"].join(":");

const banner = (page: Page) => page.getByRole("banner");
const notice = (page: Page) => page.locator(".connection");

async function logIn(page: Page, foreign: ForeignPlatform, account = "lan"): Promise<void> {
  await page.goto(`${foreign.url}/index`);
  await banner(page).getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByRole("textbox", { name: "Username" }).fill(account);
  await dialog.getByLabel("Password", { exact: true }).fill("Foreign-1");
  await dialog.getByRole("form").getByRole("button", { name: "Log in" }).click();
  await expect(dialog).toHaveCount(0);
}

test.describe("a platform of somebody else's", () => {
  test("lets a visitor in, and shows money in the currencies that it comes with", async ({ page, foreign }) => {
    await logIn(page, foreign);
    await expect(banner(page).getByText("₫123,456").filter({ visible: true }).first()).toBeVisible();
    const winners = page.locator(".ticker--block");
    await expect(winners.getByText("KWD 1.234").first()).toBeVisible();
    await expect(winners.getByText("₫123,456").first()).toBeVisible();
    await page.goto(`${foreign.url}/index?centre=personal&page=transactionHistory`);
    const table = page.getByRole("dialog").getByRole("table");
    await expect(table.getByText("₫500,000").first()).toBeVisible();
    await expect(table.getByText("BTC 1.00").first()).toBeVisible();
    await expect(page.getByText("$")).toHaveCount(0);
  });

  test("may have keys of X25519", async ({ page }) => {
    const foreign = await startForeignPlatform({ curve: "X25519" });
    await page.addInitScript(() => localStorage.setItem("hisLang", "EN"));
    await logIn(page, foreign);
    await expect(banner(page).getByText("₫123,456").filter({ visible: true }).first()).toBeVisible();
    await foreign.stop();
  });

  test("is heard when it sends a sentence without a code", async ({ page, foreign }) => {
    await page.goto(`${foreign.url}/index`);
    foreign.answer("POST /wps/session/login", () => refuseBusiness("Tài khoản đã bị khóa"));
    await banner(page).getByRole("button", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await dialog.getByRole("textbox", { name: "Username" }).fill("lan");
    await dialog.getByLabel("Password", { exact: true }).fill("Foreign-1");
    await dialog.getByRole("form").getByRole("button", { name: "Log in" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Tài khoản đã bị khóa");
  });

  test("has languages offered that can be read, and the page says which one it is", async ({ page, foreign }) => {
    await page.addInitScript(() => localStorage.setItem("hisLang", "XX"));
    await page.goto(`${foreign.url}/index`);
    await expect(banner(page)).toBeVisible();
    const codes = await page
      .getByRole("combobox")
      .first()
      .locator("option")
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(codes).toEqual(["VI", "EN", "KM", "AR"]);
    const lang = await page.locator("html").getAttribute("lang");
    expect(lang).toBe("vi");
    await expect
      .poll(() => foreign.reports.some(({ pointer }) => String(pointer).startsWith("/settings/languages/")))
      .toBe(true);
  });

  test("is judged by: its patterns are translated, and a name of Han letters is a name", async ({ page, foreign }) => {
    (foreign.permission.info["register"] as Record<string, unknown>)["line"] = {
      enabled: true,
      required: false,
      minLength: 0,
      maxLength: 50,
      acceptedPattern: "^(a+)+$",
      patternId: 0,
    };
    await page.goto(`${foreign.url}/register`);
    const form = page.getByRole("form", { name: "Username" });
    const name = form.getByRole("textbox", { name: "Full name" });
    const summary = form.getByRole("alert");
    await name.fill("abc");
    await form.getByRole("button", { name: "Open account" }).click();
    await expect(summary).toContainText("Full name: 2 - 50 Chinese characters");
    await name.fill("王小明");
    await expect(summary).not.toContainText("Full name");
    await expect.poll(() => foreign.reports.map(({ pointer }) => pointer)).toContain("/register/line/acceptedPattern");
  });

  test("gives its name, its links and its pictures to the page", async ({ page, foreign }) => {
    const { info } = foreign.permission;
    Object.assign(info["settings"] as object, { name: "Sông Vàng" });
    info["resources"] = [
      { resourceType: "facebook", url: "https://social.example/vang", qrCodeUrl: "" },
      { resourceType: "zaloOA", url: "https://zalo.example/vang", qrCodeUrl: "" },
      { resourceType: "evil", url: script, qrCodeUrl: "" },
    ];
    info["customerService"] = [
      { type: 1, name: "LIVECHAT", url: "https://chat.example/vang" },
      { type: 3, name: "VIP" },
    ];
    info["imageCDNs"] = ["https://cdn.example/pictures/"];
    foreign.answer("GET /wps/announcement", () => ({
      player: [],
      popup: [],
      promotion: [],
      banners: [
        {
          bannerId: "1",
          groupName: "w_home",
          url: "banners/one.png",
          title: "Tết 2026",
          linkageType: "external",
          link: "https://promo.example/tet",
        },
        { bannerId: "2", groupName: "w_home", url: script, title: "", linkageType: "", link: "" },
      ],
    }));
    await page.route("https://cdn.example/**", (route) =>
      route.fulfill({ path: "docs/pictures/agent-team-overview.png" }),
    );
    await page.goto(`${foreign.url}/index`);
    await expect(page).toHaveTitle(/Sông Vàng/);
    await expect(banner(page).getByText("Sông Vàng").first()).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Facebook" })).toHaveAttribute("href", "https://social.example/vang");
    await expect(footer.getByRole("link", { name: "zaloOA" })).toHaveAttribute("href", "https://zalo.example/vang");
    await expect(footer.getByRole("link", { name: "Live chat" })).toHaveAttribute("href", "https://chat.example/vang");
    await expect(footer.getByRole("link", { name: /evil|VIP/ })).toHaveCount(0);
    await page
      .getByRole("button", { name: /^Show slide/ })
      .last()
      .click();
    await expect(page.getByRole("heading", { name: "Tết 2026" })).toBeVisible();
    await expect(page.locator(".hero__picture").first()).toHaveAttribute(
      "src",
      "https://cdn.example/pictures/banners/one.png",
    );
    await expect(page.getByRole("link", { name: "See more" })).toHaveAttribute("href", "https://promo.example/tet");
    await expect(page.locator("script[src^='http']:not([src*='localhost'])")).toHaveCount(0);
  });

  for (const [what, handler] of [
    ["a 404", () => refuse(404, "<html>no</html>")],
    ["a 500", () => refuse(500, { success: false })],
    ["a proxy's page", () => refuse(200, "<html>proxy</html>")],
    ["other bytes", () => refuse(200, { format: 1 })],
    ["nothing, ever", () => hang],
  ] as const) {
    test(`shows a site although its revision answers ${what}`, async ({ page, foreign }) => {
      const name = `sha256-${"a".repeat(64)}`;
      foreign.permission.info["site"] = { seq: 3, hash: name, href: `/config/${name}.json` };
      foreign.serve(`/config/${name}.json`, handler);
      await page.goto(`${foreign.url}/index`);
      await expect(banner(page).getByRole("button", { name: "Log in" })).toBeVisible({ timeout: 9_000 });
    });
  }

  test("closes for maintenance although its revision never answers", async ({ page, foreign }) => {
    const name = `sha256-${"a".repeat(64)}`;
    foreign.permission.info["site"] = { seq: 3, hash: name, href: `/config/${name}.json` };
    foreign.permission.maintenance = true;
    foreign.serve(`/config/${name}.json`, () => hang);
    await page.goto(`${foreign.url}/index`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 4_000 });
    await expect(banner(page)).toHaveCount(0);
  });

  test("is told of within seconds when it goes away, and when it is back", async ({ page, foreign }) => {
    foreign.answer("GET /wps/system/revisions", () => heartbeats);
    await page.goto(`${foreign.url}/index`);
    await expect(banner(page)).toBeVisible();
    await expect.poll(() => foreign.calls.some(({ name }) => name === "GET /wps/system/revisions")).toBe(true);
    await expect(notice(page)).toHaveCount(0);
    await foreign.die();
    await expect(notice(page)).toBeVisible({ timeout: 10_000 });
    await foreign.revive();
    await notice(page).getByRole("button").click();
    await expect(notice(page)).toHaveCount(0);
  });

  test("is taken over when it answers after everybody has lost patience", async ({ page, foreign }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { permission } = foreign;
    foreign.answer("GET /wps/system/permission", async () => {
      await promise;
      return permission;
    });
    Object.assign(permission.info["settings"] as object, { name: "Sông Vàng" });
    await page.goto(`${foreign.url}/index`);
    await expect(notice(page)).toBeVisible({ timeout: 9_000 });
    await expect(page).not.toHaveTitle(/Sông Vàng/);
    resolve();
    await expect(page).toHaveTitle(/Sông Vàng/);
    await expect(notice(page)).toHaveCount(0);
  });

  test("may have accounts of 66 letters, balances of 16 digits and winners with long names", async ({
    page,
    foreign,
  }) => {
    const name = "Nguyễn".repeat(11);
    foreign.answer("GET /wps/v2/wallets/balance", () => ({
      sumBalance: 9_007_199_254_740_991,
      currency: "IDR",
      version: 1,
    }));
    foreign.answer("GET /wps/board/winners", () => ({
      list: Array.from({ length: 5 }, (_, index) => ({
        vo: {
          icon: "",
          customer: `${name}${index}`,
          game: `Golden Naga of the ${name}`,
          gameCategory: "RNG",
          winAmount: 9_007_199_254_740_991 - index,
          currency: "IDR",
          time: "2026-01-02T03:04:05Z",
        },
      })),
    }));
    await logIn(page, foreign, name);
    await expect(page.locator(".ticker--block")).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll(".hero .card *, .ticker--block li *, header *")]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return (
            box.width > 0 &&
            getComputedStyle(one).position !== "absolute" &&
            (box.right > innerWidth + 1 || box.left < -1)
          );
        })
        .map((one) => one.className.toString()),
    );
    expect(outside).toEqual([]);
  });
});
