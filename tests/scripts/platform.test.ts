import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/platform/freePort.ts";
import { isPortFree } from "../../scripts/platform/isPortFree.ts";
import { portFrom } from "../../scripts/platform/portFrom.ts";
import { waitForAnswer } from "../../scripts/platform/waitForAnswer.ts";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A server on a port of its own that refuses the first `refusals` requests. */
async function aServer(refusals = 0): Promise<number> {
  let left = refusals;
  const server = createServer((_, response) => response.writeHead(left-- > 0 ? 503 : 200).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

describe("ports", () => {
  it("tells a port in use from a free one", async () => {
    expect(await isPortFree(await aServer())).toBe(false);
    expect(await isPortFree(await freePort())).toBe(true);
  });

  it("reads PORT, 8080 without it, and says what is wrong with another", () => {
    expect(portFrom({})).toBe(8080);
    expect(portFrom({ PORT: "9000" })).toBe(9000);
    expect(() => portFrom({ PORT: "eighty" })).toThrow('PORT is "eighty"; it must be a number from 1 to 65535');
    expect(() => portFrom({ PORT: "70000" })).toThrow("from 1 to 65535");
  });
});

describe("waiting for an answer", () => {
  it("goes on until the answer is good", async () => {
    await waitForAnswer(`http://127.0.0.1:${await aServer(2)}`, 5_000);
  });

  it("gives up after the time", async () => {
    await expect(waitForAnswer(`http://127.0.0.1:${await freePort()}`, 300)).rejects.toThrow("did not answer within");
  });
});
