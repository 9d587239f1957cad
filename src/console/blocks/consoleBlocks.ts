import type { Renderer } from "#engine/index.ts";
import { changes } from "./Changes.tsx";
import { documentText } from "./DocumentText.tsx";
import { explainBlock } from "./Explain.tsx";
import { siteTexts } from "./SiteTexts.tsx";
import { schemaForm } from "./SchemaFormBlock.tsx";

/** The blocks that only the console has. */
export const consoleBlocks: readonly Renderer[] = [changes, documentText, explainBlock, schemaForm, siteTexts];
