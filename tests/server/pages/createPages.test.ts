import type { PageView, PageWish, DrawnPage } from "#compile/PageDrawer.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createPages } from "#server/features/pages/createPages.ts";
import { composePage } from "#server/features/pages/composePage.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const template = {
  head: "<meta charset=utf-8>",
  styles: ["/assets/a.css"],
  script: "/assets/index.js",
  rest: "<noscript></noscript>",
};
const nobody: PageView = { language: null, theme: null, member: null };
const noParameters = new URLSearchParams();

const aPage = (wish: Partial<PageWish>, seq = 1, markup = "<main>drawn</main>"): DrawnPage => ({
  markup: `${markup}${JSON.stringify(wish).replaceAll('"', "'")}`,
  title: `Page of ${seq}`,
  summary: "",
  offered: [],
  tag: "en",
  direction: "ltr",
  theme: "dark",
  language: "EN",
  page: { reference: { seq, hash: `h${seq}`, href: "" }, chunks: [] },
  isDrawnAnew: true,
});

const tokens = readBundledSite("ink").theme.dark;

const aRevision = (seq: number): LiveRevision => ({
  seq,
  hash: `h${seq}`,
  content: "{}",
  site: {
    theme: { dark: tokens, light: tokens },
    brand: { name: "Brand", settings: { languages: ["EN", "KM"], defaultLanguage: "EN", defaultTheme: "dark" } },
    layouts: {
      "page/index": {},
      "page/register": {},
      "page/login": {},
      "page/help": { text: { bind: "/route/query/id" } },
    },
  } as never,
});

/** Pages over a thread that notes what it is asked for; `draw` says what it draws. */
function somePages(draw: (wish: PageWish, seq: number) => Promise<DrawnPage | null>) {
  let live = aRevision(1);
  let tell: (revision: LiveRevision) => void = () => undefined;
  const asked: PageWish[] = [];
  const faults: unknown[] = [];
  const pages = createPages({
    liveSite: {
      current: () => live,
      onChange: (onChange) => {
        tell = onChange;
        return () => undefined;
      },
    },
    thread: {
      draw: (revision, wish) => {
        asked.push(wish);
        return draw(wish, revision.reference.seq);
      },
      say: () => Promise.reject(new Error("not asked")),
      close: async () => undefined,
    },
    place: { origin: "https://site.example", worker: null },
    template,
    platform: "",
    filesOf: () => ({ first: [], modules: [], styles: [] }),
    onError: (error) => void faults.push(error),
  });
  const text = async (path: string, view: Partial<PageView> = {}) =>
    (await pages.get(path, { ...nobody, ...view }, noParameters))?.bytes.identity.toString();
  const publish = (seq: number) => {
    live = aRevision(seq);
    tell(live);
  };
  return { pages, asked, faults, text, publish };
}

afterEach(() => vi.useRealTimers());

describe("the pages of a revision", () => {
  it("are drawn once, however many ask for one at once", async () => {
    const { text, asked } = somePages(async (wish, seq) => aPage(wish, seq));
    const answers = await Promise.all(Array.from({ length: 50 }, () => text("/index", { language: "KM", member: 1 })));
    expect(new Set(answers).size).toBe(1);
    expect(asked.filter(({ member }) => member === 1)).toHaveLength(1);
  });

  it("are drawn in every language and theme of the brand before anybody asks", async () => {
    const { asked, text } = somePages(async (wish, seq) => aPage(wish, seq));
    await vi.waitFor(() => expect(asked).toHaveLength(3 * 2 * 2), 15_000);
    await text("/register", { language: "KM", theme: "light" });
    await text("/");
    await text("/login", { language: "KM" });
    expect(asked).toHaveLength(12);
  });

  it("never come under another revision, even where they were begun before it", async () => {
    const old = Promise.withResolvers<void>();
    const { text, publish } = somePages(async (wish, seq) => {
      if (seq === 1) await old.promise;
      return aPage(wish, seq);
    });
    const before = text("/index");
    publish(2);
    expect(await text("/index")).toContain("Page of 2");
    old.resolve();
    expect(await before).toContain("Page of 1");
    expect(await text("/index")).toContain("Page of 2");
  });

  it("are not waited for longer than the program would take", async () => {
    vi.useFakeTimers();
    const { text } = somePages(() => new Promise(() => undefined));
    const answer = text("/index");
    await vi.advanceTimersByTimeAsync(1_499);
    let isThere = false;
    void answer.then(() => (isThere = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(isThere).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(await answer).toBeUndefined();
  });

  it("are left alone for a while where they cannot be drawn, which is told once", async () => {
    vi.useFakeTimers();
    let isBroken = true;
    const { text, faults } = somePages(async (wish, seq) => {
      if (isBroken && wish.member === 4) throw new Error("broken");
      return aPage(wish, seq);
    });
    expect(await text("/index", { member: 4 })).toBeUndefined();
    expect(await text("/index", { member: 4 })).toBeUndefined();
    expect(faults).toEqual([new Error("broken")]);
    isBroken = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await text("/index", { member: 4 })).toContain("drawn");
  });

  it("of rare looks do not queue up without end, and the usual ones are kept whatever is asked for", async () => {
    const held = Promise.withResolvers<void>();
    const { text, asked } = somePages(async (wish, seq) => {
      if (wish.member !== null) await held.promise;
      return aPage(wish, seq);
    });
    await vi.waitFor(() => expect(asked).toHaveLength(12), 15_000);
    // The last of them is done with, too.
    await text("/login", { language: "KM", theme: "light" });
    const members = [0, 1, 2, 4, 41, 42];
    const rare = members.flatMap((member) => ["/index", "/register", "/login"].map((path) => text(path, { member })));
    expect(asked).toHaveLength(12 + 8);
    expect(await text("/index", { language: "KM" })).toContain("drawn");
    held.resolve();
    expect((await Promise.all(rare)).filter((page) => page !== undefined)).toHaveLength(8);
    expect(asked).toHaveLength(12 + 8);
  });

  it("are none where the site has none, or where the visitor is sent elsewhere", async () => {
    const { text, asked } = somePages(async (wish, seq) => (wish.member === null ? aPage(wish, seq) : null));
    expect(await text("/no-such-page")).toBeUndefined();
    expect(await text("/login", { member: 1 })).toBeUndefined();
    expect(asked.some(({ path }) => path === "/no-such-page")).toBe(false);
  });

  it("are left to the program where they show what the address says beside the path", async () => {
    const { pages, asked } = somePages(async (wish, seq) => aPage(wish, seq));
    const at = (query: string) => pages.get("/help", nobody, new URLSearchParams(query));
    expect(await at("id=one")).toBeNull();
    expect(asked.some(({ path }) => path === "/help")).toBe(false);
    expect(await at("from=mail")).not.toBeNull();
    expect(await at("")).not.toBeNull();
    expect(asked.filter(({ path }) => path === "/help")).toHaveLength(1);
  });

  it("ignore a language that the brand does not offer", async () => {
    const { text, asked } = somePages(async (wish, seq) => aPage(wish, seq));
    await text("/index", { language: "FR" });
    expect(asked.some(({ language }) => language === "FR")).toBe(false);
  });
});

describe("S-01 a page that is sent drawn", () => {
  const files = {
    first: ["/assets/first.js"],
    modules: ["/assets/index.js", "/assets/first.js", "/assets/program.js"],
    styles: ["/assets/part.css"],
  };

  it("holds no program and no style of its own, and its data cannot end their element", () => {
    const drawn = aPage({}, 1, '<p style="--hue:4">x</p>');
    Object.assign(drawn.page, { text: "</script><script>alert(1)</script>\u2028" });
    const page = composePage(template, drawn, files);
    expect(page).not.toMatch(/ style="|<style/);
    expect(page).toContain('data-style="--hue:4"');
    const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, tag = "", inside = ""]) => [
      tag.includes("application/json"),
      tag.includes("src="),
      inside === "",
    ]);
    expect(scripts).toEqual([
      [false, true, true],
      [true, false, false],
    ]);
    const [, data = ""] = /id="ahead">([\s\S]*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual(drawn.page);
  });

  it("cannot be broken out of by a title", () => {
    const page = composePage(template, { ...aPage({}), title: "</title><script src=x></script>" }, files);
    expect(page).toContain("<title>&lt;/title>&lt;script src=x>&lt;/script></title>");
  });

  it("asks for style sheets first, and is shown when those and the program's first file are there", () => {
    const page = composePage(template, aPage({}), files);
    const places = [
      'rel="stylesheet"',
      'rel="modulepreload"',
      'type="module" blocking="render"',
      'id="root"',
      'id="ahead"',
    ];
    expect(places.map((place) => page.indexOf(place))).toEqual(
      places.map((place) => page.indexOf(place)).toSorted((one, other) => one - other),
    );
    // A part that the page is drawn with brings its own, behind the program's.
    expect([...page.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      "/assets/a.css",
      "/theme/h1.css",
      "/assets/part.css",
    ]);
    for (const name of ["index", "first", "program"]) expect(page.split(`/assets/${name}.js`)).toHaveLength(2);
  });

  it("only names the greater part of the program, which would take the line from the style sheets", () => {
    const page = composePage(template, aPage({}), files);
    expect(page).toContain('href="/assets/first.js"');
    expect(page).toContain('data-modules="/assets/program.js"');
  });
});
