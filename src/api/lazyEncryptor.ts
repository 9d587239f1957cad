import type { PublicKey } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import type { Encryptor } from "./createEncryptor.ts";
import type { ServerClock } from "./createServerClock.ts";
import { loadPart } from "./loadPart.ts";

/** An encryptor whose library is loaded when it is needed first: a visitor who only looks does without it. */
export function lazyEncryptor(loadKeys: () => Promise<Answer<{ keys: PublicKey[] }>>, clock: ServerClock): Encryptor {
  let loaded: Promise<Encryptor> | undefined;
  const load = () => {
    loaded ??= loadPart(import("./createEncryptor.ts")).then(({ createEncryptor }) => createEncryptor(loadKeys, clock));
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
  return {
    forgetKeys: () => void loaded?.then((encryptor) => encryptor.forgetKeys()),
    async encrypt(body, call) {
      try {
        return await (await load()).encrypt(body, call);
      } catch {
        return { ok: false, failure: failure("network", "network") };
      }
    },
  };
}
