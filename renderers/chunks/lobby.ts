// What lists of games are chosen by: a chunk of its own.
export { poster } from "../blocks/Poster.tsx";
export { textFilter } from "../blocks/TextFilter.tsx";
export { panelTabs } from "../layouts/PanelTabs.tsx";
