import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { listFiles } from "#tests/support/listFiles.ts";

/** An address, the visitor and the network that it stands for. */
const cases: [ip: string, visitor: string, network: string][] = [
  ["192.0.2.7", "192.0.2.7", "192.0.2.0/24"],
  ["::ffff:192.0.2.7", "192.0.2.7", "192.0.2.0/24"],
  ["::ffff:c000:207", "192.0.2.7", "192.0.2.0/24"],
  ["64:ff9b::192.0.2.7", "192.0.2.7", "192.0.2.0/24"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:DB8:1:2:FFFF:ffff:ffff:ffff", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0db8:0001:0002:0:0:0:9", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64", "2001:db8:1::/48"],
  ["fe80::1%eth0", "fe80::/64", "fe80::/48"],
  ["::1", "::/64", "::/48"],
  ["", "", ""],
  ["not an address", "not an address", "not an address"],
];

describe("an address", () => {
  it.each(cases)("%s is visitor %s in network %s", (ip, visitor, network) => {
    expect([visitorOf({ ip }), networkOf({ ip })]).toEqual([visitor, network]);
  });

  it("is read as it is in few places; everything that limits or counts asks for the visitor", () => {
    const readers = listFiles()
      .filter((path) => path.startsWith("server/") && path.endsWith(".ts"))
      .filter((path) => /\brequest\.ips?\b|\.remoteAddress\b/.test(readFileSync(path, "utf8")));
    // What people are shown of their own sessions and place; where a password was replaced from, which is kept for a month; whether the peer is a proxy of ours; and connections, which are
    // counted by visitor before there is a request.
    expect(readers.toSorted()).toEqual([
      "server/features/recovery/registerPasswordMail.ts",
      "server/features/recovery/registerRecovery.ts",
      "server/features/session/openSession.ts",
      "server/features/system/registerSystem.ts",
      "server/http/addressOf.ts",
      "server/http/countryOf.ts",
      "server/http/createConnections.ts",
    ]);
  });
});

describe("S-34 limits for an address", async () => {
  const platform = await aPlatform();
  const inOne64 = (place: number) => `2001:db8:0:7:${(place + 1).toString(16)}::${place.toString(16)}`;

  it("hold for a whole /64 of IPv6: wrong passwords", async () => {
    const statuses: number[] = [];
    for (let place = 0; place < 31; place += 1) {
      const answer = await platform.login(`v6guess${place}`, "Wrong-2026!", {}, { ip: inOne64(place) });
      statuses.push(answer.response.statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    ["captchas", "GET", "/wps/captcha", undefined, 60],
    ["human checks", "GET", "/wps/system/botCheck?action=login", undefined, 60],
    ["reports", "POST", "/wps/system/reports", { kind: "other", reason: "x" }, 30],
    ["invitation codes", "GET", "/wps/agent/affiliate?code=NOBODY", undefined, 30],
  ] as const)("hold for a whole /64 of IPv6: %s", async (_what, method, url, body, most) => {
    const statuses: number[] = [];
    for (let place = 0; place <= most; place += 1) {
      const answer = await platform.call(method, url, { ip: inOne64(place), ...(body && { body }) });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.at(-1)).toBe(429);
  });
});
