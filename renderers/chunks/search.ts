// A field that finds rows: a chunk of its own.
export { search } from "../blocks/search/Search.tsx";
