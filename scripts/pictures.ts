import { mkdir } from "node:fs/promises";
import { buildSite, isBuilt } from "./build/buildSite.ts";
import { siteNames } from "./build/siteNames.ts";
import { openBrowser } from "./pictures/openBrowser.ts";
import { takeConsolePictures } from "./pictures/takeConsolePictures.ts";
import { pictureFolder, takePicture } from "./pictures/takePicture.ts";
import { takePlayerPictures } from "./pictures/takePlayerPictures.ts";
import { openView, sizes } from "./pictures/View.ts";
import { withDemo } from "./pictures/withDemo.ts";

// `npm run pictures`: takes the pictures of the documentation with a real browser, from platforms with fresh demo data.
// SITE_FOLDER names programs that are built already.

if (process.env["SITE_FOLDER"] === undefined) {
  for (const site of siteNames) if (!(await isBuilt(site))) await buildSite(site);
}
await mkdir(pictureFolder, { recursive: true });
const browser = await openBrowser();
try {
  await withDemo("ink", async (demo) => {
    await takePlayerPictures(browser, demo.url);
    await takeConsolePictures(browser, demo);
  });
  await withDemo("fresh", async ({ url }) => {
    const page = await openView(browser, { url, ...sizes.desktop, language: "EN", theme: "light" });
    await page.goto("/index");
    await takePicture(page, "home-fresh");
  });
} finally {
  await browser.close();
}
