import { describe, expect, it } from "vitest";
import {
  createRegistry,
  fieldWidget,
  kindHaving,
  kindIs,
  kindWith,
  pickRenderer,
  RendererTieError,
  schemaFormat,
  type Match,
} from "#engine/index.ts";

const named = (name: string, match: Match) => ({ name, match, component: name });
const registry = createRegistry([
  named("menu", kindIs("menu")),
  named("bottomBar", kindWith("menu", "variant", "bottom")),
  named("date", fieldWidget("date")),
  named("anyDate", schemaFormat("date")),
]);

describe("picking a renderer", () => {
  it("takes the only one that fits, and says why", () => {
    const pick = pickRenderer(registry, { kind: "menu", variant: "top" }, "/root");
    expect(pick).toMatchObject({ renderer: { name: "menu" }, why: 'kind is "menu" (rank 10)' });
  });

  it("takes the closest fit, wherever it stands in the list", () => {
    const subject = { kind: "menu", variant: "bottom" };
    expect(pickRenderer(registry, subject, "/root")).toMatchObject({ renderer: { name: "bottomBar" } });
    const turned = createRegistry([...(registry.get("menu") ?? [])].toReversed());
    expect(pickRenderer(turned, subject, "/root")).toMatchObject({ renderer: { name: "bottomBar" } });
  });

  it("knows fields by widget, and by format where they name none", () => {
    expect(pickRenderer(registry, { kind: "field", widget: "date" }, "")).toMatchObject({ renderer: { name: "date" } });
    expect(pickRenderer(registry, { kind: "field", format: "date" }, "")).toMatchObject({
      renderer: { name: "anyDate" },
    });
  });

  it("leaves the format of a field alone where the field names its widget, or has another one", () => {
    for (const field of [
      { kind: "field", widget: "text", format: "date" },
      { kind: "field", format: "uri" },
    ])
      expect(pickRenderer(registry, field, "")).toEqual({ unknown: "field", pointer: "" });
  });

  it("knows nodes by having one of several properties", () => {
    const forms = createRegistry([
      named("form", kindIs("form")),
      named("staged", kindHaving("form", ["steps", "stages"])),
    ]);
    const nameOf = (subject: object) => pickRenderer(forms, { kind: "form", ...subject }, "");
    expect(nameOf({ stages: [] })).toMatchObject({
      renderer: { name: "staged" },
      why: 'kind is "form" and it has steps or stages (rank 20)',
    });
    expect(nameOf({ fields: [] })).toMatchObject({ renderer: { name: "form" } });
  });

  it("answers what nobody draws with kind and pointer", () => {
    expect(pickRenderer(registry, { kind: "wheel" }, "/root/children/3")).toEqual({
      unknown: "wheel",
      pointer: "/root/children/3",
    });
  });

  it("throws on a tie and names both, also when a third one fits worse", () => {
    const tied = createRegistry([
      named("first", kindIs("menu", 20)),
      named("worse", kindIs("menu")),
      named("second", kindIs("menu", 20)),
    ]);
    const pick = () => pickRenderer(tied, { kind: "menu" }, "");
    expect(pick).toThrow(RendererTieError);
    expect(pick).toThrow(/"first" and "second" tie at rank 20/);
    expect(pick).toThrow(expect.objectContaining({ name: "RendererTieError", renderers: ["first", "second"] }));
  });

  it("does not mind a tie that a closer fit beats", () => {
    const list = [named("a", kindIs("menu")), named("b", kindIs("menu")), named("best", kindIs("menu", 30))];
    for (const order of [list, list.toReversed()]) {
      expect(pickRenderer(createRegistry(order), { kind: "menu" }, "")).toMatchObject({ renderer: { name: "best" } });
    }
  });
});
