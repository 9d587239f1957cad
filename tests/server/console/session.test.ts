import { describe, expect, it } from "vitest";
import { aConsole, operatorPassword } from "#tests/support/aConsole.ts";

const platform = await aConsole();
const { clock, db } = platform;

describe("signing in at the console", () => {
  it("gives a cookie that no script and no other site can use", async () => {
    const { headers, value } = await platform.signIn("editor");
    const [device, session] = [headers["set-cookie"]].flat().map(String);
    expect(session).toMatch(/^console=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(device).toMatch(/^console-device=[\w.-]{87}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(value).toMatchObject({ operator: { account: "editor", role: "editor" } });
  });

  it("takes the account in any case, and no wrong password", async () => {
    expect((await platform.signIn(" Editor ")).status).toBe(200);
    expect(await platform.signIn("editor", "wrong")).toMatchObject({
      status: 200,
      success: false,
      code: "wrong_credentials",
    });
    expect(await platform.signIn("nobody", "wrong")).toMatchObject({
      status: 200,
      success: false,
      code: "wrong_credentials",
    });
  });

  it("keeps only the hash of a session", async () => {
    const operator = await platform.operator("viewer");
    const rows = await db.query<{ text: string }>("SELECT encode(token_hash, 'escape') AS text FROM operator_session");
    expect(rows.some(({ text }) => text.includes(operator.cookies["console"] ?? "?"))).toBe(false);
  });

  it("ends a session after a quarter of an hour without a call", async () => {
    const operator = await platform.operator("viewer");
    clock.advance(14 * 60);
    expect((await operator.call("GET", "/session")).status).toBe(200);
    clock.advance(14 * 60);
    expect((await operator.call("GET", "/session")).status).toBe(200);
    clock.advance(15 * 60 + 1);
    expect(await operator.call("GET", "/session")).toMatchObject({ status: 401, code: "not_signed_in" });
  });

  it("ends a session after eight hours, however busy it is", async () => {
    const operator = await platform.operator("viewer");
    for (let minutes = 0; minutes < 8 * 60; minutes += 10) {
      expect((await operator.call("GET", "/session")).status).toBe(200);
      clock.advance(10 * 60);
    }
    expect((await operator.call("GET", "/session")).status).toBe(401);
  });

  it("ends at once when the operator signs out or is disabled", async () => {
    const [one, other] = [await platform.operator("viewer"), await platform.operator("viewer")];
    expect((await one.call("DELETE", "/session")).status).toBe(200);
    expect((await one.call("GET", "/session")).status).toBe(401);
    await db.query("UPDATE operator SET disabled_at = now() WHERE account = 'viewer'");
    expect((await other.call("GET", "/session")).status).toBe(401);
    await db.query("UPDATE operator SET disabled_at = NULL WHERE account = 'viewer'");
  });

  it("has the browser empty the site's storage when the operator signs out", async () => {
    const operator = await platform.operator("viewer");
    const { status, headers } = await operator.call("DELETE", "/session");
    expect([status, headers["clear-site-data"]]).toEqual([200, '"storage"']);
  });

  it("makes whoever guesses wait, and longer each time, without locking out others", async () => {
    const guess = (ip: string) => platform.signIn("publisher", "wrong", ip);
    for (let tries = 0; tries < 5; tries++) expect((await guess("192.0.2.1")).code).toBe("wrong_credentials");
    const stopped = await guess("192.0.2.1");
    expect(stopped).toMatchObject({ status: 429 });
    expect(stopped.headers["retry-after"]).toBe("30");
    expect((await platform.signIn("publisher", operatorPassword, "192.0.2.1")).status).toBe(429);
    expect((await platform.signIn("publisher", operatorPassword, "198.51.100.1")).status).toBe(200);
    clock.advance(31);
    expect((await guess("192.0.2.1")).code).toBe("wrong_credentials");
    expect((await guess("192.0.2.1")).headers["retry-after"]).toBe("60");
    clock.advance(61);
    expect((await platform.signIn("publisher", operatorPassword, "192.0.2.1")).status).toBe(200);
  });

  it("S-34 a stranger's guesses, however many, lock no operator out of a known browser or from a known address", async () => {
    const home = await platform.signIn("viewer", operatorPassword, "198.51.100.20");
    const device = /console-device=([^;]+)/.exec(String(home.headers["set-cookie"]))?.[1] ?? "";
    // Sixty failures from everywhere, and forty from the operator's own network.
    for (let place = 0; place < 60; place += 1) await platform.signIn("viewer", "wrong", `10.9.${place}.1`);
    for (let place = 0; place < 40; place += 1) await platform.signIn("viewer", "wrong", `198.51.100.${100 + place}`);
    expect((await platform.signIn("viewer", operatorPassword, "203.0.113.50")).status).toBe(429);
    expect((await platform.signIn("viewer", operatorPassword, "198.51.100.20")).status).toBe(200);
    // Somebody at that very address guesses too: the browser still has a counter of its own.
    for (let time = 0; time < 8; time += 1) await platform.signIn("viewer", "wrong", "198.51.100.20");
    expect((await platform.signIn("viewer", operatorPassword, "198.51.100.20")).status).toBe(429);
    const known = { "console-device": device };
    expect((await platform.signIn("viewer", operatorPassword, "203.0.113.50", known)).status).toBe(200);
    // A known browser guesses no more than anybody, and is known for its own account only.
    for (let time = 0; time < 5; time += 1) await platform.signIn("viewer", "wrong", "203.0.113.50", known);
    expect((await platform.signIn("viewer", operatorPassword, "203.0.113.50", known)).status).toBe(429);
    const forged = {
      "console-device": `${device.slice(0, -5)}${device.at(-5) === "A" ? "B" : "A"}${device.slice(-4)}`,
    };
    expect((await platform.signIn("viewer", operatorPassword, "203.0.113.51", forged)).status).toBe(429);
    for (let place = 0; place < 60; place += 1) await platform.signIn("editor", "wrong", `10.8.${place}.1`);
    expect((await platform.signIn("editor", operatorPassword, "203.0.113.52", known)).status).toBe(429);
  });

  it("writes refusals down, without what was typed", async () => {
    await platform.signIn("my password by mistake", "x", "203.0.113.9");
    const rows = await db.query<{ operator: string; act: string }>(
      "SELECT operator, act FROM operator_act WHERE act = 'signInRefused'",
    );
    expect(rows.map((row) => row.operator)).toEqual(expect.arrayContaining(["editor", ""]));
    expect(rows.some((row) => row.operator.includes("mistake"))).toBe(false);
  });
});

describe("calls that change something", () => {
  it("need the value that only our own page knows", async () => {
    const operator = await platform.operator("editor");
    expect(await operator.call("DELETE", "/draft", undefined, { "x-csrf": "" })).toMatchObject({
      status: 403,
      code: "csrf",
    });
    expect(await operator.call("DELETE", "/draft", undefined, { "x-csrf": "x".repeat(43) })).toMatchObject({
      status: 403,
      code: "csrf",
    });
    expect((await operator.call("DELETE", "/draft")).status).toBe(200);
  });

  it("are refused from another site, whatever they carry", async () => {
    const operator = await platform.operator("editor");
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(await operator.call("DELETE", "/draft", undefined, headers)).toMatchObject({
      status: 403,
      code: "cross_site",
    });
    expect(await operator.call("GET", "/draft", undefined, headers)).toMatchObject({ status: 403, code: "cross_site" });
  });

  it("need no such value with a bearer token, which no browser sends by itself", async () => {
    const program = await platform.program();
    expect((await program.call("DELETE", "/draft")).status).toBe(200);
    expect((await program.call("GET", "/session")).value).toMatchObject({
      csrf: "",
      operator: { account: "publisher" },
    });
  });

  it("are refused with a token nobody was given", async () => {
    const program = await platform.program();
    const answer = await program.call("GET", "/draft", undefined, { authorization: `Bearer ${"x".repeat(43)}` });
    expect(answer.status).toBe(401);
  });
});

describe("publishing some time after signing in", () => {
  it("needs the password again, and a new session comes with it", async () => {
    const operator = await platform.operator("publisher");
    const publish = (who: typeof operator) => who.call("POST", "/publish", { baseHash: "x", note: "" });
    clock.advance(5 * 60 + 1);
    expect(await publish(operator)).toMatchObject({ status: 403, code: "password_needed" });
    expect(await operator.call("POST", "/session/confirm", { password: "wrong" })).toMatchObject({
      success: false,
      code: "wrong_credentials",
    });
    const confirmed = await operator.call("POST", "/session/confirm", { password: operatorPassword });
    expect(confirmed.status).toBe(200);
    expect((await operator.call("GET", "/session")).status).toBe(401);
    const again = await platform.operator("publisher");
    expect((await publish(again)).code).not.toBe("password_needed");
  });
});
