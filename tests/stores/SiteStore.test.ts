import { describe, expect, it } from "vitest";
import type { Permission } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { aPermission, aSiteStore, down, reference } from "../support/aSiteStore.ts";
import { good } from "../support/fakeSession.ts";

enforceActions();

describe("the start", () => {
  it("[BOOT-01] shows the revision that the platform names, and remembers it", async () => {
    const { site, remembered } = aSiteStore();
    await site.start();
    expect(site.state).toMatchObject({ status: "ready", source: "live", compiled: "text of r1" });
    expect(remembered.revision).toEqual({ reference: reference(1), text: "text of r1" });
  });

  it("does not load what it remembers", async () => {
    const { site, port } = aSiteStore({ revision: { reference: reference(1), text: "kept" } });
    await site.start();
    expect(site.compiled).toBe("kept");
    expect(port.getRevision).not.toHaveBeenCalled();
  });

  it("with a platform that publishes no revisions shows the bundled site by its flags and rules", async () => {
    const { site, port } = aSiteStore();
    port.getPermission.mockResolvedValue(good(aPermission()));
    await site.start();
    expect(site.state).toMatchObject({ source: "bundled", compiled: "bundled for the platform" });
  });

  it("without a platform shows the last good one, and says so", async () => {
    const { site, port } = aSiteStore({
      permission: aPermission(),
      revision: { reference: reference(7), text: "kept" },
    });
    port.getPermission.mockResolvedValue(down);
    await site.start();
    expect(site.state).toMatchObject({ source: "lastGood", compiled: "kept" });
    expect(site.failure?.kind).toBe("network");
  });

  it("without a platform and without a memory shows the bundled one", async () => {
    const { site, port } = aSiteStore();
    port.getPermission.mockResolvedValue(down);
    await site.start();
    expect(site.state).toMatchObject({ source: "bundled", compiled: "bundled" });
  });

  it("forgets a memory that cannot be read", async () => {
    const { site, port, remembered } = aSiteStore({ revision: { reference: reference(7), text: "bad" } });
    port.getPermission.mockResolvedValue(down);
    await site.start();
    expect(site.compiled).toBe("bundled");
    expect(remembered.revision).toBeNull();
  });

  it("takes an answer that makes no sense for no answer", async () => {
    const { site, port } = aSiteStore();
    port.getPermission.mockResolvedValue(good(7 as unknown as Permission));
    await site.start();
    expect(site.failure?.kind).toBe("unreadable");
    expect(site.compiled).toBe("bundled");
  });

  it.each([
    [{ maintenance: true }, "maintenance"],
    [{ regionRestriction: true }, "regionBlocked"],
    [{ maintenance: true, regionRestriction: true }, "maintenance"],
    [{}, "normal"],
  ])("[BOOT-02] with %o is %s", async (rest, system) => {
    const { site, port } = aSiteStore();
    port.getPermission.mockResolvedValue(good(aPermission(undefined, rest)));
    await site.start();
    expect(site.system).toBe(system);
  });

  it("does not stay closed because it was closed the last time", async () => {
    const { site, port } = aSiteStore({ permission: aPermission(undefined, { maintenance: true }) });
    port.getPermission.mockResolvedValue(down);
    await site.start();
    expect(site.system).toBe("normal");
  });
});

describe("a live site", () => {
  it("[CARD-03] follows to a new revision", async () => {
    const { site } = aSiteStore();
    await site.start();
    await site.follow(reference(2));
    expect([site.compiled, site.seq]).toEqual(["text of r2", 2]);
  });

  it("F-09 keeps the one before when the new one cannot be read, and tells of it once", async () => {
    const { site, port, onRefusal, remembered } = aSiteStore();
    await site.start();
    port.getRevision.mockResolvedValue(good("bad text"));
    await site.follow(reference(2));
    await site.follow(reference(2));
    expect(site.compiled).toBe("text of r1");
    expect(onRefusal.mock.calls).toEqual([[{ hash: "r2", reason: "unreadable", pointer: "/format" }]]);
    expect(remembered.revision?.reference.seq).toBe(1);
  });

  it("keeps the one before when the new one cannot be had, and asks again the next time", async () => {
    const { site, port } = aSiteStore();
    await site.start();
    port.getRevision.mockResolvedValueOnce(down);
    await site.follow(reference(2));
    expect([site.compiled, site.isBehind]).toEqual(["text of r1", true]);
    await site.follow(reference(2));
    expect([site.compiled, site.isBehind]).toEqual(["text of r2", false]);
  });

  it("F-07 passes over news that come late", async () => {
    const { site } = aSiteStore();
    await site.start();
    await site.follow(reference(3));
    await site.follow(reference(2));
    expect(site.compiled).toBe("text of r3");
  });

  it("F-07 shows the newest name, whichever answer comes last", async () => {
    const { site, port } = aSiteStore();
    await site.start();
    let answerSlowly: (answer: Answer<string>) => void = () => {};
    port.getRevision.mockImplementationOnce(() => new Promise((resolve) => (answerSlowly = resolve)));
    const slow = site.follow(reference(2));
    await site.follow(reference(3));
    answerSlowly(good("text of r2"));
    await slow;
    expect(site.compiled).toBe("text of r3");
  });

  it("goes back to a revision that went live before, by its newer number", async () => {
    const { site } = aSiteStore();
    await site.start();
    await site.follow(reference(2));
    await site.follow(reference(3, "r1"));
    expect([site.compiled, site.seq]).toEqual(["text of r1", 3]);
    await site.follow(reference(4, "r1"));
    expect(site.seq).toBe(4);
  });

  it("changes together with what was made ready for it", async () => {
    const { site, stage } = aSiteStore();
    await site.start();
    const seen: string[] = [];
    stage.mockResolvedValueOnce(() => void seen.push(String(site.compiled)));
    await site.follow(reference(2));
    expect(seen).toEqual(["text of r1"]);
  });

  it("of a platform without revisions changes only when its answer does", async () => {
    const { site, port } = aSiteStore();
    port.getPermission.mockResolvedValue(good(aPermission()));
    await site.start();
    const { state } = site;
    await site.look();
    expect(site.state).toBe(state);
    port.getPermission.mockResolvedValue(
      good(aPermission(undefined, { info: { register: {} } as Permission["info"] })),
    );
    await site.look();
    expect(site.state).not.toBe(state);
  });

  it("closes and opens when it is looked at again", async () => {
    const { site, port } = aSiteStore();
    await site.start();
    port.getPermission.mockResolvedValueOnce(good(aPermission(reference(1), { maintenance: true })));
    await site.look();
    expect(site.system).toBe("maintenance");
    await site.look();
    expect(site.system).toBe("normal");
  });
});
