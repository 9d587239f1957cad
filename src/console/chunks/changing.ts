// The list of differences: a chunk of its own, since only the page of the changes needs it, and what follows long lists.
export { changes } from "../blocks/Changes.tsx";
export { places } from "../blocks/Places.tsx";
