import { failure } from "#stores/failure.ts";
import type { Client, ClientOptions } from "./createClient.ts";
import { loadPart } from "#stores/loadPart.ts";

/**
 * A client whose program is loaded with the first call: a page that was drawn already is used without one. Where it cannot be
 * loaded the call has failed as by the network, and the next one tries again.
 */
export function lazyClient(options: ClientOptions): Client {
  let loaded: Promise<Client> | undefined;
  const load = () => {
    loaded ??= loadPart(import("./createClient.ts")).then(({ createClient }) => createClient(options));
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
  const unloaded = { ok: false, failure: failure("network", "network") } as const;
  return {
    async call(...called) {
      const client = await load().catch(() => null);
      return client === null ? unloaded : await client.call(...called);
    },
    async callNamed(...called) {
      const client = await load().catch(() => null);
      return client === null ? unloaded : await client.callNamed(...called);
    },
    async callWithHeaders(...called) {
      const client = await load().catch(() => null);
      return client === null ? unloaded : await client.callWithHeaders(...called);
    },
  };
}
