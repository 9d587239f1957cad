import { make } from "../front/make.ts";
import type { Score } from "./Sport.ts";

/** A score between its two sides: each number stands at its own side, also where lines run from right to left. */
export function drawScore(score: Score | undefined): HTMLElement {
  if (!score) return make("strong", {}, "–");
  const [home, away] = score.map((points) => make("span", {}, String(points)));
  return make("strong", {}, home, ":", away);
}
