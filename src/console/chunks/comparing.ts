// Comparing any two configurations, in words and in pictures, and what was said of a draft: what the preview draws with comes along.
export { commentsBlock } from "../blocks/Comments.tsx";
export { comparison } from "../blocks/Comparison.tsx";
export { pictures } from "../blocks/Pictures.tsx";
