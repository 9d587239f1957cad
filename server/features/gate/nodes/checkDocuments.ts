import type { Diagnostic } from "#contracts/api.ts";
import { fieldShape, type Role, type Shape } from "#contracts/nodeShapes.ts";
import { isBroken, shapeOfMember, shapesOf, type EngineNode } from "#engine/index.ts";
import type { UsedText } from "#compile/checks/checkTexts.ts";
import { centres } from "#compile/centres.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import { inWords } from "#json/inWords.ts";
import type { JsonSchema } from "#json/schema.ts";
import { callTypes } from "../types/callTypes.ts";
import { checkParamTypes } from "./checkCallParams.ts";
import { checkActions } from "./checkAction.ts";
import { checkCondition, checkRead } from "./checkRead.ts";
import { checkLabels } from "./checkLabels.ts";
import { checkOptionsOf } from "./checkOptionsOf.ts";
import { checkNode } from "./checkNode.ts";
import { checkState, stateType } from "./checkState.ts";
import { createFindings, type Note } from "../createFindings.ts";
import { dataAround } from "../types/dataAround.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";
import { landmarksOf } from "../site/landmarksOf.ts";
import { layersOf, typedRow, withLayer } from "../types/layersOf.ts";
import { readType, siteScope, type ScopeTypes } from "../types/ScopeTypes.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** What a page of a centre reads of its item in the menu: anything that the item brings. */
const pageOfCentre: JsonSchema = { type: "object", properties: { data: {} }, additionalProperties: false };

/**
 * Checks what the documents of a site refer to: calls and their parameters, fields of answers, data, dialogs, pages, menus,
 * forms, features, addresses. `used` gets the texts that are used without their keys being written: those of labels.
 */
export function checkDocuments(index: SiteIndex, used: UsedText[] = []): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const layout of index.layouts) {
    const { document, pointer, opened, key } = layout;
    const check: DocumentCheck = {
      index,
      note: createFindings(document, pointer, problems),
      data: dataAround(layout, index),
      useText: (name, at) => void used.push({ key: name, document, pointer: pointer + at }),
      landmarks: landmarksOf(opened, index.compiled),
      isDialog: key.startsWith("dialog/"),
    };
    const data = { type: "object", properties: Object.fromEntries(check.data), additionalProperties: false };
    const scope: ScopeTypes = new Map([
      ...siteScope,
      ["data", data],
      ["state", stateType(layout)],
      ...(check.isDialog ? [["dialog", {}] as const] : []),
      ...(isInCentre(key) ? [["page", pageOfCentre] as const] : []),
    ]);
    checkState(layout, check.note);
    walkNode(opened.root, "/root", scope, check);
  }
  return problems;
}

function isInCentre(key: string): boolean {
  return Object.keys(centres).some((area) => key.startsWith(`${area}/`));
}

function walkNode(node: EngineNode, pointer: string, scope: ScopeTypes, check: DocumentCheck): void {
  // What is broken was told when the document was opened.
  if (isBroken(node)) return;
  const layers = layersOf(node, scope, check.index);
  checkNode(node, pointer, layers, check);
  checkKeepers(node, pointer, scope, check.note);
  const call = callTypes.get(inWords(node["call"]));
  if (call) {
    // A tree asks for what is below a row.
    const asking = node.kind === "tree" ? withLayer(scope, "row", layers) : scope;
    checkParamTypes(call, node["params"], pointer, asking, check.note);
    // The first level is asked for outside of any row.
    const more = node.kind === "tree" ? node["more"] : undefined;
    if (isRecord(more)) checkParamTypes(call, more["params"], `${pointer}/more`, scope, check.note);
  }
  const walk = (value: unknown, shape: Shape, at: string, within: ScopeTypes, own = layers): void => {
    if (value === undefined || value === null) return;
    if (typeof shape === "string") return walkRole(shape, value, at, within, check);
    if ("each" in shape) return walk(value, shape.each, at, withLayer(within, shape.as, own));
    if (Array.isArray(value)) {
      if ("items" in shape)
        for (const [place, item] of value.entries()) walk(item, shape.items, joinPointer(at, place), within, own);
      return;
    }
    if (!isRecord(value)) return;
    const read = "members" in shape ? shape.members["value"] : undefined;
    const labelled = isRecord(read) && "each" in read ? withLayer(within, read.as, own) : within;
    for (const key of checkLabels(value, at, labelled, check.note)) check.useText(key, `${at}/labels`);
    for (const [name, member] of Object.entries(value)) {
      const below = shapeOfMember(shape, name);
      if (below !== undefined) walk(member, below, joinPointer(at, name), within, own);
    }
  };
  // The members of a node are walked like those of any object.
  walk(node, { members: shapesOf(node.kind) }, pointer, scope);

  function walkRole(role: Role, value: unknown, at: string, within: ScopeTypes, { note }: DocumentCheck): void {
    switch (role) {
      case "text":
      case "value":
        return checkRead(value, at, within, note);
      case "condition":
        return checkCondition(value, at, within, check);
      case "action":
      case "actions":
        return checkActions(value, at, within, check);
      case "node":
        return walkNode(value as EngineNode, at, within, check);
      case "nodes":
        return asList(value).forEach((child, place) =>
          walkNode(child as EngineNode, joinPointer(at, place), within, check),
        );
      case "field":
      case "fields": {
        const inForm = withLayer(within, "form", layers);
        const fields = role === "field" ? [value] : asList(value);
        return fields.forEach((field, place) => {
          const there = role === "field" ? at : joinPointer(at, place);
          if (isRecord(field))
            for (const key of checkOptionsOf(field, there, note)) check.useText(key, `${there}/optionsOf/labels`);
          walk(field, { members: fieldShape }, there, inForm, typedRow(field, inForm) ?? layers);
        });
      }
      case "raw":
        return;
    }
  }
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Checks where a form keeps its step and what was typed, and a picker what is picked: the document declares what holds it. Only a form in steps
 * has any step.
 */
function checkKeepers(node: object, pointer: string, scope: ScopeTypes, note: Note): void {
  const { kind, steps, stepState, draftState, state } = node as Record<string, unknown>;
  if (kind !== "form" && kind !== "picker") return;
  if (kind === "form" && stepState !== undefined && steps === undefined)
    note(`${pointer}/stepState`, "Only a form in steps has a step to keep");
  const keepers = kind === "form" ? { stepState, draftState } : { state };
  for (const [member, bind] of Object.entries(keepers))
    if (bind !== undefined)
      checkRead({ bind }, `${pointer}/${member}`, scope, (at, ...rest) => note(at.replace(/\/bind$/, ""), ...rest));
  const held = typeof state === "string" && kind === "picker" ? readType(state, scope) : { reason: "" };
  if ("type" in held && held.type.type !== undefined && held.type.type !== "array")
    note(`${pointer}/state`, "What is picked is a list: it begins with []");
}
