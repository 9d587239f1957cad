import type { Route } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import { discardDraft, enterConsole, goTo, openRule, operatorPassword, waitForDraft } from "../../support/operator.ts";

test.afterEach(({ page }) => discardDraft(page));

/** What befalls a publication (the fault model, security, section 6), and what the operator reads. */
const faults: [name: string, answer: (route: Route) => Promise<void>, said: RegExp][] = [
  ["F-02 no network", (route) => route.abort(), /The network failed/],
  ["F-03 busy", (route) => route.fulfill({ status: 503, json: refusal("busy") }), /Many people are here/],
  [
    "F-05 a proxy's page",
    (route) => route.fulfill({ contentType: "text/html", body: "<h1>no</h1>" }),
    /could not be read/,
  ],
  [
    "F-05 half a JSON",
    (route) => route.fulfill({ contentType: "application/json", body: '{"succ' }),
    /could not be read/,
  ],
  ["F-03 a fault", (route) => route.fulfill({ status: 500, body: "" }), /cannot answer right now/],
];
const refusal = (code: string) => ({ success: false, value: null, message: "no", code });

test("F-02 F-03 F-05 F-15 F-16 F-17 a publication that fails says so, and leaves the draft and its note; it happens once", async ({
  page,
}) => {
  await enterConsole(page, "publisher");
  const most = (await openRule(page, "wechat")).getByLabel("Most characters");
  await most.fill(String(21 + (Date.now() % 200)));
  await waitForDraft(page);
  await goTo(page, "Changes");
  const note = page.getByRole("textbox", { name: "Note" });
  const button = page.getByRole("button", { name: "Publish now" });
  await note.fill("Through every fault");
  for (const [name, answer, said] of faults) {
    await page.route(/\/console\/api\/publish$/, answer, { times: 1 });
    await button.click();
    await expect(page.getByText(said).first(), name).toBeVisible();
    await expect(note, name).toHaveValue("Through every fault");
    await expect(page.getByRole("list", { name: "Changes" }), name).toContainText(
      "Registration › WeChat ID › Most characters",
    );
  }

  // F-15: the session is over; whoever signs in again goes on where they were.
  const over = (route: Route) => route.fulfill({ status: 401, json: refusal("not_logged_in") });
  await page.route(/\/console\/api\/publish$/, over, { times: 1 });
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(operatorPassword("publisher"));
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(note).toHaveValue("Through every fault");

  // F-16, F-17: pressed twice, and the answer is lost on its way.
  let sent = 0;
  const lose = async (route: Route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  };
  await page.route(/\/console\/api\/publish$/, lose);
  await button.dblclick();
  await expect.poll(() => sent).toBe(1);
  // While it is sent the button is called otherwise; it is gone once nothing is left to publish.
  await expect(page.getByRole("button", { name: /Publish now|Sending/ })).toHaveCount(0, { timeout: 30_000 });
  expect(sent).toBe(1);
  await goTo(page, "Revisions");
  await expect(page.getByText("Through every fault")).toHaveCount(1);
});
