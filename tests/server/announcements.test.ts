import { expect, it } from "vitest";
import { insertAnnouncements } from "#server/features/announcement/insertAnnouncements.ts";
import { aSite } from "#tests/support/aSite.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

const { call, clock, liveSite, owner } = await aPlatform();

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

it("[NOTICE-01] notices come in the groups player, banners, popup and promotion by their types, and type B alone where none is asked for", async () => {
  const types = ["B", "PL", "PU", "PR", "H"] as const;
  await owner.query("DELETE FROM announcement");
  await insertAnnouncements(
    owner,
    types.map((type, place) => ({
      id: `00000000-0000-4000-8000-00000000010${place}`,
      type,
      publishedAt: clock.now().toISOString(),
      title: { EN: type },
      content: { EN: "<p>Hi</p>" },
    })),
  );
  liveSite.change({ ...aSite(), banners: { w_home: { items: [{ id: "one", title: { EN: "A banner" } }] } } });
  const groupsOf = async (query: string) => {
    const { player, banners, popup, promotion } = (await call("GET", `/wps/announcement${query}`)).json().value;
    const titles = (list: { title: string }[]) => list.map(({ title }) => title).toSorted();
    return { player: titles(player), banners: banners.length > 0, popup: titles(popup), promotion: titles(promotion) };
  };
  expect(await groupsOf("")).toEqual({ player: [], banners: true, popup: [], promotion: [] });
  expect(await groupsOf("?types=B,PL,PU,PR,H")).toEqual({
    player: ["H", "PL"],
    banners: true,
    popup: ["PU"],
    promotion: ["PR"],
  });
  expect(await groupsOf("?types=PU")).toEqual({ player: [], banners: false, popup: ["PU"], promotion: [] });
  expect((await call("GET", "/wps/announcement?types=X")).statusCode).toBe(400);
});
