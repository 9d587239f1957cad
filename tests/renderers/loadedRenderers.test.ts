import { describe, expect, it } from "vitest";
import { createRegistry, pickRenderer } from "#engine/index.ts";
import { widgets } from "#compile/forms/widgets.ts";
import { renderers } from "#renderers/index.ts";

describe("renderers that come with chunks", () => {
  it("draw each widget by one of them alone, once all are there, as the gate has them", async () => {
    const loaded = await Promise.all(renderers.map(async (one) => one.chunk?.load() ?? one));
    const registry = createRegistry(loaded);
    for (const widget of [...widgets, "picture"])
      expect([widget, "unknown" in pickRenderer(registry, { kind: "field", widget }, "")]).toEqual([widget, false]);
  });
});
