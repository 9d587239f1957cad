import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "../../scripts/platform/freePort.ts";

/** A platform that knows one player and believes every vendor, for tests of the vendor alone. */
export async function aVendorPlatform() {
  let balance = 10_000;
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => (text += String(part)));
    request.on("end", () => {
      const { amount = 0 } = JSON.parse(text) as { amount?: number };
      if (request.url?.endsWith("/debit")) balance -= amount;
      if (request.url?.endsWith("/credit")) balance += amount;
      const value = {
        session: "session",
        player: "player",
        gameCode: "golden-naga",
        language: "EN",
        currency: "USD",
        balance,
      };
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ success: true, value, message: null }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    options: {
      port: await freePort(),
      site: "http://site.example",
      platform: origin,
      secret: "a secret of the tests, thirty-two letters",
    },
    balance: () => balance,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
