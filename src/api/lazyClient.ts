import type { Answer } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import type { Client, ClientOptions } from "./createClient.ts";
import { loadPart } from "#stores/loadPart.ts";

/**
 * A client whose program is loaded with the first call: a page that was drawn already is used without one. Where it cannot be
 * loaded the call has failed as by the network, and the next one tries again.
 */
export function lazyClient(options: ClientOptions): Client {
  let there: Client | undefined;
  let loaded: Promise<Client> | undefined;
  const load = () => {
    loaded ??= loadPart(import("./createClient.ts")).then(({ createClient }) => (there = createClient(options)));
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
  const unloaded = { ok: false, failure: failure("network", "network") } as const;
  // Once it is there a call goes out at once: before whatever is drawn because it was made.
  const send = <T>(call: (client: Client) => Promise<Answer<T>>): Promise<Answer<T>> =>
    there ? call(there) : load().then(call, () => unloaded);
  return {
    call: (...called) => send((client) => client.call(...called)),
    callNamed: (...called) => send((client) => client.callNamed(...called)),
    callWithHeaders: (...called) => send((client) => client.callWithHeaders(...called)),
  };
}
