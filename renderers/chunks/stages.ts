// What unfolds, goes on and is measured in the middle of a page: a chunk of its own.
export { countdown } from "../blocks/Countdown.tsx";
export { progress } from "../blocks/Progress.tsx";
export { ranking } from "../blocks/Ranking.tsx";
export { steps } from "../blocks/Steps.tsx";
export { timeline } from "../blocks/Timeline.tsx";
export { tree } from "../blocks/Tree.tsx";
export { collapse } from "../layouts/Collapse.tsx";
export { sentForm } from "../form/SentForm.tsx";
export { steppedForm } from "../form/SteppedForm.tsx";
