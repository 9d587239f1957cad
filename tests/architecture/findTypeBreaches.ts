import type { Breach, SourceFile } from "./SourceFile.ts";

const product = /^(?:src|renderers|server)\//;

/**
 * Exported types of one name in two files of the product. Either both are one thing, and stand once (generated, where the
 * contract has it), or they are two, and each has a name for what it is.
 */
export function findTypeBreaches(files: SourceFile[]): Breach[] {
  const homes = new Map<string, string>();
  return files
    .filter(({ path }) => product.test(path))
    .flatMap(({ path, types }) =>
      types.flatMap(({ name, line }): Breach[] => {
        const home = homes.get(name);
        homes.set(name, home ?? path);
        if (home === undefined || home === path) return [];
        return [{ path, line, message: `exports the type ${name}, and so does ${home}` }];
      }),
    );
}
