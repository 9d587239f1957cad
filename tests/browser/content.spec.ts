import { test, expect } from "../support/journey.ts";

/** Pages, their heading, what is there of them, and the banner group that they ask for. */
const pages: [path: string, heading: string, content: RegExp, group: string][] = [
  ["/noticePage", "Announcements", /Deposits by QR are open/, "w_notice"],
  ["/promotions", "Promotions", /100% on your first deposit/, "w_promotion"],
  ["/promoDetail", "Promotions", /It is not here any more/, "w_promotion"],
  ["/help", "Help centre", /I have forgotten my password/, "w_help"],
  ["/helpmc", "Help centre", /I have forgotten my password/, "w_help"],
  ["/join", "Become a partner", /Register first/, "w_join"],
  ["/down", "Download", /http:\/\/localhost/, "w_down"],
  ["/download", "Download", /http:\/\/localhost/, "w_down"],
  ["/pointMall", "Points mall", /Log in first/, "w_shop"],
  ["/seamless", "Games of one wallet", /Not open yet/, "w_seamless"],
  ["/deposit-rank", "Top deposits", /Counted since/, "w_deposit20"],
  ["/bet-rank", "Top players", /Counted since/, "w_bet20"],
];

test("[ROUTE-03] [ROUTE-04] the content pages and rankings are there, each with the banners of its group", async ({
  page,
}) => {
  let asked: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/wps/system/banners") asked.push(searchParams.get("group"));
  });
  for (const [path, heading, content, group] of pages) {
    asked = [];
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText(content).first()).toBeVisible();
    await expect.poll(() => asked, path).toEqual([group]);
    const hasHeader = path !== "/helpmc";
    await expect(page.getByRole("banner"), path).toHaveCount(hasHeader ? 1 : 0);
  }
});

test("a player finds an answer: by its topic, by searching, and by the way back", async ({ page }) => {
  await page.goto("/index");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help centre" }).click();
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /Security/ }).click();
  await expect(page).toHaveURL(/\/help\?category=security$/);
  await expect(main.getByRole("link", { name: "How do I log in?" })).toHaveCount(0);
  await main.getByRole("link", { name: "How do I change my password?" }).click();
  await expect(main.getByText("Every other device is logged out then.", { exact: false })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole("link", { name: "How do I change my password?" })).toBeVisible();
  await main.getByRole("combobox", { name: "Search the help centre" }).fill("forgotten");
  await page.getByRole("option", { name: /I have forgotten my password/ }).click();
  await expect(page).toHaveURL(/\/help\?id=forgot-password$/);
  await page.reload();
  await expect(main.getByRole("heading", { name: "I have forgotten my password" })).toBeVisible();
  await page.goto("/help?id=no-such-article");
  await expect(main.getByText("It is not here any more")).toBeVisible();
});

test("a promotion has a page of its own, by its address too", async ({ page }) => {
  await page.goto("/promotions");
  const main = page.getByRole("main");
  const offer = main.getByRole("listitem").filter({ hasText: "100% on your first deposit" });
  await offer.getByRole("button", { name: "Details" }).click();
  await expect(page).toHaveURL(/\/promoDetail\?id=/);
  await expect(main.getByText("up to $200", { exact: false })).toBeVisible();
  await page.reload();
  await expect(main.getByRole("heading", { name: /100%/ })).toBeVisible();
  await page.goto("/promoDetail?id=' OR 1=1 --");
  await expect(main.getByText("It is not here any more")).toBeVisible();
});
