import type { Diagnostic } from "#contracts/api.ts";
import type { Layout } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import { nearestWord } from "../shapes/toDiagnostic.ts";
import { argumentFault } from "./argumentFault.ts";
import { bindArgument, parameterOf } from "./bindArgument.ts";
import { isPlacedPart, partKey, type PlacedPart } from "./partKey.ts";

/** Parts in parts: more of them are hard to follow, and each multiplies those inside. */
const deepestPart = 8;

/** More objects than the parts of any page hold; parts that place parts multiply. */
const mostObjects = 20_000;

/** What is known while a document's parts are put in. */
interface Expanding {
  layouts: Readonly<Record<string, Layout>>;
  problems: Diagnostic[];
  /** The parts that are being put in, outermost first. */
  around: readonly string[];
  /** The document that is read, as reports name it. */
  document: string;
  /** What the part around was placed with; nothing outside of one. */
  given?: Readonly<Record<string, unknown>>;
  amount: { objects: number };
}

/** A document, how reports name it, and where in it the layout stands. */
export interface WrittenLayout {
  layout: Layout;
  document: string;
  pointer: string;
}

/**
 * Puts the parts that a layout places in their places, with the values they are placed with: a part becomes its root node, and each
 * binding to `/part/<name>` the value of that parameter. A part that cannot be placed stays what it was, and is told. Where
 * nothing is placed the same object is given back. Never throws.
 */
export function expandParts(
  written: WrittenLayout,
  layouts: Readonly<Record<string, Layout>>,
  problems: Diagnostic[],
): Layout {
  const { layout, document, pointer } = written;
  const root = fill(layout.root, `${pointer}/root`, {
    layouts,
    problems,
    around: [],
    document,
    amount: { objects: 0 },
  });
  return root === layout.root ? layout : { ...layout, root: root as Layout["root"] };
}

/** A value with its parts put in and the parameters of the part around replaced; itself where there is neither. */
function fill(value: unknown, pointer: string, expanding: Expanding): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (expanding.given && ++expanding.amount.objects > mostObjects) return value;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => fill(item, `${pointer}/${index}`, expanding));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const members = Object.entries(value).map(([name, member]): [string, unknown] => [
    name,
    fill(member, joinPointer(pointer, name), expanding),
  ]);
  const isSame = members.every(([name, member]) => member === (value as Record<string, unknown>)[name]);
  const filled = isSame ? (value as Record<string, unknown>) : (Object.fromEntries(members) as Record<string, unknown>);
  if (isPlacedPart(filled)) return place(filled, pointer, expanding);
  return parameterOf(filled) === undefined ? filled : readParameter(filled, pointer, expanding);
}

/** What a part becomes where it is placed; the node itself where it cannot be. */
function place(node: PlacedPart, pointer: string, expanding: Expanding): unknown {
  const { layouts, problems, around, document, amount } = expanding;
  const refuse = (at: string, reason: string, near: Pick<Diagnostic, "nearest"> = {}) => {
    problems.push({ document, pointer: pointer + at, reason, ...near });
    return node;
  };
  const key = partKey(node.part);
  const part = Object.hasOwn(layouts, key) ? layouts[key] : undefined;
  if (!isRecord(part))
    return refuse("/part", `there is no part "${node.part}"`, nearestWord(node.part, names(layouts)));
  if (around.includes(node.part))
    return refuse("/part", `the part "${node.part}" would stand in itself: ${[...around, node.part].join(" → ")}`);
  if (around.length >= deepestPart) return refuse("/part", `parts stand in parts at most ${deepestPart} deep`);
  const declared = part.parameters ?? {};
  const written = node.with ?? {};
  for (const name of Object.keys(written).filter((each) => !Object.hasOwn(declared, each)))
    refuse(
      joinPointer("/with", name),
      `the part "${node.part}" has no parameter "${name}"`,
      nearestWord(name, Object.keys(declared)),
    );
  const given: Record<string, unknown> = {};
  for (const [name, { type, default: usual }] of Object.entries(declared)) {
    if (!Object.hasOwn(written, name) && usual === undefined)
      return refuse("", `the part "${node.part}" needs a value for its parameter "${name}"`);
    given[name] = Object.hasOwn(written, name) ? written[name] : usual;
    const fault = argumentFault(given[name], type);
    if (fault !== undefined) return refuse(joinPointer("/with", name), `the parameter "${name}" is ${fault}`);
  }
  const root = fill(part.root, "/root", {
    layouts,
    problems,
    amount,
    given,
    around: [...around, node.part],
    document: `layouts/${key}`,
  });
  if (amount.objects > mostObjects)
    return refuse("/part", `the parts of a document hold at most ${mostObjects} objects`);
  return withPlace(root, node);
}

/** The root of a part under the conditions of the place. */
function withPlace(root: unknown, { when, hideOn }: PlacedPart): unknown {
  if (!isRecord(root) || (when === undefined && hideOn === undefined)) return root;
  const both =
    when !== undefined && root["when"] !== undefined ? { all: [when, root["when"]] } : (when ?? root["when"]);
  return {
    ...root,
    ...(both === undefined ? {} : { when: both }),
    ...(hideOn === undefined ? {} : { hideOn }),
  };
}

/** What stands in the place of a binding to a parameter. Outside of a part it stays, and reads nothing. */
function readParameter(binding: Record<string, unknown>, pointer: string, expanding: Expanding): unknown {
  const { given, problems, document } = expanding;
  const parameter = parameterOf(binding);
  if (given === undefined || parameter === undefined) return binding;
  const at = `${pointer}/bind`;
  if (!Object.hasOwn(given, parameter.name)) {
    const near = nearestWord(parameter.name, Object.keys(given));
    problems.push({ document, pointer: at, reason: `this part has no parameter "${parameter.name}"`, ...near });
    return binding;
  }
  const bound = bindArgument(binding, given[parameter.name], parameter.rest);
  if (bound !== undefined) return bound;
  const reason = `the parameter "${parameter.name}" was given a value that holds nothing under ${parameter.rest}`;
  problems.push({ document, pointer: at, reason });
  return binding;
}

function names(layouts: Readonly<Record<string, Layout>>): string[] {
  return Object.keys(layouts).flatMap((key) => (key.startsWith(partKey("")) ? [key.slice(partKey("").length)] : []));
}
