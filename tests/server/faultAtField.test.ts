import { describe, expect, it } from "vitest";
import { faultAtField } from "#server/http/faultAtField.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

const { call, encrypt } = await aPlatform();

const good = { username: "player01", password: "Secret#12", type: "username" };
const atLogin = async (over: object) => {
  const body = await encrypt({ ...good, ...over }, {}, "POST /wps/session/login");
  return (await call("POST", "/wps/session/login", { body })).json().value.fieldErrors as unknown;
};

describe("a request that is not by the contract says at its field", () => {
  it.each([
    [{ username: undefined }, { username: { key: "form.required" } }],
    [{ username: "" }, { username: { key: "form.required" } }],
    [{ username: "x".repeat(129) }, { username: { key: "reg_pattern_0", min: 0, max: 128 } }],
    [{ username: 5 }, { username: { key: "error.form_invalid" } }],
    [{ username: "a\0b" }, { username: { key: "error.form_invalid" } }],
    [{ type: "carrier pigeon" }, { type: { key: "form.option" } }],
    [{ countryDialingCode: "٨٥٥" }, { countryDialingCode: { key: "error.form_invalid" } }],
    [{ nobodyAsked: "x" }, undefined],
  ])("%j: %j", async (over, said) => {
    expect(await atLogin(over)).toEqual(said);
  });

  it.each([
    ["maximum", "/days", { days: { key: "form.most", values: { max: 9 } } }],
    ["minimum", "/days", { days: { key: "form.least", values: { min: 9 } } }],
    ["minLength", "/content", { content: { key: "error.form_invalid" } }],
    ["const", "/platform", { platform: { key: "form.option" } }],
    ["pattern", "/rows/0/name", { "/rows/0/name": { key: "error.form_invalid" } }],
    ["required", "", undefined],
  ])("%s in %j: %j", (reason, pointer, said) => {
    expect(faultAtField({ part: "querystring", pointer, reason, params: { limit: 9 } })).toEqual(said);
  });

  it("and nothing where nobody types: in a path or a header", () => {
    for (const part of ["params", "headers"])
      expect(faultAtField({ part, pointer: "/id", reason: "pattern" })).toBeUndefined();
  });

  it("by the whole way to a member that is missing deep in a body", () => {
    const fault = { part: "body", pointer: "/credential", reason: "required", params: { missingProperty: "rawId" } };
    expect(faultAtField(fault)).toEqual({ "/credential/rawId": { key: "form.required" } });
  });
});
