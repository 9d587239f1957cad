import { describe, expect, it } from "vitest";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { demoTemplate } from "#tests/support/database.ts";

describe("names that stand in data", async () => {
  const platform = await aPlatform({ from: await demoTemplate() });
  const { token } = await platform.login("player01", demoPassword);
  const ask = async (url: string, language: string) =>
    (await platform.call("GET", url, { token, headers: { language } })).json().value;
  const detailOf = async (language: string, type: string): Promise<string> =>
    (await ask(`/wps/member/transactions?type=${type}`, language)).rows[0].detail;

  it("are said in the language of the one who asks", async () => {
    expect(await detailOf("EN", "deposit")).toBe("Bank transfer");
    expect(await detailOf("KM", "deposit")).toBe("ការផ្ទេរតាមធនាគារ");
    expect(await detailOf("AR", "deposit")).toBe("تحويل مصرفي");
    expect((await ask("/wps/member/info", "EN")).clubLabel).toEqual({ labelName: "Gold", rankLevel: 3 });
    expect((await ask("/wps/member/info", "KM")).clubLabel).toEqual({ labelName: "មាស", rankLevel: 3 });
  });

  it("stay as they are where nobody gave them words: a game is called the same everywhere", async () => {
    expect(await detailOf("AR", "bet")).toBe(await detailOf("EN", "bet"));
    expect(await detailOf("FR", "deposit")).toBe("Bank transfer");
  });

  it("are changed for everybody by their words alone, within a minute", async () => {
    await platform.db.query("UPDATE data_name SET texts = texts || $1 WHERE name = 'Bank transfer'", [
      JSON.stringify({ EN: "Bank" }),
    ]);
    expect(await detailOf("EN", "deposit")).toBe("Bank transfer");
    platform.clock.advance(61);
    expect(await detailOf("EN", "deposit")).toBe("Bank");
  });
});
