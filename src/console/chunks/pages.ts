// The desk of pages: a chunk of its own, since only its page needs it.
export { pageDesk } from "../pages/PageDesk.tsx";
export { pickFieldsByKind } from "../pages/PickField.tsx";
