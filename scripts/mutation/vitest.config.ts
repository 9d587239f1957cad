import { testConfig } from "../vite/testConfig.ts";
import { mutatedParts, type MutatedPart } from "./mutatedParts.ts";

const { tests } = mutatedParts[process.env["CROUPIER_MUTATED"] as MutatedPart];
const { projects = [] } = testConfig.test ?? {};

/** Vitest's settings while code is changed on purpose: of each project, the tests that are about the part. */
export default {
  ...testConfig,
  test: {
    ...testConfig.test,
    // Changed code is slower, since it asks at each place which change is on.
    testTimeout: 60_000,
    projects: projects.flatMap((project) => {
      if (typeof project !== "object" || !("test" in project) || !project.test) return [];
      const ending = project.test.name === "dom" ? ".test.tsx" : ".test.ts";
      const include = tests
        .filter((glob) => glob.startsWith("tests/server/") === (project.test?.name === "server"))
        .map((glob) => glob.replace(/\*\*$/, `**/*${ending}`))
        .filter((glob) => glob.endsWith(ending));
      return include.length > 0 ? [{ ...project, test: { ...project.test, include } }] : [];
    }),
  },
};
