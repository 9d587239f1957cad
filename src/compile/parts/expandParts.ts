import type { Diagnostic } from "#contracts/api.ts";
import type { Layout } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer, segmentsOf, toPointer } from "#json/pointer.ts";
import { schemaErrors } from "#json/schemaErrors.ts";
import { findShape, shapeOf } from "../shapes/findShape.ts";
import { lost, mendShape } from "../shapes/mendShape.ts";
import { nearestWord, teller } from "../shapes/toDiagnostic.ts";
import { argumentFault } from "./argumentFault.ts";
import { bindArgument, parameterOf } from "./bindArgument.ts";
import { isPlacedPart, partKey, type PlacedPart } from "./partKey.ts";

/** Parts in parts: more of them are hard to follow, and each multiplies those inside. */
const deepestPart = 8;

/** More objects than the parts of any page hold; parts that place parts multiply. With more, no further part is placed. */
const mostObjects = 100_000;

/**
 * Stands where a value is read that a part was not given, or that cannot be used. No text and no value is a list, so that the document
 * door leaves out what reads it, and nothing else.
 */
const unreadable: unknown = Object.freeze([]);

/** What is known while a document's parts are put in. */
interface Expanding {
  layouts: Readonly<Record<string, Layout>>;
  /** What was found, by its place and reason: a part that is placed often says the same each time. */
  problems: Map<string, Diagnostic>;
  /** The parts that are being put in, outermost first. */
  around: readonly string[];
  /** The document that is read, as reports name it. */
  document: string;
  /** Where in it the reading is; changed while it goes on, since almost nobody asks. */
  path: string[];
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

/** Roots that place parts, and those that do not: documents are not changed in place, and a site is compiled often. */
const known = new WeakMap<object, boolean>();

/**
 * Puts the parts that a layout places in their places, with the values they are placed with: a part becomes its root node, and each
 * binding to `/part/<name>` the value of that parameter. What is wrong is told: a part that cannot be placed stays what it was, and
 * the document door puts a notice there; a value that cannot be used costs what reads it. Where nothing is placed the same
 * object is given back. Never throws.
 */
export function expandParts(
  written: WrittenLayout,
  layouts: Readonly<Record<string, Layout>>,
  problems: Diagnostic[],
): Layout {
  const { layout, document, pointer } = written;
  const hasParts = known.get(layout.root) ?? placesParts(layout.root);
  known.set(layout.root, hasParts);
  if (!hasParts) return layout;
  const found = new Map<string, Diagnostic>();
  const root = fill(layout.root, {
    layouts,
    problems: found,
    around: [],
    document,
    path: [...segmentsOf(pointer), "root"],
    amount: { objects: 0 },
  });
  problems.push(...found.values());
  return root === layout.root ? layout : { ...layout, root: root as Layout["root"] };
}

/** Is a part placed anywhere in a value? Of most layouts none is. */
function placesParts(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (isPlacedPart(value as Record<string, unknown>)) return true;
  for (const name in value) if (placesParts((value as Record<string, unknown>)[name])) return true;
  return false;
}

/** A value with its parts put in and the parameters of the part around replaced; itself where there is neither. */
function fill(value: unknown, expanding: Expanding): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (expanding.given) expanding.amount.objects += 1;
  const { path } = expanding;
  let changes: Map<string, unknown> | undefined;
  for (const name of Object.keys(value)) {
    const member = (value as Record<string, unknown>)[name];
    if (typeof member !== "object" || member === null) continue;
    path.push(name);
    const now = fill(member, expanding);
    path.pop();
    if (now !== member) (changes ??= new Map()).set(name, now);
  }
  if (Array.isArray(value))
    return changes ? value.map((item, index) => (changes.has(`${index}`) ? changes.get(`${index}`) : item)) : value;
  const filled = (changes ? Object.fromEntries(withChanges(value, changes)) : value) as Record<string, unknown>;
  if (isPlacedPart(filled)) return place(filled, expanding);
  return parameterOf(filled) === undefined ? filled : readParameter(filled, expanding);
}

function withChanges(value: object, changes: ReadonlyMap<string, unknown>): [string, unknown][] {
  return Object.entries(value).map(([name, member]) => [name, changes.has(name) ? changes.get(name) : member]);
}

function tell({ problems }: Expanding, problem: Diagnostic): void {
  const { document, pointer, reason } = problem;
  problems.set(`${document} ${pointer} ${reason}`, problem);
}

/** What a part becomes where it is placed; the node itself where it cannot be. */
function place(written: PlacedPart, expanding: Expanding): unknown {
  const pointer = toPointer(...expanding.path);
  const { layouts, problems, around, document, amount } = expanding;
  const refuse = (at: string, reason: string, near: Pick<Diagnostic, "nearest"> = {}) => {
    tell(expanding, { document, pointer: pointer + at, reason, ...near });
    return written;
  };
  const faults: Diagnostic[] = [];
  const mended = mendShape(shapeOf("kind-part"), written, { tell: teller(faults, document, pointer) });
  // Of a node that cannot do without, the document door tells it.
  if (mended === lost) return written;
  for (const fault of faults) tell(expanding, fault);
  const node = mended as PlacedPart;
  const key = partKey(node.part);
  const part = Object.hasOwn(layouts, key) ? layouts[key] : undefined;
  if (part === undefined)
    return refuse("/part", `there is no part "${node.part}"`, nearestWord(node.part, names(layouts)));
  if (around.includes(node.part))
    return refuse("/part", `the part "${node.part}" would stand in itself: ${[...around, node.part].join(" → ")}`);
  if (around.length >= deepestPart) return refuse("/part", `parts stand in parts at most ${deepestPart} deep`);
  if (amount.objects > mostObjects)
    return refuse("/part", `the parts of a document hold at most ${mostObjects} objects`);
  const root = fill(part.root, {
    layouts,
    problems,
    amount,
    given: argumentsOf(node, part, refuse),
    around: [...around, node.part],
    document: `layouts/${key}`,
    path: ["root"],
  });
  return withPlace(root, node);
}

/** What a part is given for each of its parameters. What is missing or of the wrong type is told, and its default taken. */
function argumentsOf(
  { part: name, with: written = {} }: PlacedPart,
  { parameters = {} }: Layout,
  refuse: (at: string, reason: string, near?: Pick<Diagnostic, "nearest">) => unknown,
): Record<string, unknown> {
  for (const each of Object.keys(written).filter((one) => !Object.hasOwn(parameters, one)))
    refuse(
      joinPointer("/with", each),
      `the part "${name}" has no parameter "${each}"`,
      nearestWord(each, Object.keys(parameters)),
    );
  const given = Object.entries(parameters).map(([each, { type, default: usual = unreadable }]): [string, unknown] => {
    if (!Object.hasOwn(written, each)) {
      if (usual === unreadable) refuse("", `the part "${name}" needs a value for its parameter "${each}"`);
      return [each, usual];
    }
    const fault = argumentFault(written[each], type);
    if (fault === undefined) return [each, written[each]];
    // What reads the value of a part around was told where that one is given.
    if (written[each] !== unreadable) refuse(joinPointer("/with", each), `the parameter "${each}" is ${fault}`);
    return [each, usual];
  });
  return Object.fromEntries(given);
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
function readParameter(binding: Record<string, unknown>, expanding: Expanding): unknown {
  const { given, document, path } = expanding;
  const parameter = parameterOf(binding);
  if (given === undefined || parameter === undefined) return binding;
  const refuse = (reason: string, near: Pick<Diagnostic, "nearest"> = {}) => {
    tell(expanding, { document, pointer: `${toPointer(...path)}/bind`, reason, ...near });
    return unreadable;
  };
  const { name, rest } = parameter;
  const fault = Object.keys(binding).length === 1 ? undefined : bindingFault(binding);
  if (fault !== undefined) return refuse(`this is no binding: ${fault}`);
  if (!Object.hasOwn(given, name))
    return refuse(`this part has no parameter "${name}"`, nearestWord(name, Object.keys(given)));
  if (given[name] === unreadable) return unreadable;
  const bound = bindArgument(binding, given[name], rest);
  return bound === undefined
    ? refuse(`the parameter "${name}" was given a value that holds nothing under ${rest}`)
    : bound;
}

/** Why a binding that says more than what it reads is none. */
function bindingFault(binding: Record<string, unknown>): string | undefined {
  const faults = ["value", "text"].map((each) => schemaErrors(shapeOf(each), binding, findShape)[0]);
  return faults.includes(undefined) ? undefined : faults[0]?.reason;
}

function names(layouts: Readonly<Record<string, Layout>>): string[] {
  return Object.keys(layouts).map((key) => key.slice(partKey("").length));
}
