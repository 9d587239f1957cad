// What opens over a page or unfolds in it: a chunk of its own.
export { details } from "../blocks/Details.tsx";
export { html } from "../blocks/Html.tsx";
export { notice } from "../blocks/Notice.tsx";
export { centre } from "../layouts/Centre.tsx";
export { timedData } from "../blocks/TimedData.tsx";
export { dialog } from "../layouts/Dialog.tsx";
