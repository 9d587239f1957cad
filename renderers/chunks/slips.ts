// What slips of pages are made with: a chunk of its own.
export { picker } from "../blocks/Picker.tsx";
export { reckon } from "../blocks/Reckon.tsx";
