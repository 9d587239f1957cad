import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Page } from "@playwright/test";
import { readLocales } from "../../scripts/texts/readLocales.ts";
import { expect, test } from "../support/journey.ts";

const fontName = (url: string) => /\/assets\/([\w-]+)-[\w-]{8}\.woff2$/.exec(url)?.[1] ?? url;

for (const [language, faces] of [
  ["EN", ["latin"]],
  ["KM", ["khmer", "latin"]],
  ["AR", ["arabic", "latin"]],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ view: { language } });

    test("a page fetches the first faces of its language and no others", async ({ page }) => {
      const fetched: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "font") fetched.push(fontName(request.url()));
      });
      await page.goto("/index");
      await expect(page.getByRole("heading").first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(fetched.toSorted()).toEqual(faces);
    });
  });
}

/** What a page looks like: its grey values, and how wide each of its lines is. */
interface Drawing {
  grey: number[];
  widths: number[];
}

async function greyOf(picture: Buffer): Promise<number[]> {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return Array.from({ length: data.length / 4 }, (_, place) => data[place * 4] ?? 0);
}

const inkOf = ({ grey }: Drawing) => grey.reduce((sum, value) => sum + 255 - value, 0);

/** The families, as the packages name them. */
const families = ["", "Brahmic ", "Khmer ", "Arabic ", "Thai ", "Lao ", "Myanmar ", "Bengali ", "Tamil ", "Telugu "]
  .map((script) => `"Noto Sans ${script}Variable"`)
  .join(", ");

/** Draws texts with a style sheet of the repository, and nothing else on the page. */
async function draw(page: Page, stylesheets: string[], texts: string[], weight: number): Promise<Drawing> {
  await page.route("http://faces.test/**", async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    if (path !== "") return route.fulfill({ path: join(process.cwd(), path) });
    const lines = texts.map((text) => `<p><span>${text.replaceAll("<", "&lt;")}</span></p>`).join("");
    const links = stylesheets.map((href) => `<link rel="stylesheet" href="/${href}">`).join("");
    const style = `<style>p { margin: 0; font: ${weight} 18px/2 ${families}; inline-size: 1100px }</style>`;
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><meta charset="utf-8">${links}${style}${lines}`,
    });
  });
  await page.goto("http://faces.test/");
  await page.evaluate(() => document.fonts.ready);
  const widths = await page
    .locator("span")
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().width));
  const grey = await greyOf(await page.screenshot({ fullPage: true }));
  await page.unrouteAll();
  return { grey, widths };
}

const samples: Record<string, string[]> = {
  "Vietnamese, composed and decomposed": [
    "Đăng ký tài khoản mới để nhận thưởng, mật khẩu phải có ít nhất tám ký tự",
    "Đăng ký tài khoản mới để nhận thưởng, mật khẩu phải có ít nhất tám ký tự".normalize("NFD"),
  ],
  "Persian and Urdu": ["پژوهش گچکار میهمان چگونه است؟ ۱۲۳۴", "پاکستان میں خوش آمدید، ٹکٹ خریدیں"],
  "Arabic with marks of the Quran": ["بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ"],
  "rare signs of Khmer": ["ឣឤ ក៝ ១៛ ៘ ៙ ៚ ᧠᧡᧢ ៰៱"],
  "European languages": [
    "Zażółć gęślą jaźń",
    "Größe über Öl",
    "Příliš žluťoučký kůň",
    "İstanbul’da ılık",
    "Ελληνικά",
    "Добро пожаловать",
  ],
  "Thai and Lao": ["ลืมรหัสผ่านใช่ไหม ที่นี่น้ำใจ ญี่ปุ่น", "ລືມລະຫັດຜ່ານບໍ່ ຊື່ຜູ້ໃຊ້ ໜ້າຫຼັກ"],
  Burmese: ["စကားဝှက် မေ့နေပါသလား။ အကောင့်အသစ်ဖွင့်ရန် ကျွန်ုပ်တို့ ဣန္ဒြေ"],
  "Bengali, Tamil and Telugu": ["পাসওয়ার্ড ভুলে গেছেন? ক্ষুদ্র শর্ত।", "கடவுச்சொல் மறந்துவிட்டதா? ஸ்ரீ", "పాస్‌వర్డ్ మర్చిపోయారా? క్షేత్రం"],
  currencies: ["€ 12 £ 13 ¥ 14 ₫ 15 ₹ 16 ₩ 17 ₱ 18 ₿ 19"],
};

test.describe("texts look as with the whole typefaces", () => {
  const whole = ["", "-khmer", "-arabic", "-thai", "-lao", "-myanmar", "-bengali", "-tamil", "-telugu"].map(
    (script) => `node_modules/@fontsource-variable/noto-sans${script}/wght.css`,
  );
  const ours = ["renderers/styles/faces.css"];

  for (const language of ["EN", "KM", "AR"]) {
    test(`in ${language}`, async ({ page }) => {
      const texts = [...((await readLocales(process.cwd())).get(language)?.values() ?? [])].map(({ text }) => text);
      const longest = texts.toSorted((a, b) => b.length - a.length).slice(0, 60);
      for (const weight of [400, 650, 800]) {
        const [wanted, got] = [await draw(page, whole, longest, weight), await draw(page, ours, longest, weight)];
        got.widths.forEach((width, line) => expect(Math.abs(width - (wanted.widths[line] ?? 0))).toBeLessThan(0.5));
        expect(got.grey.length).toBe(wanted.grey.length);
        // What is left is the rounding of edges.
        const differing = got.grey.filter((value, place) => Math.abs(value - (wanted.grey[place] ?? 0)) > 40);
        expect(differing.length, `pixels at ${weight}`).toBeLessThan(60);
      }
    });
  }

  for (const [name, texts] of Object.entries(samples)) {
    test(`of ${name}`, async ({ page }) => {
      const [wanted, got] = [await draw(page, whole, texts, 400), await draw(page, ours, texts, 400)];
      // Letters of two files are not kerned with each other, which moves a line by less than a pixel.
      got.widths.forEach((width, line) => expect(Math.abs(width - (wanted.widths[line] ?? 0))).toBeLessThan(1));
      expect(inkOf(got) / inkOf(wanted)).toBeCloseTo(1, 2);
    });
  }
});

test("nothing moves when the faces arrive late", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  // The page is not loaded before its faces are.
  await page.goto("/register", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Open an account" })).toBeVisible();
  const before = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  release();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const arrived = await page.evaluate(() =>
    [...document.fonts].filter(({ family, status }) => family.includes("Noto Sans Variable") && status === "loaded"),
  );
  expect(arrived).toHaveLength(1);
  const after = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  expect(after - before).toBeLessThan(0.02);
});
