import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import { identityFlags } from "./identityFlags.ts";

/**
 * The hosts that pages may call besides the platform's: that of Firebase Authentication, while it is set up and a flag offers
 * something of it. The same list as long as nothing changes.
 */
export function createCallHosts({ config, liveSite }: Pick<Deps, "config" | "liveSite">): () => readonly string[] {
  const none: readonly string[] = [];
  if (!config.identity) return () => none;
  const hosts: readonly string[] = [new URL(config.identity.endpoint).origin];
  let known: { from: unknown; isOn: boolean } | undefined;
  return () => {
    const { flags } = liveSite.current().site;
    if (known?.from !== flags) {
      const on = compileFlags(flags);
      known = { from: flags, isOn: Object.values(identityFlags).some((flag) => on.has(flag)) };
    }
    return known.isOn ? hosts : none;
  };
}
