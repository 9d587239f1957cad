import { ranks } from "./ranks.ts";

/** What renderers are matched against: a node, or a field (whose kind is `field`). */
export interface Subject {
  readonly kind: string;
  readonly [property: string]: unknown;
}

/** Says which subjects a renderer is for, and how closely it fits: the highest rank wins, a tie is an error. */
export interface Match {
  /** The kind it is for; the registry looks renderers up by it. */
  readonly kind: string;
  /** 10 for a kind as such; more for a closer fit. */
  readonly rank: number;
  /** A closer look at the subject, pure; without it the kind is enough. */
  readonly test?: (subject: Subject) => boolean;
  /** The match in words, for explanations: `kind is "table"`. */
  readonly description: string;
}

/** Matches every node of a kind. A rank above 10 lets a brand's renderer win over the skin's. */
export function kindIs(kind: string, rank: number = ranks.plain): Match {
  return { kind, rank, description: `kind is "${kind}"` };
}

/** Matches nodes of a kind that one of their own properties singles out: `kindWith("menu", "variant", "bottom")`. */
export function kindWith(kind: string, property: string, value: unknown, rank: number = ranks.close): Match {
  const test = (subject: Subject) => subject[property] === value;
  return { kind, rank, test, description: `kind is "${kind}" and ${property} is ${JSON.stringify(value)}` };
}

/**
 * Matches nodes of a kind that have a property, whatever it is: `kindHaving("form", "steps")`; of several, one of them.
 */
export function kindHaving(kind: string, property: string | readonly string[], rank: number = ranks.close): Match {
  const names = typeof property === "string" ? [property] : property;
  const test = (subject: Subject) => names.some((name) => subject[name] !== undefined);
  return { kind, rank, test, description: `kind is "${kind}" and it has ${names.join(" or ")}` };
}

/** Matches fields that name a widget: the closest fit a field can ask for. */
export function fieldWidget(widget: string, rank: number = ranks.close): Match {
  const test = (subject: Subject) => subject["widget"] === widget;
  return { kind: "field", rank, test, description: `widget is "${widget}"` };
}

/** Matches fields of a JSON Schema format, where the field names no widget. */
export function schemaFormat(format: string, rank: number = ranks.plain): Match {
  const test = (subject: Subject) => subject["widget"] === undefined && subject["format"] === format;
  return { kind: "field", rank, test, description: `schema format is "${format}"` };
}
