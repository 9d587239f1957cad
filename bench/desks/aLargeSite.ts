/** How large the site is on which desks are opened. */
export const sizes = { flags: 300, pages: 60, texts: 2_000 };

const languages = ["EN", "KM", "AR"] as const;

type Json = Readonly<Record<string, unknown>>;

/** A site with so many flags, pages and texts of its own; whatever else it had stays. */
export function aLargeSite(site: Json): Json {
  const words = { EN: "A line of text", KM: "អត្ថបទមួយបន្ទាត់", AR: "سطر من النص" };
  const texts = languages.map((language) => {
    const own = Array.from({ length: sizes.texts }, (_, place) => [
      `bench.text${place}`,
      `${words[language]} ${place}`,
    ]);
    return [language, Object.fromEntries(own)] as const;
  });
  const pages = Array.from({ length: sizes.pages }, (_, place) => [`bench${place}`, aPage(place)] as const);
  return {
    ...site,
    flags: withFlags(site["flags"] as Json),
    pages: { ...(site["pages"] as Json), ...Object.fromEntries(pages) },
    texts: { ...(site["texts"] as Json), ...Object.fromEntries(texts) },
  };
}

/** The brand's own tree with groups of nine beside it, until there are as many as wanted. */
function withFlags(tree: Json): Json {
  const own = countOf(tree);
  const children = Array.isArray(tree["childrenNodes"]) ? (tree["childrenNodes"] as unknown[]) : [];
  const added = Array.from({ length: sizes.flags - own }, (_, place) => ({
    modId: `BENCH${place}`,
    enabled: place % 5 === 4 ? "0" : "1",
    childrenNodes: [] as unknown[],
  }));
  const groups = added.filter((_, place) => place % 10 === 0);
  added.forEach((flag, place) => place % 10 !== 0 && groups[Math.floor(place / 10)]?.childrenNodes.push(flag));
  return { ...tree, childrenNodes: [...children, ...groups] };
}

function countOf(node: unknown): number {
  const { childrenNodes } = node as { childrenNodes?: unknown[] };
  return 1 + (childrenNodes ?? []).reduce<number>((sum, child) => sum + countOf(child), 0);
}

/** A page of its own with twenty of the texts, one of them asking for a flag. */
function aPage(place: number): Json {
  const children = Array.from({ length: 20 }, (_, line) => ({
    kind: "text",
    text: `bench.text${(place * 20 + line) % sizes.texts}`,
    ...(line === 0 && { when: { flag: `BENCH${place}` } }),
  }));
  const title = `bench.text${place}`;
  const root = { kind: "section", title, children };
  const menu = { label: title };
  return {
    format: 4,
    key: `bench${place}`,
    area: "page",
    menu,
    path: `/bench-${place}`,
    texts: {},
    layout: { title, root },
  };
}
