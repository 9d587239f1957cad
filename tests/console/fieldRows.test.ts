import { describe, expect, it } from "vitest";
import { fieldRows, moveField, type Register } from "#console/rules/fieldRows.ts";
import { readBundledSite } from "../support/readBundledSite.ts";

const register: Register = readBundledSite("ink").rules.register;
const flags = new Set(["DIRECTREG3", "MOBILEREG3"]);
const way = { tab: "username" as const, flags };
const rowsOf = (rules: Register, tab: "username" | "mobile" = "username") => fieldRows(rules, { tab, flags });
const onForm = (rules: Register, tab: "username" | "mobile" = "username") =>
  rowsOf(rules, tab)
    .filter(({ isOn }) => isOn)
    .map(({ name }) => name);
const row = (rules: Register, name: string, tab: "username" | "mobile" = "username") =>
  rowsOf(rules, tab).find((each) => each.name === name);

describe("the fields of a way to register", () => {
  it("stand in the order of the form, those that are off behind them", () => {
    expect(onForm(register)).toEqual([
      "username",
      "password",
      "countryDialingCode",
      "mobileNum",
      "payeeName",
      "email",
      "referralCode",
      "affiliateCode",
    ]);
    expect(
      rowsOf(register)
        .slice(8)
        .map(({ isOn }) => isOn),
    ).not.toContain(true);
    expect(onForm(register, "mobile")[0]).toBe("countryDialingCode");
  });

  it("say what no switch takes away", () => {
    expect(row(register, "username")).toMatchObject({ isAlways: true, isAlwaysRequired: true });
    expect(row(register, "email")).toMatchObject({ isAlways: false, isAlwaysRequired: false });
    expect(row(register, "mobileNum", "mobile")).toMatchObject({ isAlways: true, isAlwaysRequired: true });
    expect(row(register, "username", "mobile")).toBeUndefined();
    const withCode = { ...register, verificationCode: { ...(register["verificationCode"] as object), enabled: true } };
    expect(row(withCode, "mobileNum")).toMatchObject({ isAlways: true, isAlwaysRequired: true });
  });

  it("have those that only a feature brings", () => {
    expect(row(register, "ageConfirmed")).toBeUndefined();
    const rows = fieldRows(register, { ...way, flags: new Set([...flags, "RESPONSIBLEPLAY3"]) });
    expect(rows.find(({ name }) => name === "ageConfirmed")).toMatchObject({ isOn: true, isAlways: true });
  });

  it.each(["email", "payeeName", "affiliateCode"])("move %s to each place and nothing else", (name) => {
    const names = onForm(register);
    for (const to of names.keys()) {
      const moved = moveField(register, names, name, to, "username");
      const others = names.filter((each) => each !== name);
      expect(onForm(moved)).toEqual(others.toSpliced(to, 0, name));
    }
  });

  it("move again and again between the same two, and fields that share a place", () => {
    let rules: Register = {
      ...register,
      ownOne: { ...(register["email"] as object), enabled: true },
      ownTwo: { ...(register["email"] as object), enabled: true },
    };
    for (let time = 0; time < 30; time += 1) {
      const names = onForm(rules);
      const name = names.at(-1) ?? "";
      rules = moveField(rules, names, name, 1, "username");
      expect(onForm(rules)).toEqual([names[0], name, ...names.slice(1, -1)]);
    }
  });

  it("stay where they are where nothing moves", () => {
    const names = onForm(register);
    expect(moveField(register, names, "email", names.indexOf("email"), "username")).toBe(register);
    expect(moveField(register, names, "nobody", 2, "username")).toBe(register);
  });
});
