import { readFileSync } from "node:fs";
import type { BundledSite } from "#compile/CompiledSite.ts";
import { withoutSchemaLinks } from "#server/features/publishing/withoutSchemaLinks.ts";
import { readBundledSite } from "../readBundledSite.ts";

const read = (path: string) => withoutSchemaLinks(JSON.parse(readFileSync(path, "utf8")));

/**
 * Whole sites that keep their schemas: both brands with the page that integrators start from, and one with a node of every
 * kind, every member of the rules and a form of its own.
 */
export function siteSeeds(): { name: string; site: Record<string, unknown> }[] {
  const page = read("examples/pages/messages.json") as Record<string, unknown>;
  const blocks = read("tests/renderers/blocks.json") as unknown[];
  const ink = { ...readBundledSite("ink"), pages: { messages: page } } as unknown as BundledSite;
  const fresh = { ...readBundledSite("fresh"), pages: { messages: page } };
  return [
    { name: "ink", site: withoutSchemaLinks(ink as unknown) as Record<string, unknown> },
    { name: "fresh", site: withoutSchemaLinks(fresh) as Record<string, unknown> },
    { name: "everything", site: everything(ink, page, blocks) },
  ];
}

function everything(ink: BundledSite, page: Record<string, unknown>, blocks: unknown[]): Record<string, unknown> {
  const root = { kind: "stack", children: blocks };
  const label = { text: "a.b", values: { n: { bind: "/balance/sum", format: "money", fallback: 0 } } };
  const rule = { enabled: true, required: false, minLength: 0, maxLength: 40, acceptedPattern: "*", patternId: 0 };
  const options = [
    { value: "a", label: "a.a" },
    { value: "b", label },
  ];
  const field = { name: "nickname", widget: "text", label, placeholder: "a.p", help: "a.h", required: true };
  const when = { all: [{ loggedIn: true }, { any: [{ flag: "DIRECTREG3" }, { not: { accountType: [1, 2] } }] }] };
  const fields = [
    { ...field, rule: { minLength: 2, maxLength: 9, patternId: 4 }, when, autoComplete: "nickname" },
    { ...field, name: "again", rule: { equals: "nickname" } },
    { ...field, name: "choice", widget: "select", options, default: "a" },
    { ...field, name: "secret", widget: "password", rule: "password" },
    { ...field, name: "code", widget: "code", send: { do: "call", call: "sendLoginCode" }, sendLabel: "a.s" },
  ];
  const form = { id: "extra", fields, groups: [{ id: "g", label: "a.g", fields: ["nickname", "choice"] }] };
  const item = { id: "deep", label, icon: "home", when, badge: { bind: "/messages/unread" }, data: { a: [1] } };
  return withoutSchemaLinks({
    ...ink,
    layouts: {
      ...ink.layouts,
      "page/everything": { title: "a.title", description: "x", root },
      ...partsIn(label),
      "page/fields": {
        root: { kind: "form", label: "a.f", fields, submit: { label: "a.s", action: { do: "refresh", data: ["a"] } } },
      },
    },
    forms: { ...ink.forms, extra: form },
    menus: {
      ...ink.menus,
      own: {
        items: [
          { ...item, action: { do: "navigate", to: "/index", query: { a: 1 } } },
          { ...item, id: "d2", page: "securityCenter", type: "salary" },
        ],
      },
    },
    rules: {
      register: {
        ...ink.rules.register,
        team: { ...rule, order: 20, label, placeholder: "a.p", help: "a.h", options },
        birthday: { ...rule, minLength: 10, maxLength: 10, acceptedPattern: "", patternId: 10, widget: "date" },
        motto: { ...rule, required: true, minLength: 3, widget: "textarea" },
        mottoAgain: { ...rule, equals: "motto" },
      },
    },
    theme: {
      ...ink.theme,
      radius: { small: 6, medium: 12, large: 20, pill: 999 },
      font: { body: "system-ui, sans-serif", heading: "serif", size: 16, scale: 1.2, weight: 700 },
      shadow: "deep",
      density: "compact",
      motionMs: 120,
    },
    brand: {
      ...ink.brand,
      logo: { dark: "/brand/dark.svg", light: "https://cdn.example/light.svg", mark: "/brand/mark.svg" },
      lotteryType: "SEA",
      imageCDNs: ["https://cdn.example"],
      launchGameCDNs: ["https://games.example", "/games"],
      analytics: { gtagId: "G-1" },
    },
    pages: { messages: { ...page, forms: { ofPage: { ...form, id: "ofPage" } } } },
    texts: { EN: { "a.title": "Title", "a.b": "B {{n}}" }, KM: { "a.title": "ក" } },
  }) as Record<string, unknown>;
}

/** A part of each type of parameter, one that places it, and a page that places both, beside one another and under a condition. */
function partsIn(label: object): Record<string, unknown> {
  const inner = {
    parameters: {
      title: { type: "text" },
      sum: { type: "value" },
      art: { type: "string", default: "a" },
      most: { type: "number", default: 100 },
      isShown: { type: "boolean", default: true },
    },
    root: {
      kind: "stack",
      when: { value: { bind: "/part/isShown" }, is: true },
      children: [
        { kind: "heading", text: { bind: "/part/title" }, level: 2 },
        { kind: "text", text: { text: "a.b", values: { n: { bind: "/part/sum/now", format: "money" } } } },
        { kind: "progress", label: "a.p", value: { bind: "/part/sum" }, max: { bind: "/part/most" } },
        { kind: "hero", label: "a.h", slides: [{ title: { bind: "/part/title" }, art: { bind: "/part/art" } }] },
      ],
    },
  };
  const outer = {
    description: "x",
    parameters: { title: { type: "text", default: "a.o", description: "x" }, sum: { type: "value" } },
    root: {
      kind: "card",
      children: [
        { kind: "part", part: "inner", with: { title: { bind: "/part/title" }, sum: { bind: "/part/sum/all" } } },
        { kind: "text", text: { bind: "/part/title" } },
        { kind: "divider" },
      ],
    },
  };
  const when = { value: { bind: "/session/loggedIn" }, is: true };
  const sum = { bind: "/data/wallet" };
  const children = [
    { kind: "part", part: "inner", with: { title: label, sum, art: "b", most: 5, isShown: { bind: "/ui/online" } } },
    { kind: "divider" },
    { kind: "part", part: "outer", when, with: { sum } },
    { kind: "card", children: [{ kind: "part", part: "outer", with: { title: "a.t", sum } }, { kind: "divider" }] },
  ];
  return {
    "part/inner": inner,
    "part/outer": outer,
    "page/placed": { title: "a.title", root: { kind: "stack", children } },
  };
}
