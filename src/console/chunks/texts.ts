// The desk of texts: a chunk of its own, since only its page needs it, with all that reads and writes files of texts.
export { siteTexts } from "../texts/SiteTexts.tsx";
