// Key figures of reports and what they mean: a chunk of its own.
export { statTiles } from "../blocks/StatTiles.tsx";
