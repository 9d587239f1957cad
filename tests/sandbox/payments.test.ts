import { spawnSync } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { startPayments } from "../../sandbox/payments/startPayments.ts";
import { freePort } from "../../scripts/platform/freePort.ts";

const secret = "a secret of the tests, thirty-two letters";
const told: { body: string; signature: string; timestamp: string }[] = [];
const platform = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += String(part)));
  request.on("end", () => {
    const { "croupier-signature": signature, "croupier-timestamp": timestamp } = request.headers;
    told.push({ body, signature: String(signature), timestamp: String(timestamp) });
    // The first one is lost: a provider tells again.
    response.writeHead(told.length === 1 ? 503 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify({ success: true, value: { outcome: "credited" }, message: null }));
  });
});
await new Promise<void>((resolve) => platform.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
const port = await freePort();
const stop = await startPayments({ port, site: "http://site.example", platform: origin, secret });
afterAll(async () => {
  await stop();
  platform.close();
});

const order = randomUUID();
function bill(amount = 5_000, key = secret) {
  const query = new URLSearchParams({ order, amount: String(amount), currency: "USD", reference: "ABCD1234" });
  const signature = createHmac("sha256", key).update(query.toString()).digest("hex");
  return `http://localhost:${port}/pay?${query.toString()}&signature=v1%3D${signature}`;
}

describe("the sandbox payment provider", () => {
  it("shows a bill that the platform signed, under a policy that lets no script in", async () => {
    const answer = await fetch(bill());
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain("$50.00");
    expect(page).not.toContain("<script");
    expect(page).toContain(`http://site.example/?centre=personal&amp;page=depositv2&amp;centre.order=${order}`);
  });

  it("shows none with another amount, or signed by somebody else", async () => {
    expect((await fetch(bill().replace("amount=5000", "amount=1"))).status).toBe(400);
    expect((await fetch(bill(5_000, "another secret"))).status).toBe(400);
  });

  it("tells the platform what a button says, signed, and again where nobody answered", async () => {
    const answer = await fetch(bill(), { method: "POST", body: new URLSearchParams({ button: "pay" }) });
    expect(await answer.text()).toContain("credited");
    expect(told).toHaveLength(2);
    expect(told[0]?.body).toBe(told[1]?.body);
    const { body, timestamp, signature } = told[1] ?? { body: "", timestamp: "", signature: "" };
    expect(JSON.parse(body)).toMatchObject({ type: "paid", order, amount: 5_000, currency: "USD" });
    expect(signature).toBe(`v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`);
  });

  it("does not run in production", () => {
    const { status, stderr } = spawnSync(process.execPath, ["sandbox/payments/main.ts"], {
      env: { ...process.env, NODE_ENV: "production", SANDBOX_PORT: "1" },
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining("does not run in production")]);
  });
});
