import type { Match, Subject } from "./Match.ts";
import { ranks } from "./ranks.ts";

/** Matches fields that name a widget: the closest fit a field can ask for. */
export function fieldWidget(widget: string, rank: number = ranks.close): Match {
  const test = (subject: Subject) => subject["widget"] === widget;
  return { kind: "field", rank, test, description: `widget is "${widget}"` };
}
