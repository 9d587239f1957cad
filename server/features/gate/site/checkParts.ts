import { isPartKey } from "#compile/parts/partKey.ts";
import { argumentFault } from "#compile/parts/argumentFault.ts";
import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { toPointer } from "#json/pointer.ts";

/** What a part may hold: the document that places it has a title, a state and whatever else of its own. */
const membersOfPart = new Set(["$schema", "description", "parameters", "root"]);

/** Parts say what they are placed with and hold a node; nothing else is placed, and nothing else has parameters. */
export function checkParts(site: Site): Diagnostic[] {
  return Object.entries(site.layouts).flatMap(([key, layout]): Diagnostic[] => {
    const told = (pointer: string, reason: string): Diagnostic => {
      return { document: `layouts/${key}`, pointer, reason, severity: "error" };
    };
    if (!isPartKey(key))
      return layout.parameters === undefined ? [] : [told("/parameters", "Only a part is placed with parameters")];
    const foreign = Object.keys(layout).filter((name) => !membersOfPart.has(name));
    const defaults = Object.entries(layout.parameters ?? {}).flatMap(([name, { type, default: usual }]) => {
      const fault = usual === undefined ? undefined : argumentFault(usual, type);
      return fault === undefined ? [] : [told(toPointer("parameters", name, "default"), `This is ${fault}`)];
    });
    return [
      ...foreign.map((name) =>
        told(toPointer(name), `A part has no "${name}": the document that places it has its own`),
      ),
      ...defaults,
    ];
  });
}
