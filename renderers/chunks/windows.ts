// Tables and lists of thousands, of which what is near the screen is drawn: a chunk of its own.
export { windowedTable } from "../blocks/table/WindowedTable.tsx";
export { windowedList } from "../layouts/WindowedList.tsx";
