/** Makes a component draw itself again when something it read changes: for components of renderers that are no blocks. */
export { observer as observing } from "mobx-react-lite";
