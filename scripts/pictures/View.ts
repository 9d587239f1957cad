import type { Browser, Page } from "@playwright/test";

/** How somebody looks at the site. */
export interface View {
  url: string;
  width: number;
  height: number;
  language: string;
  theme: "dark" | "light";
}

/** Sizes that the pictures are taken in. */
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/** Opens a page that looks so; language and theme are remembered as if they had been chosen before. */
export async function openView(browser: Browser, { url, width, height, language, theme }: View): Promise<Page> {
  const isPhone = width < 600;
  const items = Object.entries({ hisLang: language, lang: language, theme });
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    deviceScaleFactor: 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    // Nothing that moves: two runs should differ only where the site does.
    reducedMotion: "reduce",
    colorScheme: theme,
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: items.map(([name, value]) => ({ name, value })) }],
    },
  });
  return context.newPage();
}
