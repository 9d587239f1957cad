// What shows off games, numbers and winners, and menus of rows: a chunk of its own.
export { rowMenu } from "../blocks/RowMenu.tsx";
export { counter } from "../blocks/Counter.tsx";
export { statTiles } from "../blocks/StatTiles.tsx";
export { ticker } from "../blocks/Ticker.tsx";
export { tiles } from "../blocks/Tiles.tsx";
