import type { Renderer } from "#engine/index.ts";
import { changes } from "./Changes.tsx";
import { documentText } from "./DocumentText.tsx";
import { draftState } from "./DraftState.tsx";
import { explainBlock } from "./Explain.tsx";
import { findings } from "./Findings.tsx";
import { siteTexts } from "./SiteTexts.tsx";
import { schemaForm } from "./SchemaFormBlock.tsx";

/** The blocks that only the console has. */
export const consoleBlocks: readonly Renderer[] = [
  changes,
  documentText,
  draftState,
  explainBlock,
  findings,
  schemaForm,
  siteTexts,
];
