// The search over the draft: a chunk of its own, asked for when it is first opened.
export { siteSearch } from "../search/SiteSearch.tsx";
