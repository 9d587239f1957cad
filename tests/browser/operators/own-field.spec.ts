import { request } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import { enterConsole, operatorPassword, publish } from "../../support/operator.ts";
import { aName, expectLoggedIn, goodPassword } from "../../support/visitor.ts";

/** Saves a patch as the publisher's draft, as a program of the operator's would: in a session of its own. */
async function draft(baseURL: string | undefined, patch: object[]): Promise<void> {
  const program = await request.newContext(baseURL === undefined ? {} : { baseURL });
  try {
    const account = { account: "publisher", password: operatorPassword("publisher") };
    const signed: { value: { csrf: string } } = await (
      await program.post("/console/api/session", { data: account })
    ).json();
    // A page that an earlier journey left may still save what it had: then the draft has moved on, and is read again.
    await expect(async () => {
      const kept: { value: { baseHash: string; hash: string } } = await (
        await program.get("/console/api/draft")
      ).json();
      const data = { baseHash: kept.value.baseHash, draftHash: kept.value.hash, patch };
      const saved = await program.put("/console/api/draft", { headers: { "x-csrf": signed.value.csrf }, data });
      expect(await saved.json()).toMatchObject({ success: true });
    }).toPass({ timeout: 10_000 });
  } finally {
    await program.dispose();
  }
}

test("[REG-02] a required field of the brand's own is published, and a visitor registers with it", async ({
  page,
  context,
  baseURL,
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
  await draft(baseURL, [
    { op: "add", path: "/rules/register/favouriteTeam", value: rule },
    ...Object.entries(words).map(([language, text]) => ({
      op: "add",
      path: `/texts/${language}`,
      value: { "field.favouriteTeam": text },
    })),
  ]);
  await enterConsole(page, "publisher");
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
  await form.getByRole("checkbox", { name: /years old/ }).check();
  await form.getByRole("button", { name: "Open account" }).click();
  await expect(form.getByRole("alert")).toContainText("Favourite team: Please fill in this field.");
  await team.fill("Otters");
  await form.getByRole("button", { name: "Open account" }).click();
  await expectLoggedIn(player);

  await draft(baseURL, [
    { op: "remove", path: "/rules/register/favouriteTeam" },
    ...Object.keys(words).map((language) => ({ op: "remove", path: `/texts/${language}` })),
  ]);
  await page.reload();
  await publish(page, "Without the favourite team");
});
