/**
 * The public door of the engine. Files inside the engine import each other, never this door. Apart from it stands `openDocument`,
 * which brings the schemas of all nodes along, and `sentFields`, which few forms need: a page that was drawn already does without.
 */
export { actionsOf, doActions, eachAction, followersOf, type Outcome } from "./actionsOf.ts";
export { allowedHtml, isAllowedAddress, purifierOptions } from "./allowedHtml.ts";
export { anchorKinds } from "./anchorKinds.ts";
export { brokenKind, isBroken } from "./BrokenNode.ts";
export { compare, comparisons, holdsNothing, isEmpty } from "./compare.ts";
export { countNodes } from "./countNodes.ts";
export { createScope, layerScope, type Scope, type ScopeRoots } from "./createScope.ts";
export type { EngineNode } from "./EngineNode.ts";
export { currencyInRow, currencyNear, currencyRoot } from "./currencyNear.ts";
export { currencyOf } from "./currencyOf.ts";
export { dataKey } from "./dataKey.ts";
export { documentOf } from "./documentOf.ts";
export { evaluateCondition } from "./evaluateCondition.ts";
export { explain } from "./explain.ts";
export type { ConditionTrace, ValueReason } from "./Explanation.ts";
export { fieldWidget, kindHaving, kindIs, kindWith, schemaFormat, type Match } from "./Match.ts";
export { figureName, isBoundTable, pointersOf, type Figure, type FigureName } from "./figures.ts";
export { ranks } from "./ranks.ts";
export type { OpenedDocument } from "./openDocument.ts";
export { pickRenderer } from "./pickRenderer.ts";
export { createRegistry, type Registry } from "./Registry.ts";
export type { Renderer } from "./Renderer.ts";
export { RendererTieError } from "./RendererTieError.ts";
export { isValue, pointersIn, resolveParameter } from "./resolveParameter.ts";
export { resolveText } from "./resolveText.ts";
export { deepestFigure, resolveValue } from "./resolveValue.ts";
export { shapeOfMember } from "./shapeOfMember.ts";
export { shapesOf } from "./shapesOf.ts";
export { textKeys } from "./textKeys.ts";
export type { Format } from "./TextSource.ts";
export { visitNodes } from "./visitNodes.ts";
