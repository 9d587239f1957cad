import { describe, expect, it } from "vitest";
import type { Permission } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { aPermission, aSiteStore, down, reference } from "../support/aSiteStore.ts";
import { good } from "../support/fakeSession.ts";

enforceActions();

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a site", () => {
  it("has a name and a number once a revision is shown, and none before or where it is bundled", async () => {
    const { site, port } = aSiteStore();
    expect([site.hash, site.seq, site.compiled]).toEqual(["", null, null]);
    await site.start();
    expect([site.hash, site.seq]).toEqual(["r1", 1]);
    const bundled = aSiteStore();
    bundled.port.getPermission.mockResolvedValue(good(aPermission()));
    await bundled.site.start();
    expect([bundled.site.hash, bundled.site.seq, bundled.site.compiled]).toEqual([
      "",
      null,
      "bundled for the platform",
    ]);
    expect(port.getRevision).toHaveBeenCalledOnce();
  });

  it("[BOOT-01] is asked once the platform has answered, or is known not to", async () => {
    const { site } = aSiteStore();
    expect(site.isAsked).toBe(false);
    await site.start();
    expect(site.isAsked).toBe(true);
    const gone = aSiteStore();
    gone.port.getPermission.mockResolvedValue(down);
    await gone.site.start();
    expect(gone.site.isAsked).toBe(true);
  });

  it("is asked once by however many want to know", async () => {
    const { site, port } = aSiteStore();
    await Promise.all([site.look(), site.look(), site.look()]);
    expect(port.getPermission).toHaveBeenCalledOnce();
    await site.look();
    expect(port.getPermission).toHaveBeenCalledTimes(2);
  });

  it("is looked at again where a call came to nothing, but not where trouble is known", async () => {
    const { site, port } = aSiteStore();
    site.doubt();
    expect(port.getPermission).not.toHaveBeenCalled();
    await site.start();
    port.getPermission.mockResolvedValue(down);
    site.doubt();
    await settled();
    expect([port.getPermission.mock.calls.length, site.failure?.kind]).toEqual([2, "network"]);
    site.doubt();
    expect(port.getPermission).toHaveBeenCalledTimes(2);
  });

  it("is not looked at again for a doubt while it is closed", async () => {
    const { site, port } = aSiteStore();
    port.getPermission.mockResolvedValue(good(aPermission(reference(1), { maintenance: true })));
    await site.start();
    const times = port.getPermission.mock.calls.length;
    site.doubt();
    expect(port.getPermission).toHaveBeenCalledTimes(times);
  });

  it.each([
    ["network", 2],
    ["timeout", 2],
    ["fault", 1],
  ] as const)("that failed by %s is looked at %i times when something is answered again", async (kind, times) => {
    const { site, port } = aSiteStore();
    port.getPermission.mockResolvedValueOnce({ ok: false, failure: failure(kind, kind) });
    site.hope();
    expect(port.getPermission).not.toHaveBeenCalled();
    await site.start();
    site.hope();
    await settled();
    expect(port.getPermission).toHaveBeenCalledTimes(times);
    expect(site.failure === null).toBe(times === 2);
  });

  it("tells of a platform that takes its time, without giving up on it", async () => {
    const { site, port, losePatience } = aSiteStore();
    const { promise, resolve } = Promise.withResolvers<Answer<Permission>>();
    port.getPermission.mockReturnValueOnce(promise);
    const looking = site.lookPatiently();
    losePatience();
    await looking;
    expect(site.failure).toMatchObject({ kind: "timeout", code: "timeout" });
    resolve(good(aPermission(reference(1))));
    await settled();
    expect([site.failure, site.compiled]).toEqual([null, "text of r1"]);
  });

  it("tells of no trouble where the platform has answered and only its revision takes its time", async () => {
    const { site, port, losePatience } = aSiteStore();
    port.getRevision.mockReturnValueOnce(new Promise(() => {}));
    const looking = site.lookPatiently();
    await settled();
    losePatience();
    await looking;
    expect(site.failure).toBeNull();
  });
});

describe("a site of which a page was drawn before the program arrived", () => {
  it("is shown at once, and whole after the next look", async () => {
    const { site, port } = aSiteStore();
    let changes = 0;
    site.begin(reference(1), "parts of r1", () => (changes += 1));
    expect([site.compiled, site.hash, site.isWhole, changes]).toEqual(["parts of r1", "r1", false, 1]);
    await site.complete();
    expect([site.compiled, site.isWhole]).toEqual(["text of r1", true]);
    await site.complete();
    expect(port.getPermission).toHaveBeenCalledOnce();
  });

  it("is whole by the last good one, or the bundled one, where the platform is gone", async () => {
    const kept = aSiteStore({ revision: { reference: reference(1), text: "kept" } });
    kept.port.getPermission.mockResolvedValue(down);
    kept.site.begin(reference(1), "parts of r1", () => {});
    await kept.site.complete();
    expect([kept.site.compiled, kept.site.isWhole]).toEqual(["kept", true]);
    const bare = aSiteStore();
    bare.port.getPermission.mockResolvedValue(down);
    bare.site.begin(reference(1), "parts of r1", () => {});
    await bare.site.complete();
    expect([bare.site.compiled, bare.site.isWhole]).toEqual(["bundled", true]);
  });
});

describe("news of a revision", () => {
  it("are followed to where the platform keeps the others, or asked about where that is not known", async () => {
    const { site, port } = aSiteStore();
    await site.followNews({ seq: 2, hash: "r2" });
    expect(port.getPermission).toHaveBeenCalledOnce();
    await site.followNews({ seq: 3, hash: "r3" });
    expect(port.getPermission).toHaveBeenCalledOnce();
    expect([port.getRevision.mock.lastCall?.[0], site.seq]).toEqual([
      { seq: 3, hash: "r3", href: "/config/r3.json" },
      3,
    ]);
  });

  it("are asked about where the address does not hold the name", async () => {
    const { site, port } = aSiteStore();
    port.getPermission.mockResolvedValue(good(aPermission({ seq: 1, hash: "r1", href: "/config/newest.json" })));
    await site.start();
    await site.followNews({ seq: 2, hash: "r2" });
    expect(port.getPermission).toHaveBeenCalledTimes(2);
  });

  it("that cannot be had are told of with the reason, unless only the network is to blame", async () => {
    const { site, port, onRefusal } = aSiteStore();
    await site.start();
    port.getRevision.mockResolvedValueOnce(down);
    await site.follow(reference(2));
    expect([site.isBehind, site.refused, onRefusal.mock.calls.length]).toEqual([true, null, 0]);
    port.getRevision.mockResolvedValue({ ok: false, failure: failure("fault", "gone", { status: 404 }) });
    await site.follow(reference(2));
    await site.follow(reference(2));
    expect(site.refused).toEqual({ hash: "r2", reason: "it could not be had: 404 fault", pointer: "" });
    expect([onRefusal.mock.calls.length, site.compiled]).toEqual([1, "text of r1"]);
    port.getRevision.mockImplementation(async ({ hash }) => good(`text of ${hash}`));
    await site.follow(reference(2));
    expect([site.isBehind, site.refused, site.compiled]).toEqual([false, null, "text of r2"]);
  });
});
