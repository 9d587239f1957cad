import { BaseSequencer, type TestSpecification } from "vitest/node";
import { testConfig } from "../vite/testConfig.ts";
import { mutatedParts, type MutatedPart } from "./mutatedParts.ts";

const { tests } = mutatedParts[process.env["CROUPIER_MUTATED"] as MutatedPart];
const { projects = [] } = testConfig.test ?? {};

/** The quick tests first: the first that fails ends the run of a change. Vitest itself begins with the slowest. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = (await super.sort(files)).toReversed();
    const isSlow = ({ project }: TestSpecification) => Number(project.name === "dom");
    return sorted.toSorted((a, b) => isSlow(a) - isSlow(b));
  }
}

/**
 * Ends the tries of a property after a moment: each change that survives would go through all of them. What is found later than
 * that counts as not noticed.
 */
const shortProperties = {
  name: "short-properties",
  transform: (code: string) =>
    code.includes('import fc from "fast-check"')
      ? `${code}\nfc.configureGlobal({ interruptAfterTimeLimit: 500 });`
      : null,
};

/** Vitest's settings while code is changed on purpose: of each project, the tests that are about the part. */
export default {
  ...testConfig,
  plugins: [...(testConfig.plugins ?? []), shortProperties],
  test: {
    ...testConfig.test,
    sequence: { sequencer: QuickFirst },
    // Changed code is slower, since it asks at each place which change is on.
    testTimeout: 60_000,
    projects: projects.flatMap((project) => {
      if (typeof project !== "object" || !("test" in project) || !project.test) return [];
      const ending = project.test.name === "dom" ? ".test.tsx" : ".test.ts";
      const include = tests
        .filter((glob) => glob.startsWith("tests/server/") === (project.test?.name === "server"))
        // Not those that draw, where a folder is named: a change that survives would wait for all of them.
        .map((glob) => glob.replace(/\*\*$/, "**/*.test.ts"))
        .filter((glob) => glob.endsWith(ending));
      // Files of one run share what they load: each change would load it again for each of them.
      return include.length > 0 ? [{ ...project, test: { ...project.test, include, isolate: false } }] : [];
    }),
  },
};
