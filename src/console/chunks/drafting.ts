// What shows documents of a draft, and the bundled ones beside them: a chunk of its own, since no page before them needs it.
export { bundledSite } from "../bundledSite.ts";
export { explainBlock } from "../blocks/Explain.tsx";
export { momentField } from "../moments/MomentField.tsx";
export { schemaForm } from "../blocks/SchemaFormBlock.tsx";
