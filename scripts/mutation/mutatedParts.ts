/** A part of the product whose tests are tried, and where they are. */
interface Part {
  /** Folders whose code is changed. */
  folders: readonly string[];
  /** The tests that have to notice: those that are about the part, without the ones that happen to use it. */
  tests: readonly string[];
}

/** What `npm run mutate` changes: where a fault would cost most and be seen last. */
export const mutatedParts = {
  compile: {
    folders: ["src/compile"],
    tests: [
      "tests/compile/*.test.ts",
      "tests/compile/{changes,checks,menus,outgoing,parts,patterns,shapes,theme}/*.test.ts",
      "tests/compile/migrations/{migrate,rewrites}.test.ts",
      // Not the properties of registration, which count how many of their tries came to something.
      "tests/compile/forms/{check,fields,forms,formSchema,otherRules,registration}.test.ts",
      "tests/compile/forms/{plannedFields,ruleOfField,rulesAsSchema,siteForms}.test.ts",
      "tests/engine/{openDocument,documentLimits,sentFields,scope}.test.ts",
      "tests/forms/{FormModel,formRows,oneField}.test.ts",
      "tests/console/createJudge.test.ts",
      "tests/publishing/diffSites.test.ts",
      "tests/renderers/{theme,icons}.test.ts",
      "tests/player/{countries,judgePatterns}.test.ts",
    ],
  },
  engine: { folders: ["src/engine"], tests: ["tests/engine/**"] },
  forms: { folders: ["src/forms"], tests: ["tests/forms/**"] },
  stores: {
    folders: ["src/stores"],
    tests: [
      "tests/stores/**",
      "tests/app/{failureText,openLayers,refusedTexts}.test.ts",
      "tests/console/{takeBack,withFreshSession}.test.ts",
      "tests/player/{identity,keepLists,recoverPassword,resume,set,watchSession}.test.ts",
    ],
  },
  sessions: {
    folders: ["server/features/session"],
    tests: [
      "tests/server/{login,loginAttempts,loginCodes,freePlay}.test.ts",
      "tests/server/{remember,secondFactor,sessionList,sessions,touches}.test.ts",
    ],
  },
  ledger: { folders: ["server/features/ledger"], tests: ["tests/server/{ledger,idempotency}.test.ts"] },
} as const satisfies Record<string, Part>;

/** Name of such a part. */
export type MutatedPart = keyof typeof mutatedParts;
