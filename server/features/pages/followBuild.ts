import { statSync } from "node:fs";

/** How long a changed build must have been there before it is read, in milliseconds: it may still be being written. */
const settledMs = 1_000;

/** Something that is made of a build, and closed when a newer one takes its place. */
export interface MadeOfBuild {
  close(): Promise<void>;
}

/**
 * What is made of built files, and made anew when they were replaced under a running platform. `make` answers null where they are not
 * all there: what there was goes on until they are. `now` is the time in milliseconds.
 */
export function followBuild<Made extends MadeOfBuild>(
  files: readonly string[],
  make: () => Made | null,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): { current(): Made | null; close(): Promise<void> } {
  let mark = markOf(files);
  let made = make();

  const look = () => {
    const seen = markOf(files);
    if (seen === null || seen.name === mark?.name || now() - seen.changedMs < settledMs) return;
    mark = seen;
    try {
      const next = make();
      if (next === null) return;
      made?.close().catch(onError);
      made = next;
    } catch (error) {
      onError(error);
    }
  };
  return {
    current() {
      look();
      return made;
    },
    close: async () => made?.close(),
  };
}

/** Names a build by its files, and says when they changed last; null while one is missing. */
function markOf(files: readonly string[]): { name: string; changedMs: number } | null {
  const found = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  if (found.includes(undefined)) return null;
  return {
    name: found.map((file) => `${file?.mtimeMs} ${file?.size} ${file?.ino}`).join(),
    changedMs: Math.max(...found.map((file) => file?.mtimeMs ?? 0)),
  };
}
