import { vi } from "vitest";
import type { Permission, SiteReference } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import type { RememberedRevision } from "#stores/SitePort.ts";
import { SiteStore } from "#stores/SiteStore.ts";
import { good } from "./fakeSession.ts";

/** The name of a revision. */
export const reference = (seq: number, name = `r${seq}`): SiteReference => ({
  seq,
  hash: name,
  href: `/config/${name}.json`,
});
/** A permission answer as far as a site store reads it. */
export const aPermission = (site?: SiteReference, rest: Partial<Permission> = {}) =>
  ({ maintenance: false, regionRestriction: false, info: site ? { site } : {}, ...rest }) as Permission;
/** No answer. */
export const down: Answer<never> = { ok: false, failure: failure("network", "network") };

/** A site store whose compiled form is its own text; a text that begins with "bad" cannot be read, and for one that begins with "unread" no reader can be loaded. */
export function aSiteStore(options: { permission?: unknown; revision?: RememberedRevision } = {}) {
  const remembered = { permission: options.permission, revision: options.revision ?? null };
  const port = {
    getPermission: vi.fn<() => Promise<Answer<Permission>>>(async () => good(aPermission(reference(1)))),
    getRevision: vi.fn<(asked: SiteReference) => Promise<Answer<string>>>(async ({ hash }) => good(`text of ${hash}`)),
  };
  const onRefusal = vi.fn<(refusal: { hash: string }) => void>();
  const stage = vi.fn<(compiled: string, isProvisional: boolean) => Promise<() => void>>(async () => () => {});
  const patience = Promise.withResolvers<void>();
  const site = new SiteStore<string>({
    port,
    memory: {
      recallPermission: () => remembered.permission,
      rememberPermission: (permission) => void (remembered.permission = permission),
      recallRevision: async () => remembered.revision,
      rememberRevision: (revision) => void (remembered.revision = revision),
      forgetRevision: () => void (remembered.revision = null),
    },
    reader: {
      readPermission: (candidate) =>
        typeof candidate === "object" && candidate !== null
          ? { ok: true, permission: candidate as Permission }
          : { ok: false, reason: "no object", pointer: "" },
      readRevision: (text) => {
        if (text.startsWith("unread")) throw new TypeError("what reads it could not be loaded");
        return text.startsWith("bad")
          ? { ok: false, reason: "unreadable", pointer: "/format" }
          : { ok: true, compiled: text };
      },
      bundled: (permission) => (permission ? "bundled for the platform" : "bundled"),
    },
    stage,
    onRefusal,
    wait: () => patience.promise,
  });
  return { site, port, remembered, onRefusal, stage, losePatience: patience.resolve };
}
