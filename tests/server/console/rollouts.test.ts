import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { aConsole } from "#tests/support/aConsole.ts";

const platform = await aConsole();
const { clock, liveSite, owner, register } = platform;

describe("what is for some only", () => {
  it("is listed with the share of members that it reaches", async () => {
    for (const number of [1, 2, 3, 4]) await register(`member0${number}`);
    await owner.query("UPDATE member SET club_rank_level = 2 WHERE account = 'member01'");
    const site = structuredClone(liveSite.current().site);
    const audience = { accounts: ["member" as const], levelFrom: 2 };
    site.flags.childrenNodes.push({ modId: "NEWLOBBY", enabled: "1", audience, childrenNodes: [] });
    site.flags.childrenNodes.push({ modId: "OLDLOBBY", enabled: "0", audience: {}, childrenNodes: [] });
    const some = { id: "naga", title: { EN: "Naga" }, audience: { percent: 0, countries: ["KH"] } };
    liveSite.change({ ...site, banners: { w_home: { items: [some, { id: "all", title: { EN: "All" } }] } } });
    const viewer = await platform.operator("viewer");
    const { features, ...told } = (await viewer.call("GET", "/rollouts")).value as { features: string[] };
    expect(features).toEqual(features.toSorted());
    expect(features).toEqual(expect.arrayContaining(["DIRECTREG3", "NEWLOBBY"]));
    expect(features).not.toContain("OLDLOBBY");
    expect(features).not.toContain(site.flags.modId);
    expect(told).toEqual({
      members: 4,
      rows: [
        { kind: "flag", name: "NEWLOBBY", isOn: true, percent: 100, reached: 1, share: 0.25, unseen: false },
        { kind: "flag", name: "OLDLOBBY", isOn: false, percent: 100, reached: 4, share: 1, unseen: false },
        { kind: "banner", name: "w_home/naga", isOn: true, percent: 0, reached: 0, share: 0, unseen: true },
      ],
    });
  });
});

describe("a feature", () => {
  it(
    "is switched off for everybody at once, with a reason that stays with the revision",
    { timeout: 60_000 },
    async () => {
      const publisher = await platform.operator("publisher");
      const reason = "It turns away who is logged in";
      const stopped = await publisher.call("POST", "/rollouts/CHATROOM3/stop", { reason });
      expect(stopped).toMatchObject({ status: 200, value: { seq: 2 } });
      const live = (await publisher.call("GET", "/live")).value as { revision: object; site: Site };
      expect(live.revision).toMatchObject({ seq: 2, note: `CHATROOM3 off: ${reason}` });
      expect(live.site.flags.childrenNodes.find(({ modId }) => modId === "CHATROOM3")?.enabled).toBe("0");
      const again = await publisher.call("POST", "/rollouts/CHATROOM3/stop", { reason: "again" });
      expect(again).toMatchObject({ success: false, code: "unchanged" });
      expect((await publisher.call("POST", "/rollouts/NOTHERE/stop", { reason: "x" })).status).toBe(404);
    },
  );

  it("is switched off by publishers alone, with a reason and a password that was just given", async () => {
    const publisher = await platform.operator("publisher");
    expect((await publisher.call("POST", "/rollouts/CHATROOM3/stop", { reason: "" })).status).toBe(400);
    const editor = await platform.operator("editor");
    expect((await editor.call("POST", "/rollouts/CHATROOM3/stop", { reason: "x" })).status).toBe(403);
    clock.advance(301);
    expect((await publisher.call("POST", "/rollouts/CHATROOM3/stop", { reason: "x" })).code).toBe("password_needed");
  });
});
