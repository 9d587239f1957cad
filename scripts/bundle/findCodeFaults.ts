import type { BuiltFile } from "./BuiltFile.ts";

/** What must not be in the code of a site, by the traces it leaves in minified text. */
const faults: [RegExp, string][] = [
  [/\bnew Function\b/, "code from strings"],
  // Old libraries look for the global object this way, behind `globalThis`; the policy stops it, and it is not needed.
  [/(?<![\w$.])Function\((?!(["'`])return this\1\))["'`]/, "code from strings"],
  [/(?<![\w$.])eval\(/, "eval"],
  [/Error compiling schema|strict mode: unknown keyword|schema with key or id/, "ajv's compiler"],
  [/\brequire\(["']/, "a require that no browser knows"],
  [/\bjsxDEV\b|react-dom(?:-client)?\.development/, "the development build of React"],
  [/[#@]\s*sourceMappingURL=/, "a link to a source map"],
];

/** Faults in the scripts of a site, and source maps beside them. */
export function findCodeFaults(files: BuiltFile[]): string[] {
  const maps = files.filter(({ path }) => path.endsWith(".map")).map(({ path }) => `${path} is a source map`);
  const scripts = files.filter(({ path }) => /\.[cm]?js$/.test(path));
  return [
    ...maps,
    ...scripts.flatMap(({ path, text }) =>
      faults.flatMap(([pattern, fault]) => {
        const found = pattern.exec(text);
        return found ? [`${path} has ${fault}: …${excerpt(text, found.index)}…`] : [];
      }),
    ),
  ];
}

function excerpt(text: string, index: number): string {
  return text.slice(Math.max(0, index - 30), index + 60).replaceAll("\n", " ");
}
