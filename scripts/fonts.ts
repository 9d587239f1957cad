import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { faces } from "./fonts/faces.ts";
import { facesCss, standInsCss } from "./fonts/facesCss.ts";
import { makeFace } from "./fonts/makeFace.ts";
import { standIns } from "./fonts/standIns.ts";

// `npm run fonts`: makes the site's typefaces anew from the packages, after a change of scripts/fonts or of a package. What it
// makes is committed, so that nobody waits for it at a start.

const folder = "renderers/fonts";
const wanted = new Set(faces.map(({ name }) => `${name}.woff2`));
for (const file of await readdir(folder)) {
  if (file.endsWith(".woff2") && !wanted.has(file)) await rm(`${folder}/${file}`);
}
for (const face of faces) {
  const bytes = await makeFace(face);
  await writeFile(`${folder}/${face.name}.woff2`, bytes);
  console.log(`${face.name.padEnd(18)} ${(bytes.length / 1000).toFixed(1).padStart(6)} kB`);
}
// Whoever passes a face on passes on its licence.
const packages = [...new Set(faces.map((face) => face.package))];
const licences = packages.map((name) => readFile(`node_modules/@fontsource-variable/${name}/LICENSE`, "utf8"));
await writeFile(`${folder}/LICENSE.txt`, (await Promise.all(licences)).join("\n\n"));
await writeFile("renderers/styles/faces.css", await facesCss(faces));
await writeFile("renderers/styles/stand-ins.css", standInsCss(standIns));
