import type { Diagnostic } from "#contracts/api.ts";
import { describe, expect, it, vi } from "vitest";
import { checkForm } from "#compile/forms/check.ts";
import { createPatternVerdicts } from "#compile/patterns/createPatternVerdicts.ts";
import { createPermissionReader } from "#player/site/createPermissionReader.ts";
import { createSiteReader } from "#player/site/createSiteReader.ts";
import type { PlayerSite } from "#player/site/PlayerSite.ts";
import { judgePatterns } from "#player/wiring/judgePatterns.ts";
import { SiteStore } from "#stores/SiteStore.ts";
import example from "#tests/fixtures/site/permission.json" with { type: "json" };
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const answer = structuredClone(example.value);
answer.info.register.email.acceptedPattern = "^(a+)+$";
const nothing = { recallPermission: () => null, rememberPermission: () => {}, recallRevision: async () => null };

/** The site of a platform that publishes nothing; settles once its patterns were judged. */
async function aSiteWithoutRevisions(report: (problem: Diagnostic) => void = () => {}): Promise<SiteStore<PlayerSite>> {
  const verdicts = createPatternVerdicts();
  const { promise, resolve } = Promise.withResolvers<void>();
  const site: SiteStore<PlayerSite> = new SiteStore({
    port: {
      getPermission: async () => ({ ok: true, value: answer as never }),
      getRevision: async () => Promise.reject(new Error("there is none")),
    },
    memory: { ...nothing, rememberRevision: () => {}, forgetRevision: () => {} },
    reader: { ...createPermissionReader(), ...createSiteReader(bundled, verdicts) },
    wait: () => new Promise(() => {}),
    stage: async (compiled) => () => void judgePatterns(compiled, verdicts, site, report).then(resolve),
  });
  await site.start();
  await promise;
  return site;
}

describe("a platform whose patterns are not checked by", () => {
  it("is told which, and why", async () => {
    const report = vi.fn<(problem: Diagnostic) => void>();
    await aSiteWithoutRevisions(report);
    expect(report).toHaveBeenCalledWith({
      document: "rules",
      pointer: "/register/email/acceptedPattern",
      reason: expect.stringContaining("many ways") as string,
    });
  });
});

describe("a platform that publishes no revisions", () => {
  it("has its patterns judged before they run; what could hang never does", async () => {
    const site = await aSiteWithoutRevisions();
    const form = site.compiled?.forms["registration.username"];
    expect(form?.unjudged).toEqual(["^(a+)+$"]);
    const values = { username: "player01", password: "all lower case", confirmPassword: "all lower case" };
    expect(Object.keys(checkForm(form ?? { fields: [] }, { ...values, email: `${"a".repeat(60)}!` }))).toEqual([
      "password",
    ]);
  });
});
