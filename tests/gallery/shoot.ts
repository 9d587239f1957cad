import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import { launchBrowser } from "../support/launchBrowser.ts";

/**
 * Pictures of the gallery: `node tests/gallery/shoot.ts <folder> "<width>x<height> <name> <query>" …`. A `+` after the
 * height takes the whole page.
 */
const [, , folder = "gallery-shots", ...shots] = process.argv;
await mkdir(folder, { recursive: true });
const configFile = fileURLToPath(new URL("gallery.config.ts", import.meta.url));
await build({ configFile, logLevel: "error" });
const server = await preview({ configFile, logLevel: "error", preview: { port: 0 } });
const base = server.resolvedUrls?.local[0] ?? "";
const browser = await launchBrowser();
for (const shot of shots) {
  const [size = "390x844", name = "page", query = ""] = shot.split(" ");
  const [width = 390, height = 844] = size.replace("+", "").split("x").map(Number);
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 1,
    hasTouch: width < 600,
    isMobile: width < 600,
  });
  page.on("pageerror", (error) => process.stdout.write(`${name}: ${error.message}\n`));
  page.on("console", (message) => message.type() === "error" && process.stdout.write(`${name}: ${message.text()}\n`));
  await page.goto(`${base}?${query}`);
  await page.locator("#root > *").first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(
    () => document.querySelector("[aria-busy=true]") === null && [...document.images].every(({ complete }) => complete),
  );
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: size.endsWith("+") });
  await page.close();
}
await browser.close();
await server.close();
