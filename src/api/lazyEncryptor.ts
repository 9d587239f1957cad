import { failure } from "#stores/failure.ts";
import type { Encryptor, EncryptorOptions } from "./createEncryptor.ts";
import { loadPart } from "#stores/loadPart.ts";

/** An encryptor whose library is loaded when it is needed first: a visitor who only looks does without it. */
export function lazyEncryptor(options: EncryptorOptions): Encryptor {
  let loaded: Promise<Encryptor> | undefined;
  const load = () => {
    loaded ??= loadPart(import("./createEncryptor.ts")).then(({ createEncryptor }) => createEncryptor(options));
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
