import { regionTimetables } from "../../sandbox/games/lottery/timetables.ts";
import { expect, test } from "../support/journey.ts";
import { findViolations, wcag } from "../support/findViolations.ts";
import { holdSession } from "../support/holdSession.ts";

/** The region whose draw takes bets for the longest from now on: one of three has more than three minutes. */
function openLongest(): string {
  const left = ({ everyMs, afterMs }: (typeof regionTimetables)[number]) =>
    everyMs - ((Date.now() - afterMs) % everyMs);
  const [longest] = regionTimetables.toSorted((a, b) => left(b) - left(a));
  return longest?.kind ?? "";
}

test("a slip of the lottery page: numbers, units and lines reckon at once, a lost answer is asked for again and is one bet, and the record has it @phone", async ({
  page,
}) => {
  await holdSession(page, "player17");
  await page.goto(`/lottery?draw=${openLongest()}`);
  const numbers = page.getByRole("group", { name: "Your numbers" });
  const line = page.getByRole("form", { name: "Units on each combination" });
  const add = line.getByRole("button", { name: "Add to the slip" });
  await expect(add).toBeDisabled();

  // Two numbers of two digits with five units of ten cents each.
  for (const number of ["07", "42"]) await numbers.getByRole("button", { name: number, exact: true }).click();
  await line.getByRole("textbox", { name: "Units on each combination" }).fill("5");
  const quoted = (name: string) => line.getByRole("term").filter({ hasText: name }).locator("+ dd");
  await expect(quoted("Combinations")).toHaveText("2");
  await expect(quoted("Stake")).toHaveText("$1.00");
  await expect(quoted("Possible win")).toHaveText("$48.00");
  await add.click();
  // A second way to play, and a unit more on its line: units stay as they were typed.
  await page.getByRole("tab", { name: "Last digit" }).click();
  await numbers.getByRole("button", { name: /^3 ×/ }).click();
  await add.click();
  await page.getByRole("button", { name: "Show the slip" }).click();
  const off = page.getByRole("button", { name: "Take the line off" });
  const slip = page.getByRole("list", { name: "Bet slip" }).getByRole("listitem").filter({ has: off });
  await expect(slip).toHaveCount(2);
  await slip.last().getByRole("button", { name: "One unit more" }).click();
  await expect(slip.last().getByText("Units: 6")).toBeVisible();
  expect(await findViolations(page, { tags: wcag })).toEqual([]);

  // The bet is taken, but a proxy says something else. What a network loses would be asked for again five times first.
  const keys = new Set<string | undefined>();
  let [lost, asked] = [true, 0];
  await page.route("**/wps/lottery/bet", async (route) => {
    keys.add(route.request().headers()["idempotency-key"]);
    const response = await route.fetch();
    asked += 1;
    return lost ? route.fulfill({ status: 500, body: "away" }) : route.fulfill({ response });
  });
  const balance = async () => {
    const said = page
      .getByRole("banner")
      .getByText(/^-?\$[\d,]+\.\d\d$/)
      .filter({ visible: true });
    return Number((await said.first().textContent())?.replace(/[^\d]/g, ""));
  };
  const before = await balance();
  const place = page.getByRole("button", { name: "Place the bet: $1.60" });
  await place.dblclick();
  await expect(page.getByText("Nobody knows yet whether the bet was placed")).toBeVisible();
  await expect(slip.first().locator(off)).toBeDisabled();
  lost = false;
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(page.getByText("The bet is placed")).toBeVisible();
  expect([keys.size, asked]).toEqual([1, 2]);

  await expect.poll(balance).toBe(before - 160);

  await page.getByRole("button", { name: "See the betting record" }).click();
  const record = page.getByRole("dialog").last();
  // In its cards the newest bet comes first.
  await expect(record.getByRole("row").nth(1)).toContainText(/Delta Draw.*\$1\.60.*Open/);
});
