import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GlobalFonts } from "@napi-rs/canvas";

const folder = fileURLToPath(new URL("../../../renderers/fonts/", import.meta.url));
let families: string | undefined;

/** The site's own typefaces, as a canvas names them; they are read when the first picture is drawn. */
export function brandFonts(): string {
  families ??= registerAll();
  return families;
}

function registerAll(): string {
  const names = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
  const known = names.flatMap((name) => {
    const family = `Site ${name.slice(0, -".woff2".length)}`;
    return GlobalFonts.registerFromPath(join(folder, name), family) === null ? [] : [family];
  });
  // The face of what nearly every text is written in stands before those with the rest of its script.
  const order = known.toSorted((a, b) => rankOf(a) - rankOf(b) || a.length - b.length);
  return [...order.map((family) => `"${family}"`), "sans-serif"].join(", ");
}

const rankOf = (family: string) => (family === "Site latin" ? 0 : 1);

const written =
  /^[\p{Script=Latin}\p{Script=Khmer}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether these typefaces have the letters of a text. What they lack would be drawn as empty boxes. */
export function canWrite(text: string): boolean {
  return written.test(text) && !/\p{Extended_Pictographic}/u.test(text);
}
