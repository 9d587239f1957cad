import { expect, it } from "vitest";
import { newcomerPassword } from "#server/db/seed/seedDemo.ts";
import { contract } from "#server/http/contract.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { demoTemplate } from "#tests/support/database.ts";

const { call, encrypt, login } = await aPlatform({ from: await demoTemplate() });

/** Calls that a password somebody else gave still opens. */
const open = ["changePassword", "firstLogin", "getMemberInfo", "logout"];

it("a password that somebody else gave opens nothing but its change and the way out, whatever is called", async () => {
  const { token } = await login("player02", newcomerPassword);
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: object) =>
    call(method, url, { token, ...(body && { body }), headers: { "idempotency-key": "0".repeat(32) } });
  const players = [...contract.operations.values()].filter(
    ({ auth, roles }) => auth === "player" && roles.length === 0,
  );
  expect(players.length).toBeGreaterThan(80);
  for (const { id, method, url } of players) {
    if (open.includes(id)) continue;
    const answer = await ask(method, url.replaceAll(/:\w+/g, "7c9e6679-7425-40de-944b-e07fc1f90ae7"));
    expect([id, answer.statusCode, answer.json().code]).toEqual([id, 403, "must_change_password"]);
  }
  expect((await ask("GET", "/wps/member/info")).json().value).toMatchObject({
    account: "player02",
    firstTimeLogin: true,
  });
  expect((await ask("POST", "/wps/session/firstLogin")).json().value).toEqual({ firstTimeLogin: true });

  const newPassword = "Quiet-Otter-77-lamp";
  const typed = { oldPassword: newcomerPassword, newPassword, confirmNewPassword: newPassword };
  expect(
    (await ask("POST", "/wps/member/password", await encrypt(typed, {}, "POST /wps/member/password"))).json().success,
  ).toBe(true);
  expect((await ask("GET", "/wps/member/info")).json().value).not.toHaveProperty("firstTimeLogin");
  expect((await ask("GET", "/wps/v2/wallets/balance")).json().success).toBe(true);
});
