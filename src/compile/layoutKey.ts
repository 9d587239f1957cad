const folders: Readonly<Record<string, string>> = { pages: "page", dialogs: "dialog", parts: "part" };

/** The key of a layout from its file: `layouts/pages/index.json` is `page/index`, `layouts/shell.json` is `shell`. */
export function layoutKey(path: string): string {
  const [folder = "", file = ""] = path
    .replace(/\.json$/, "")
    .split("/")
    .slice(-2);
  return folder === "layouts" ? file : `${folders[folder] ?? folder}/${file}`;
}
