import { describe, expect, it, vi } from "vitest";
import type { Permission } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { aPermission, aSiteStore, down, reference } from "../support/aSiteStore.ts";
import { good } from "../support/fakeSession.ts";

enforceActions();

describe("a site whose platform does not do as it should", () => {
  const never = new Promise<never>(() => {});
  const missing = (kind: "missing" | "fault" | "unreadable", status?: number): Answer<never> => ({
    ok: false,
    failure: failure(kind, "platform_fault", status === undefined ? {} : { status }),
  });

  it.each([
    ["404", missing("missing", 404)],
    ["500", missing("fault", 500)],
    ["HTML or other bytes than it was named by", missing("unreadable")],
    ["no network", down],
  ])("shows the bundled site by the platform's rules when its revision answers %s", async (_, answer) => {
    const { site, port } = aSiteStore();
    port.getRevision.mockResolvedValue(answer);
    await site.start();
    expect(site.state).toMatchObject({ source: "bundled", compiled: "bundled for the platform" });
    expect([site.isBehind, site.failure]).toEqual([true, null]);
  });

  it("shows the last good site when its revision cannot be had, and takes the revision over once it can", async () => {
    const { site, port, onRefusal } = aSiteStore({ revision: { reference: reference(7), text: "kept" } });
    port.getRevision.mockResolvedValueOnce(missing("missing", 404));
    await site.start();
    expect(site.state).toMatchObject({ source: "lastGood", compiled: "kept" });
    expect(onRefusal).toHaveBeenCalledExactlyOnceWith({
      hash: "r1",
      reason: "it could not be had: 404 missing",
      pointer: "",
    });
    await site.look();
    expect(site.state).toMatchObject({ source: "live", compiled: "text of r1" });
    expect(site.isBehind).toBe(false);
  });

  it("leaves a page that stands as it is when what reads the revision cannot be loaded, and takes it over with the next look", async () => {
    const { site, port, onRefusal } = aSiteStore();
    site.begin(reference(1), "drawn ahead", () => {});
    port.getRevision.mockResolvedValueOnce(good("unread"));
    await site.look();
    expect(site.state).toMatchObject({ source: "live", compiled: "drawn ahead" });
    expect([site.isBehind, site.isWhole]).toEqual([true, false]);
    expect(onRefusal).not.toHaveBeenCalled();
    await site.look();
    expect(site.state).toMatchObject({ source: "live", compiled: "text of r1" });
    expect([site.isBehind, site.isWhole]).toEqual([false, true]);
  });

  it("follows the platform's rules in the bundled site that stands in for a revision", async () => {
    const { site, port, stage } = aSiteStore();
    port.getRevision.mockResolvedValue(down);
    await site.start();
    stage.mockClear();
    await site.look();
    expect(stage).not.toHaveBeenCalled();
    port.getPermission.mockResolvedValue(
      good(aPermission(reference(1), { info: { site: reference(1), register: {} } } as never)),
    );
    await site.look();
    expect(stage).toHaveBeenCalledOnce();
  });

  it("shows something behind which a revision that never answers is waited for", async () => {
    const { site, port, losePatience } = aSiteStore();
    const slow = Promise.withResolvers<Answer<string>>();
    port.getRevision.mockReturnValue(slow.promise);
    const started = site.start();
    losePatience();
    await started;
    expect([site.compiled, site.failure]).toEqual(["bundled for the platform", null]);
    slow.resolve(good("text of r1"));
    await vi.waitUntil(() => site.state.status === "ready" && site.state.source === "live");
  });

  it("takes over a permission answer that comes after the visitor was shown something else", async () => {
    const { site, port, losePatience } = aSiteStore({ permission: aPermission() });
    const slow = Promise.withResolvers<Answer<Permission>>();
    port.getPermission.mockReturnValue(slow.promise);
    const started = site.start();
    losePatience();
    await started;
    expect([site.state.status, site.failure?.kind]).toEqual(["ready", "timeout"]);
    slow.resolve(good(aPermission(reference(1))));
    await site.look();
    expect([site.compiled, site.failure]).toEqual(["text of r1", null]);
  });

  it("calls nothing that it shows before the platform has answered chosen", async () => {
    const { site, port, stage } = aSiteStore();
    port.getPermission.mockResolvedValueOnce(down);
    await site.start();
    await site.look();
    expect(stage.mock.calls.map(([compiled, isProvisional]) => [compiled, isProvisional])).toEqual([
      ["bundled", true],
      ["text of r1", false],
    ]);
  });

  it.each([{ maintenance: true }, { regionRestriction: true }])(
    "closes by %o at once, whatever becomes of the revision",
    async (rest) => {
      const { site, port } = aSiteStore();
      port.getPermission.mockResolvedValue(good(aPermission(reference(1), rest)));
      port.getRevision.mockReturnValue(never);
      await site.start();
      expect(site.state.status).toBe("ready");
      expect(site.system).not.toBe("normal");
    },
  );

  it("tells when the platform is gone, and when it is back", async () => {
    const { site, port } = aSiteStore();
    await site.start();
    port.getPermission.mockResolvedValueOnce(down);
    site.doubt();
    await vi.waitUntil(() => site.failure !== null);
    site.doubt();
    expect(port.getPermission).toHaveBeenCalledTimes(2);
    site.hope();
    await vi.waitUntil(() => site.failure === null);
  });

  it("finds a revision that the stream names where the platform keeps the others", async () => {
    const { site, port } = aSiteStore();
    port.getPermission.mockResolvedValue(
      good(aPermission({ seq: 1, hash: "r1", href: "https://cdn.example/a/r1.v2" })),
    );
    await site.start();
    await site.followNews({ seq: 2, hash: "r2" });
    expect(port.getRevision).toHaveBeenLastCalledWith({ seq: 2, hash: "r2", href: "https://cdn.example/a/r2.v2" });
  });
});
