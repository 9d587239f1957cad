import { describe, expect, it } from "vitest";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const lines: string[] = [];
const platform = await aPlatform({ config: { logLevel: "trace" }, logTo: { write: (line) => void lines.push(line) } });
const { call, encrypt, login, register } = platform;

describe("the log", () => {
  it("S-61 tells who did what and what was refused, and never a password, a token or a code", async () => {
    const hostile = 'x\n{"level":60,"msg":"forged"}';
    const { token } = await register("logged01");
    await login("logged01", "Wrong-canary-1!");
    await login(hostile, "Wrong-canary-1!");
    const again = await login("logged01", goodPassword, { rememberMe: true });
    const cookie = again.response.cookies.find(({ name }) => name === "rm")?.value ?? "";
    await call("GET", "/wps/session/login/remembered", { cookies: { rm: cookie } });
    const sealed = await encrypt({
      oldPassword: goodPassword,
      newPassword: "Canary-2026!!",
      confirmNewPassword: "Canary-2026!!",
    });
    await call("POST", "/wps/member/password", { token, body: sealed });
    await call("GET", "/wps/member/info", { token: "A".repeat(43) });

    const text = lines.join("");
    const secrets = [goodPassword, "Wrong-canary-1!", "Canary-2026!!", token, again.token, cookie, sealed.payload];
    for (const secret of secrets) expect(text).not.toContain(secret);
    const events = lines.map((line) => JSON.parse(line) as { event?: string; code?: string });
    const seen = (event: string, code?: string) => events.filter((one) => one.event === event && one.code === code);
    expect(seen("register")).toHaveLength(1);
    expect(seen("login")).toHaveLength(1);
    expect(seen("changePassword")).toHaveLength(1);
    expect(seen("refused", "wrong_account_or_password")).toHaveLength(2);
    expect(seen("refused", "not_logged_in")).toHaveLength(1);
    expect(lines.every((line) => line.trimEnd().split("\n").length === 1)).toBe(true);
  });
});
