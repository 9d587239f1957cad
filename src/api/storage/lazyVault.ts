import type { CredentialVault } from "#stores/SessionPort.ts";
import { loadPart } from "#stores/loadPart.ts";
import type { VaultOptions } from "./createSealedVault.ts";
import { eraseSealed } from "./eraseSealed.ts";

/**
 * A sealed vault whose program is loaded when something is sealed or opened: few platforms remember that way. Where it cannot be
 * loaded, nothing is remembered, and what is sealed stays for another time.
 */
export function lazyVault(options: VaultOptions): CredentialVault {
  const load = async () => {
    const { createSealedVault } = await loadPart(import("./createSealedVault.ts"));
    return createSealedVault(options);
  };
  return {
    async save(account, password) {
      const vault = await load().catch(() => null);
      await (vault === null ? eraseSealed(options) : vault.save(account, password));
    },
    async open() {
      const vault = await load().catch(() => null);
      return vault === null ? null : await vault.open();
    },
    erase: () => eraseSealed(options),
  };
}
