import { answerShapes } from "./answerShapes.ts";
import { apiTypes } from "./apiTypes.ts";
import { blockProps } from "./blockProps.ts";
import { callReference } from "./callReference.ts";
import { configTypes } from "./configTypes.ts";
import { entityTypes } from "./entityTypes.ts";
import type { Generator } from "./Generator.ts";
import { moneyCalls } from "./moneyCalls.ts";
import { nodeReference } from "./nodeReference.ts";
import { nodeSchemas } from "./nodeSchemas.ts";
import { nodeShapes } from "./nodeShapes.ts";
import { operationTable } from "./operationTable.ts";
import { parameterChoices } from "./parameterChoices.ts";
import { scopeReference } from "./scopeReference.ts";
import { schemaBundles } from "./schemaBundles.ts";
import { siteSchemas } from "./siteSchemas.ts";
import { validators } from "./validators.ts";

/** Everything that `npm run types` makes, in order: a later one may read what an earlier one wrote. */
export const generators: Generator[] = [
  schemaBundles,
  configTypes,
  entityTypes,
  nodeShapes,
  nodeSchemas,
  siteSchemas,
  blockProps,
  apiTypes,
  operationTable,
  answerShapes,
  parameterChoices,
  moneyCalls,
  validators,
  nodeReference,
  callReference,
  scopeReference,
];
