import { isRecord } from "#json/isRecord.ts";
import { joinPointer, segmentsOf } from "#json/pointer.ts";
import { parameterOf } from "./bindArgument.ts";
import { isPlacedPart, partKey, type PlacedPart } from "./partKey.ts";

/** A place in a document that somebody wrote. */
export interface WrittenPlace {
  document: string;
  pointer: string;
  /** The parts that lead there, outermost first, each with the place where it stands. */
  through: readonly { part: string; document: string; pointer: string }[];
}

interface Walk {
  document: string;
  pointer: string;
  value: unknown;
}

/** A part that the walk went into. */
type Entered = Walk & { node: PlacedPart };

/**
 * Where a place of a document whose parts were put in (`expandParts`) is written: in the document, in one of its parts, or in the
 * values that a part is placed with. `read` gives documents as they are written, by the names of reports.
 */
export function writtenPlace(
  { document, pointer }: { document: string; pointer: string },
  read: (document: string) => unknown,
): WrittenPlace {
  const entered: Entered[] = [];
  let at: Walk = { document, pointer: "", value: read(document) };
  const segments = segmentsOf(pointer);
  // Of a document, parts are put into its root alone.
  const root = segments.indexOf("root");
  for (let index = 0; index < segments.length; index += 1) {
    const segment = segments[index] as string;
    const last = entered.at(-1);
    const isRoot = last !== undefined && at.document === `layouts/${partKey(last.node.part)}` && at.pointer === "/root";
    if (isRoot && (segment === "when" || segment === "hideOn") && last.node[segment] !== undefined) {
      const own = isRecord(at.value) ? at.value[segment] : undefined;
      const isJoined = segment === "when" && own !== undefined;
      const isOwn = isJoined && segments[index + 2] === "1";
      if (isJoined) index += 2;
      if (!isOwn) {
        entered.pop();
        at = { ...last, pointer: `${last.pointer}/${segment}`, value: last.node[segment] };
        continue;
      }
    }
    at = step(at, segment);
    if (root >= 0 && index >= root) at = settle(at, entered, read);
  }
  const through = entered.map(({ node, ...place }) => ({
    part: node.part,
    document: place.document,
    pointer: place.pointer,
  }));
  return { document: at.document, pointer: at.pointer, through };
}

function step({ document, pointer, value }: Walk, segment: string): Walk {
  const next =
    typeof value === "object" && value !== null && Object.hasOwn(value, segment)
      ? (value as Record<string, unknown>)[segment]
      : undefined;
  return { document, pointer: joinPointer(pointer, segment), value: next };
}

/** Goes into a part that is placed, and back to where a parameter's value is given. */
function settle(at: Walk, entered: Entered[], read: (document: string) => unknown): Walk {
  if (!isRecord(at.value)) return at;
  if (isPlacedPart(at.value)) {
    const document = `layouts/${partKey(at.value.part)}`;
    const part = read(document);
    const isKnown = entered.some(({ node }) => node.part === (at.value as PlacedPart).part);
    if (!isRecord(part) || !isRecord(part["root"]) || isKnown) return at;
    entered.push({ ...at, node: at.value });
    return settle({ document, pointer: "/root", value: part["root"] }, entered, read);
  }
  const parameter = parameterOf(at.value);
  const around = entered.at(-1);
  const given = around?.node.with?.[parameter?.name ?? ""];
  if (parameter === undefined || around === undefined || given === undefined) return at;
  entered.pop();
  const pointer = around.pointer + joinPointer("/with", parameter.name);
  return settle({ document: around.document, pointer, value: given }, entered, read);
}
