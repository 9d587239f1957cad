import type { GeneratedFile, Generator } from "./Generator.ts";

/** Runs the generators in order, telling `report` which one runs. The error of a broken one carries its name. */
export async function generateAll(
  generators: Generator[],
  report: (line: string) => void = () => {},
): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const generator of generators) {
    report(`Generating ${generator.name}`);
    try {
      files.push(...(await generator.generate()));
    } catch (error) {
      throw new Error(`Generating ${generator.name}: ${(error as Error).message}`, { cause: error });
    }
  }
  return files;
}
