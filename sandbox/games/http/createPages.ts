import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { findGame } from "../gameList.ts";

/** A file as it is sent. */
export interface Page {
  type: string;
  body: string | Buffer;
}

/** What a browser may load of our sources: fronts, rules, and what both are made of. */
const code = /^\/code\/((?:front|[a-z-]+)\/(?:[A-Za-z]+)\.ts|fair\/createRandom\.ts|Game\.ts|gameList\.ts)$/;
/** What the platform's own pages reckon with as well. */
const shared = /^\/code\/compile\/(lottery\/[A-Za-z]+\.ts)$/;
const closed = /^\/code\/(?:http|wallet|rounds)\/|^\/code\/fair\/seeds/;
const styles = /^\/style\/((?:front|[a-z-]+)\/[a-z-]+\.css)$/;

/** Typefaces of scripts that not every device has, from those of the site. */
const faces = /^\/face\/((?:khmer|arabic)-whole\.woff2)$/;

/** The pages, scripts and style sheets. Scripts are our sources without their types. */
export function createPages(site: string): (path: string) => Promise<Page | undefined> {
  const kept = new Map<string, Promise<Page>>();
  const keep = (path: string, load: () => Promise<Page>): Promise<Page | undefined> => {
    const page = kept.get(path) ?? load();
    kept.set(path, page);
    return page.catch(() => {
      kept.delete(path);
      return undefined;
    });
  };
  return async (path) => {
    const play = /^\/play\/([a-z-]+)\/$/.exec(path)?.[1];
    if (play !== undefined && findGame(play)) return { type: "text/html", body: shell(site, play, "front") };
    if (path === "/verify") return { type: "text/html", body: shell(site, "front", "verify") };
    const script = closed.test(path) ? undefined : code.exec(path)?.[1];
    const common = shared.exec(path)?.[1];
    const file = common === undefined ? script : `../../src/compile/${common}`;
    if (file !== undefined)
      return keep(path, async () => ({ type: "text/javascript", body: toScript(await source(file)) }));
    const style = styles.exec(path)?.[1];
    if (style !== undefined) return keep(path, async () => ({ type: "text/css", body: await source(style) }));
    const face = faces.exec(path)?.[1];
    if (face !== undefined)
      return keep(path, async () => ({
        type: "font/woff2",
        body: await readFile(fileOf(`../../renderers/fonts/${face}`)),
      }));
    return undefined;
  };
}

const fileOf = (file: string): URL => new URL(`../${file}`, import.meta.url);
const source = (file: string): Promise<string> => readFile(fileOf(file), "utf8");

/** Browsers know nothing of the package's imports. */
const toScript = (code: string): string => stripTypeScriptTypes(code).replaceAll('"#compile/', '"/code/compile/');

function shell(site: string, folder: string, script: string): string {
  const own = folder === "front" ? "" : `<link rel="stylesheet" href="/style/${folder}/style.css">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox games</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark light"><meta name="site" content="${site}">
<link rel="stylesheet" href="/style/front/base.css"><link rel="stylesheet" href="/style/front/fair.css">${own}<script type="module" src="/code/${folder}/${script}.ts"></script></head>
<body><main id="game"></main></body></html>`;
}
