import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { loadBundled } from "../bundled/loadBundled.ts";
import { createDrawing } from "./createDrawing.ts";
import { createGate } from "./createGate.ts";
import type { Gate } from "./Gate.ts";
import { rememberGate } from "./rememberGate.ts";

const gates = new Map<string, Promise<Gate>>();

/**
 * The gate with the documents of a brand behind it. They come with the product and do not change while it runs. Pages are
 * drawn where the programs were built (`<siteFolder>/gate`).
 */
export function openGate({ brand, siteFolder }: Pick<Config, "brand" | "siteFolder">): Promise<Gate> {
  const name = `${brand} ${siteFolder}`;
  const drawing = createDrawing(join(siteFolder, "gate", "drawSite.js"));
  const gate = gates.get(name) ?? loadBundled(brand).then((bundled) => rememberGate(createGate(bundled, drawing)));
  gates.set(name, gate);
  return gate;
}
