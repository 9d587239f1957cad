// What shows documents of a draft, and the bundled ones beside them: a chunk of its own, since no page before them needs it.
export { bundledSite } from "../bundledSite.ts";
export { documentText } from "./DocumentText.tsx";
export { explainBlock } from "./Explain.tsx";
export { schemaForm } from "./SchemaFormBlock.tsx";
