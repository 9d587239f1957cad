import type { DrawInput } from "#offscreen/DrawInput.ts";
import { lengthen } from "#offscreen/lengthen.ts";
import type { DataView } from "#rendering/ports/DataPort.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";

/** What calls answer in a preview: as usual, nothing, as much as there may be, not yet, or that they failed. */
export const dataKinds = ["sample", "empty", "long", "loading", "failing"] as const;
export type DataKind = (typeof dataKinds)[number];

/** The answers of a drawing, made empty or long. */
export function answersOf(drawing: DrawInput, kind: DataKind): DrawInput["answers"] {
  if (kind === "long") return lengthen(drawing.answers) as DrawInput["answers"];
  return kind === "empty" ? (emptied(drawing.answers) as DrawInput["answers"]) : drawing.answers;
}

/** An answer without the rows of its lists. */
export function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, member]) => [name, emptied(member)]));
}

/** The data of a context in which calls did not come back, or failed as they do without a network. */
export function withoutAnswers(context: RenderingContext, kind: DataKind): RenderingContext {
  if (kind !== "loading" && kind !== "failing") return context;
  const message = context.translate("error.network");
  const view: DataView = kind === "loading" ? { status: "loading" } : { status: "failed", message };
  return { ...context, data: { ...context.data, read: () => view } };
}
