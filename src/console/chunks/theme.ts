// The desk of the theme: a chunk of its own, since only its page needs it.
export { themeDesk } from "../theme/ThemeDesk.tsx";
