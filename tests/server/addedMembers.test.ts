import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { compileFields } from "#compile/forms/compileFields.ts";
import type { Rule, Site } from "#contracts/config.ts";
import { sentFields } from "#engine/sentFields.ts";
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

  it("say what the brand asks for by fields of its own, whatever they are called, but for secrets and what is typed twice", async () => {
    const { rules, ...others } = siteWith("AGENTPOLICY3");
    const own = (over: Partial<Rule> = {}): Rule => ({
      enabled: true,
      required: true,
      minLength: 3,
      maxLength: 20,
      acceptedPattern: "*",
      patternId: 0,
      ...over,
    });
    const fields: Record<string, Rule> = {
      favouriteTeam: own({ label: "field.wechat" }),
      // Called like a field of the agent's page.
      nickname: own(),
      ["constructor"]: own(),
      "home-town.name": own(),
      shoeSize: own({ minLength: 0, widget: "number", patternId: 6, acceptedPattern: "" }),
      level: own({ minLength: 0, widget: "select", options: [{ value: "2", label: "field.level.two" }] }),
      pin: own({ widget: "password" }),
      again: own({ equals: "favouriteTeam" }),
      hobby: own({ required: false }),
    };
    liveSite.change({ ...others, rules: { ...rules, register: { ...rules.register, ...fields } } } as Site);
    const said = (await get("/wps/agent/register")).fields;
    expect(said.map(({ name }: { name: string }) => name)).toEqual([
      "own_favouriteTeam",
      "own_nickname",
      "own_constructor",
      "own_4",
      "own_shoeSize",
      "own_level",
    ]);
    // What is sent is a form that the page can draw, each field of it.
    expect(compileFields("own", sentFields(said) ?? [], { rules: {} }).fields).toHaveLength(said.length);
    const account = { username: "asked003", password: goodPassword, payeeName: "Sok Dara" };
    const wrong = { own_favouriteTeam: "ab", own_shoeSize: "large", own_level: "3", own_constructor: ["a", "b"] };
    const { fieldErrors } = (await addMember({ ...account, extra: wrong })).json().value;
    expect(Object.keys(fieldErrors).toSorted()).toEqual(said.map(({ name }: { name: string }) => name).toSorted());
    expect(await db.query("SELECT FROM member WHERE account = 'asked003'")).toEqual([]);
    const right = {
      own_favouriteTeam: "Otters",
      own_nickname: "Dara of Kep",
      own_constructor: "a builder",
      own_4: "Kep",
      own_shoeSize: 42,
      own_level: "2",
      // Nobody asked for these.
      own_pin: "123456",
      own_hobby: "chess",
      password: goodPassword,
    };
    expect((await addMember({ ...account, extra: right })).json()).toMatchObject({ success: true });
    expect(await db.query("SELECT nickname, profile FROM member WHERE account = 'asked003'")).toEqual([
      {
        nickname: "asked003",
        profile: {
          favouriteTeam: "Otters",
          nickname: "Dara of Kep",
          constructor: "a builder",
          "home-town.name": "Kep",
          shoeSize: "42",
          level: "2",
        },
      },
    ]);
    liveSite.change(siteWith("AGENTPOLICY3"));
  });
});
