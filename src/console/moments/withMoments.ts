import { isRecord } from "#json/isRecord.ts";

/** A schema whose moments (an ISO time with its zone) are picked as a day and a time of the brand's clock. */
export function withMoments<T>(schema: T): T {
  return walk(schema) as T;
}

function walk(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(walk);
  if (!isRecord(node)) return node;
  const walked = Object.fromEntries(Object.entries(node).map(([word, part]) => [word, walk(part)]));
  return node["type"] === "string" && isMoment(node["pattern"]) ? { ...walked, format: "pick-moment" } : walked;
}

/** Whether a pattern takes moments, and nothing else. */
function isMoment(pattern: unknown): boolean {
  if (typeof pattern !== "string") return false;
  const expression = new RegExp(pattern, "u");
  const others = ["", "2026-01-01", "2026-01-01T00:00", "home"];
  return expression.test("2026-01-01T00:00:00Z") && !others.some((one) => expression.test(one));
}
