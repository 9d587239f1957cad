import type { VendorLane, VendorLanes } from "#contracts/api.ts";
import { movedVendors, splitLanes, type VendorLists } from "#compile/splitLanes.ts";
import { isRecord } from "#json/isRecord.ts";
import type { Answer, FailureKind } from "#stores/Answer.ts";

/** Makes a call, as documents name it. */
export type NamedCall = (
  id: string,
  params: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
  mayBeKept?: boolean,
) => Promise<Answer<unknown>>;

/**
 * Calls of a platform that may only know the specification's: it may list vendors of esports and cockfight under sports. Ours has split
 * them and says whom it recommends; of another the answer is split here.
 */
export function splitVendorsOf(call: NamedCall, lists: () => VendorLists | undefined): NamedCall {
  let isPlain = false;
  return async (id, params, ...rest) => {
    const answer = await call(id, isPlain ? sentAs(id, params, lists()) : params, ...rest);
    if (id !== "listVendors" || (answer.ok && isRecord(answer.value) && "recommended" in answer.value)) return answer;
    isPlain = true;
    return await splitVendors(answer, params, lists(), (asked) => call(id, asked, ...rest));
  };
}

/** Kinds of failures that a platform has for a category it does not know. */
const unknownCategory: ReadonlySet<FailureKind> = new Set(["malformed", "refused", "missing"]);

/**
 * The answer of `listVendors` with the lanes that navigation shows. Esports and cockfight are asked for as sports where the platform has no
 * vendor there: `again` asks with other parameters. What cannot be split stays as it is.
 */
async function splitVendors(
  answer: Answer<unknown>,
  params: Readonly<Record<string, unknown>>,
  lists: VendorLists | undefined,
  again: (params: Readonly<Record<string, unknown>>) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const { gameType } = params;
  const isMoved = gameType === "ESPORTS" || gameType === "COCKFIGHT";
  if (!answer.ok && !(isMoved && unknownCategory.has(answer.failure.kind))) return answer;
  const own = answer.ok ? lanesOf(answer.value) : [];
  const isLacking = isMoved && !own.some(({ vendors }) => vendors.length > 0);
  const sports = isLacking ? await again({ ...params, gameType: "SPORTS" }) : undefined;
  if (sports && !sports.ok) return answer;
  const split = splitLanes([...own, ...(sports ? lanesOf(sports.value) : [])], lists);
  const lanes = gameType === undefined ? split : split.filter(({ gameCategory }) => gameCategory === gameType);
  const value = answer.ok && isRecord(answer.value) ? answer.value : {};
  return { ok: true, value: { ...value, lanes } };
}

/** How a platform that splits nothing is asked for the games of a vendor that was moved. */
function sentAs(
  id: string,
  params: Readonly<Record<string, unknown>>,
  lists: VendorLists | undefined,
): Readonly<Record<string, unknown>> {
  const { gameType, vassalage } = params;
  if (id === "listVendors" || (gameType !== "ESPORTS" && gameType !== "COCKFIGHT")) return params;
  return movedVendors(lists)[gameType].includes(String(vassalage)) ? { ...params, gameType: "SPORTS" } : params;
}

/** The lanes of an answer, of which each has a category and vendors. */
function lanesOf(value: unknown): VendorLane[] {
  const lanes: unknown = isRecord(value) ? (value as Partial<VendorLanes>).lanes : undefined;
  return (Array.isArray(lanes) ? lanes : []).filter(
    (lane): lane is VendorLane =>
      isRecord(lane) &&
      typeof lane["gameCategory"] === "string" &&
      Array.isArray(lane["vendors"]) &&
      lane["vendors"].every((vendor) => isRecord(vendor) && typeof vendor["vassalage"] === "string"),
  );
}
