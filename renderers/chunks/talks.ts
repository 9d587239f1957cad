// Conversations: a chunk of its own.
export { talk } from "../blocks/talk/Talk.tsx";
