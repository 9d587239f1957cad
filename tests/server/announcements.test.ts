import { expect, it } from "vitest";
import { insertAnnouncements } from "#server/features/announcement/insertAnnouncements.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

const { call, clock, owner } = await aPlatform();

it("S-10 a notice is kept without what could act, in every language", async () => {
  const notice = { type: "PL", publishedAt: clock.now().toISOString(), title: { EN: "1 < 2" } };
  await insertAnnouncements(owner, [
    {
      ...notice,
      id: "00000000-0000-4000-8000-000000000001",
      content: {
        EN: `<p onclick="go()">Hi</p><script>go()</script>`,
        AR: `<p dir="rtl">أهلًا <a href="javascript:go()">بك</a></p>`,
        KM: "<p>សួស្តី <b>អ្នក</b></p>",
      },
    },
  ]);
  const inLanguage = async (language: string) =>
    (await call("GET", "/wps/announcement?types=PL", { headers: { language } })).json().value.player[0];
  expect(await inLanguage("EN")).toMatchObject({ title: "1 < 2", content: "<p>Hi</p>" });
  expect(await inLanguage("AR")).toMatchObject({ content: `<p dir="rtl">أهلًا <a>بك</a></p>` });
  expect(await inLanguage("KM")).toMatchObject({ content: "<p>សួស្តី <b>អ្នក</b></p>" });
});
