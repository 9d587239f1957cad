/** A part of the product whose tests are tried, and where they are. */
interface Part {
  /** Folders whose code is changed. */
  folders: readonly string[];
  /** The tests that have to notice: those that are about the part, without the ones that happen to use it. */
  tests: readonly string[];
}

/** What `npm run mutate` changes: where a fault would cost most and be seen last. */
export const mutatedParts = {
  compile: { folders: ["src/compile"], tests: ["tests/compile/**"] },
  engine: {
    folders: ["src/engine"],
    tests: ["tests/engine/**", "tests/rendering/{renderNode,brokenDocuments,severalActions}.test.tsx"],
  },
  forms: { folders: ["src/forms"], tests: ["tests/forms/**"] },
  stores: { folders: ["src/stores"], tests: ["tests/stores/**"] },
  sessions: {
    folders: ["server/features/session"],
    tests: ["tests/server/{login,sessions,remember,passwords,guessable,throttle,encryption}.test.ts"],
  },
  ledger: { folders: ["server/features/ledger"], tests: ["tests/server/{ledger,idempotency}.test.ts"] },
} as const satisfies Record<string, Part>;

/** Name of such a part. */
export type MutatedPart = keyof typeof mutatedParts;
