import { test, type Page } from "@playwright/test";
import { viewCookies } from "#compile/viewCookies.ts";
import type { LoginValue } from "#contracts/api.ts";
import { storageKeys } from "#stores/storageKeys.ts";
import { createVisitor } from "../../scripts/conformance/createVisitor.ts";
import { demoPassword, expectLoggedIn } from "./visitor.ts";

/**
 * Gives a page a session of an account, as it is found after a login and a reload. The session comes by the call, not by the form,
 * in a tenth of the time: for journeys that begin where somebody is logged in. The page stands at a text of the site afterwards.
 */
export async function holdSession(page: Page, account: string, password = demoPassword): Promise<void> {
  const url = test.info().project.use.baseURL ?? "";
  const nobody = { player: undefined, agent: undefined, origin: undefined, mayRegister: false };
  const visitor = createVisitor({ url, host: new URL(url).hostname, ...nobody });
  const botCheck = await visitor.solve("login");
  const clear = { username: account, password, type: "username", botCheck };
  const { headers, success, value, message } = await visitor.call("login", { clear });
  if (!success) throw new Error(`${account} cannot log in: ${message}`);
  const { token, account: name, type, username } = value as LoginValue;

  const device = headers.getSetCookie().map((line) => line.split(";", 1)[0]?.split("=", 2) ?? []);
  const cookies = [...device, [viewCookies.member, String(type)]];
  await page.context().addCookies(cookies.map(([key = "", text = ""]) => ({ name: key, value: text, url })));
  const held = {
    [storageKeys.token]: token,
    [storageKeys.account]: name,
    [storageKeys.isAgent]: String(type),
    [storageKeys.username]: username,
  };
  await page.goto("/robots.txt");
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) sessionStorage.setItem(key, text);
  }, held);
}

/** Comes to the front page with such a session. */
export async function comeLoggedIn(page: Page, account: string): Promise<void> {
  await holdSession(page, account);
  await page.goto("/index");
  await expectLoggedIn(page);
}
