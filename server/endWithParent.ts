/**
 * Calls `end` once the process that started us by a channel (stdio "ipc") is gone, however it ended: at once where it is gone
 * already. Started without such a channel nobody watches over us, and nothing is watched.
 */
export function endWithParent(end: () => void): void {
  if (process.connected === false) return end();
  if (!process.channel) return;
  process.once("disconnect", end);
  // Waiting for the parent is no reason to stay.
  process.channel.unref();
}

/** Keeps a process alive whose screen or pipe is gone: what it says is lost, and what it has to end in order is not. */
export function outliveScreen(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
