// The desk of features: a chunk of its own, since only its page needs it.
export { flagTree } from "../flags/FlagTree.tsx";
