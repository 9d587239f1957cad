// The desk of menus: a chunk of its own, since only its page needs it.
export { menuDesk } from "../menus/MenuDesk.tsx";
