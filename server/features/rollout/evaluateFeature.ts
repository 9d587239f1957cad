import { isReached, type KnownVisitor } from "#compile/audience/isReached.ts";
import { compileFlags } from "#compile/flags.ts";
import { isRecord } from "#json/isRecord.ts";
import type { LiveRevision } from "#server/LiveSite.ts";

/** An evaluation as the OpenFeature Remote Evaluation Protocol has it. */
export type Evaluation =
  | {
      key: string;
      value: boolean;
      variant: "on" | "off";
      reason: "STATIC" | "TARGETING_MATCH" | "SPLIT";
      metadata: { revision: number };
    }
  | { key: string; errorCode: "TARGETING_KEY_MISSING"; errorDetails: string };

/** Evaluates every feature of a revision for somebody, by name, sorted. */
export function evaluateFeatures(
  { site: { flags }, seq }: LiveRevision,
  visitor: KnownVisitor,
): Map<string, Evaluation> {
  const asked = new Map<string, Set<"match" | "split">>();
  const around: string[] = [];
  const note = (node: unknown): void => {
    if (!isRecord(node) || typeof node["modId"] !== "string") return;
    const { audience, childrenNodes } = node;
    const own = asked.get(node["modId"]) ?? new Set();
    // What stands below is for whom all above is for.
    const kinds = around.flatMap((kind) => (kind === "" ? [] : [kind as "match" | "split"]));
    const kind = isRecord(audience) ? (audience["percent"] === undefined ? "match" : "split") : "";
    for (const one of kind === "" ? kinds : [...kinds, kind as "match" | "split"]) own.add(one);
    asked.set(node["modId"], own);
    around.push(kind);
    if (Array.isArray(childrenNodes)) childrenNodes.forEach(note);
    around.pop();
  };
  note(flags);
  const on = compileFlags(flags, undefined, (audience, name) => isReached(audience, visitor, name));
  const perhaps = compileFlags(flags, undefined, () => true);
  return new Map(
    [...asked]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, kinds]): [string, Evaluation] => {
        const isOpen = perhaps.has(key);
        if (isOpen && kinds.has("split") && visitor.key === "")
          return [
            key,
            { key, errorCode: "TARGETING_KEY_MISSING", errorDetails: `${key} is shown to a part of a hundred` },
          ];
        const value = on.has(key);
        const reason = !isOpen || kinds.size === 0 ? "STATIC" : kinds.has("split") ? "SPLIT" : "TARGETING_MATCH";
        return [key, { key, value, variant: value ? "on" : "off", reason, metadata: { revision: seq } }];
      }),
  );
}
