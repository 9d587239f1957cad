import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import { operatorPassword, publish, signIn } from "../../support/operator.ts";
import { aName, expectLoggedIn, goodPassword } from "../../support/visitor.ts";

/** Saves a patch as the publisher's draft, as a program of the operator's would. */
async function draft({ request }: Page, patch: object[]): Promise<void> {
  const data = { account: "publisher", password: operatorPassword("publisher") };
  const signed = (await (await request.post("/console/api/session", { data })).json()) as { value: { csrf: string } };
  const kept = (await (await request.get("/console/api/draft")).json()) as {
    value: { baseHash: string; hash: string };
  };
  const { baseHash, hash: draftHash } = kept.value;
  const headers = { "x-csrf": signed.value.csrf };
  const saved = await request.put("/console/api/draft", { headers, data: { baseHash, draftHash, patch } });
  expect(await saved.json()).toMatchObject({ success: true });
}

test("[REG-02] a required field of the brand's own is published, and a visitor registers with it", async ({
  page,
  context,
}) => {
  const words = { EN: "Favourite team", KM: "ក្រុមដែលចូលចិត្ត", AR: "الفريق المفضل" };
  const rule = {
    enabled: true,
    required: true,
    minLength: 3,
    maxLength: 20,
    acceptedPattern: "*",
    patternId: 0,
    label: "field.favouriteTeam",
  };
  await draft(page, [
    { op: "add", path: "/rules/register/favouriteTeam", value: rule },
    ...Object.entries(words).map(([language, text]) => ({
      op: "add",
      path: `/texts/${language}`,
      value: { "field.favouriteTeam": text },
    })),
  ]);
  await signIn(page, "publisher");
  await publish(page, "Ask for the favourite team");

  const player = await context.newPage();
  await player.goto("/register");
  const form = player.getByRole("form", { name: "Username" });
  const team = form.getByRole("textbox", { name: "Favourite team" });
  await expect(team).toBeVisible();
  await form.getByRole("textbox", { name: "Username" }).fill(aName());
  await form.getByLabel("Password", { exact: true }).fill(goodPassword);
  await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
  await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
  await form.getByRole("button", { name: "Open account" }).click();
  await expect(form.getByRole("alert")).toContainText("Favourite team: Please fill in this field.");
  await team.fill("Otters");
  await form.getByRole("button", { name: "Open account" }).click();
  await expectLoggedIn(player);

  await draft(page, [
    { op: "remove", path: "/rules/register/favouriteTeam" },
    ...Object.keys(words).map((language) => ({ op: "remove", path: `/texts/${language}` })),
  ]);
  await page.reload();
  await publish(page, "Without the favourite team");
});
