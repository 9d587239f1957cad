import { describe, expect, it } from "vitest";
import { needsLogin } from "#compile/needsLogin.ts";
import { pageKey } from "#compile/pageKey.ts";
import { layoutKey } from "#compile/layoutKey.ts";

const layouts = new Set([
  "page/index",
  "page/register",
  "page/login",
  "page/down",
  "page/notFound",
  "page/maintenance",
  "page/depositRank",
]);

describe("the page of a path", () => {
  it.each([
    ["/", "page/index"],
    ["/index", "page/index"],
    ["/index.html", "page/index"],
    ["/register.html", "page/register"],
    ["/register/", "page/register"],
    ["/download", "page/down"],
    ["/deposit-rank", "page/depositRank"],
    ["/maintenance", "page/notFound"],
    ["/nothing", "page/notFound"],
    ["/index/deeper", "page/notFound"],
    ["/../index", "page/notFound"],
    ["/%69ndex", "page/notFound"],
    ["/__proto__", "page/notFound"],
  ])("[ROUTE-01] %s is %s", (path, key) => {
    expect(pageKey(path, (name) => layouts.has(name))).toBe(key);
  });
});

describe("the access guard", () => {
  it.each([
    ["/index", true],
    ["/promotions", true],
    ["/nothing/at/all", true],
    ["/login", false],
    ["/register", false],
    ["/register.html", false],
    ["/helpmc", false],
    ["/download", false],
  ])("[ROUTE-09] of a brand that wants a login stops visitors at %s: %s", (path, stopped) => {
    expect(needsLogin(path, { mustLogIn: true, isLoggedIn: false })).toBe(stopped);
    expect(needsLogin(path, { mustLogIn: true, isLoggedIn: true })).toBe(false);
    expect(needsLogin(path, { mustLogIn: false, isLoggedIn: false })).toBe(false);
  });
});

describe("the key of a layout", () => {
  it.each([
    ["../../../layouts/shell.json", "shell"],
    ["../../../layouts/pages/index.json", "page/index"],
    ["../../../layouts/dialogs/login.json", "dialog/login"],
    ["../../../layouts/personal-centre/securityCenter.json", "personal-centre/securityCenter"],
  ])("of %s is %s", (path, key) => {
    expect(layoutKey(path)).toBe(key);
  });
});
