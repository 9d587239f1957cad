/** Networks as DevTools imitates them: what a request waits for its answer, and how fast bytes then come. */
export const networks = {
  "slow 4G": { latencyMs: 150, megabits: 1.6 },
  "4G": { latencyMs: 60, megabits: 9 },
} as const;

/** Name of a network. */
export type Network = keyof typeof networks;

/** Languages whose first visit is measured. */
export const visitLanguages = ["EN", "KM", "AR"] as const;

/** Code of a language. */
export type VisitLanguage = (typeof visitLanguages)[number];

/** Pages whose first visit is measured. */
export const visitPaths = ["/index", "/register"] as const;

/** Path of a page. */
export type VisitPath = (typeof visitPaths)[number];

/** Which first visits are measured, and how often. */
export interface VisitPlan {
  rounds: number;
  networks: readonly Network[];
  languages: readonly VisitLanguage[];
  paths: readonly VisitPath[];
}

/** One first visit. */
export interface VisitCase {
  network: Network;
  language: VisitLanguage;
  path: VisitPath;
}

/** All first visits of a plan. */
export function casesOf({ networks: all, languages, paths }: VisitPlan): VisitCase[] {
  return all.flatMap((network) => paths.flatMap((path) => languages.map((language) => ({ network, path, language }))));
}
