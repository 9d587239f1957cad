import type { Deps } from "./Deps.ts";
import { purge } from "./db/purge.ts";
import { purgeChat } from "./features/chat/purgeChat.ts";
import { createFileStore } from "./features/file/stores/createFileStore.ts";
import { purgeHooks } from "./features/webhook/createHookDelivery.ts";
import { purgeOutbox } from "./features/outbox/purgeOutbox.ts";
import { rotateOldKeys } from "./security/rotateOldKeys.ts";

const everyMs = 5 * 60_000;

/** Removes what has had its time and replaces old keys, now and every five minutes. */
export function startMaintenance(
  { db, clock, keys, config }: Pick<Deps, "db" | "clock" | "keys" | "config">,
  onError: (error: unknown) => void,
) {
  const files = createFileStore({ db, clock, config }, onError);
  const work = () =>
    purge(db, clock.now())
      .then(() => purgeChat(db, clock.now(), config.limits))
      .then(() => purgeOutbox(db, clock.now(), config.limits.outboxDays))
      .then(() => purgeHooks(db, clock.now()))
      .then(() => rotateOldKeys(db, clock, keys))
      // Last: the store of files may be away.
      .then(() => files.sweep(clock.now()))
      .catch(onError);
  void work();
  const timer = setInterval(() => void work(), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
