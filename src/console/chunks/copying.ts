// Sites as files, out and in: a chunk of its own, since one page needs it.
export { siteCopy } from "../copy/SiteCopy.tsx";
export { siteFile } from "../copy/SiteFile.tsx";
