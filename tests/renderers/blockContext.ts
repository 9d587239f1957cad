import type { ContextParts } from "#tests/support/aRenderingContext.ts";

const list = [
  { id: "a", name: "Golden Naga", link: "/index", amount: 12_000, state: "done", time: "2026-11-20T10:00:00Z" },
  { id: "b", name: "Lucky Lotus", link: "https://elsewhere.example/", amount: -4_500, state: "open" },
  { id: "c", name: "Dragon Reels", amount: 0, state: "" },
];

const days = [
  { day: "2026-11-01", bet: 40_000, profit: -1_200 },
  { day: "2026-11-02", bet: 52_000, profit: 8_400 },
  { day: "2026-11-03", bet: null, profit: 300 },
];

const page = { root: { kind: "text", text: "home.start" } };

/** What the blocks of the case table read: rows, figures, menus, pages and an answer. */
export function blockContext(): ContextParts {
  const item = (id: string, label: string) => ({
    id,
    label,
    icon: id,
    action: { do: "navigate" as const, to: `/${id}` },
  });
  return {
    roots: {
      list: () => list,
      days: () => days,
      amount: () => 1_284_350,
      change: () => -0.12,
      step: () => "check",
      name: () => "Lucky Lotus",
      picture: () => "/pictures/one.webp",
      words: () => "<p>Some <b>words</b></p>",
      brand: () => ({ name: "Inkwell" }),
      route: () => ({ path: "/index" }),
    },
    layouts: { "page/index": page, "personal-centre/first": page },
    menus: {
      items: (name) =>
        name === "nested"
          ? [
              item("home", "menu.home"),
              {
                id: "more",
                label: "menu.records",
                icon: "receipt",
                action: [],
                items: [
                  item("receipt", "menu.records"),
                  { id: "deep", label: "menu.team", action: [], items: [{ ...item("team", "menu.team"), badge: 2 }] },
                ],
              },
            ]
          : name === "personalCentre"
            ? [
                {
                  id: "first",
                  label: "menu.securityCenter",
                  icon: "shield",
                  page: "first",
                  action: { do: "openCentre", centre: "personal", page: "first" },
                },
                {
                  id: "second",
                  label: "menu.records",
                  page: "second",
                  action: { do: "openCentre", centre: "personal", page: "second" },
                },
              ]
            : ["home", "receipt", "dice", "user", "team"].map((id) => ({
                ...item(id, `menu.${id === "receipt" ? "records" : "home"}`),
                badge: 3,
              })),
    },
    data: {
      watch: () => () => {},
      read: () => ({ status: "ready", value: { currency: "USD", rows: list } }),
      reload: async () => {},
      load: async () => ({ ok: true, value: { rows: [], total: 0 } }),
    },
  };
}
