// What shows off games, numbers and winners: a chunk of its own.
export { counter } from "../blocks/Counter.tsx";
export { nearData } from "../blocks/NearData.tsx";
export { ticker } from "../blocks/Ticker.tsx";
export { tiles } from "../blocks/Tiles.tsx";
export { toggle } from "../blocks/Toggle.tsx";
