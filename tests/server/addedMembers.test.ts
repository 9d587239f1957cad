import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { demoTemplate } from "#tests/support/database.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const platform = await aPlatform({ from: await demoTemplate() });
const { call, db, encrypt, liveSite, login } = platform;
liveSite.change(siteWith("AGENTPOLICY3"));

const { token } = await login("agent01", demoPassword);
const path = "/wps/agent/register";
const get = async (url: string) => (await call("GET", url, { token })).json().value;
const addMember = async (body: object) => {
  const sealed = await encrypt({ payeeName: "Sok Dara", ageConfirmed: true, ...body }, {}, `POST ${path}`);
  return call("POST", path, { token, body: sealed, headers: { "idempotency-key": randomUUID(), language: "EN" } });
};

describe("members that an agent adds", () => {
  it("say what the brand requires of whoever registers, hear each fault at once, and keep it", async () => {
    const { rules, ...others } = siteWith("AGENTPOLICY3", "RESPONSIBLEPLAY3");
    const { register: bundled } = readBundledSite("ink").rules;
    const asking = (names: readonly string[], more: readonly string[] = []) => ({
      ...others,
      rules: {
        ...rules,
        register: {
          ...rules.register,
          ...Object.fromEntries(
            [...names, ...more].map((name) => [
              name,
              { ...bundled[name], enabled: true, required: names.includes(name) },
            ]),
          ),
        },
      },
    });
    // What the registration leaves to whoever joins is not asked of an agent.
    liveSite.change(asking(["payeeName"], ["email", "wechat"]) as Site);
    expect((await get("/wps/agent/register")).asks).toEqual(["payeeName", "ageConfirmed"]);
    liveSite.change(asking(["payeeName", "email", "mobileNum"]) as Site);
    expect((await get("/wps/agent/register")).asks).toEqual([
      "countryDialingCode",
      "mobileNum",
      "payeeName",
      "email",
      "ageConfirmed",
    ]);
    const body = { username: "asked001", password: "short", payeeName: "7", email: "dara", ageConfirmed: false };
    const { fieldErrors } = (await addMember(body)).json().value;
    expect(Object.keys(fieldErrors).toSorted()).toEqual(
      ["ageConfirmed", "countryDialingCode", "email", "mobileNum", "password", "payeeName"].toSorted(),
    );
    expect(await db.query("SELECT FROM member WHERE account = 'asked001'")).toEqual([]);
    const good = { countryDialingCode: "855", mobileNum: "012345678", email: "dara@example.com" };
    expect((await addMember({ username: "asked001", password: goodPassword, ...good })).json().success).toBe(true);
    const [kept] = await db.query<object>(
      "SELECT dialing_code, mobile_num, mobile_verified_at, email, profile FROM member WHERE account = 'asked001'",
    );
    // A number that an agent typed is proved by nobody, and the age is that which the page named.
    expect(kept).toEqual({
      dialing_code: "855",
      mobile_num: "12345678",
      mobile_verified_at: null,
      email: "dara@example.com",
      profile: { payeeName: "Sok Dara", ageConfirmed: "18" },
    });
    liveSite.change(siteWith("AGENTPOLICY3"));
    // What the brand does not ask for is not kept.
    expect(
      (await addMember({ username: "asked002", password: goodPassword, email: "x@example.com" })).json().success,
    ).toBe(true);
    expect(await db.query("SELECT email FROM member WHERE account = 'asked002'")).toEqual([{ email: "" }]);
  });
});
