import { isRecord } from "#json/isRecord.ts";
import type { Migration } from "./Migration.ts";

type Json = Readonly<Record<string, unknown>>;

/** 3 to 4: a button is an object with a label and an action, wherever one stands. It could be an `action` and an `actionLabel`. */
export const oneButton: Migration = {
  from: 3,
  title: "`action` and `actionLabel` are a `button`, `more` and `moreLabel` of a section one `more`.",
  rewrite(object) {
    const { kind, items, slides, rowItem } = object;
    switch (kind) {
      case "notice":
      case "emptyState":
        return withButton(object) as Json;
      case "details":
        return Array.isArray(items) ? { ...object, items: items.map(withButton) } : object;
      case "hero":
        return {
          ...object,
          ...(Array.isArray(slides) && { slides: slides.map(withButton) }),
          ...(rowItem !== undefined && { rowItem: withButton(rowItem) }),
        };
      case "section": {
        const { more, moreLabel, ...rest } = object;
        if (moreLabel === undefined && (more === undefined || isButton(more))) return object;
        return more === undefined || moreLabel === undefined
          ? rest
          : { ...rest, more: { label: moreLabel, action: more } };
      }
      default:
        return object;
    }
  },
};

/** What had an action without a label, or a label without an action, showed no button. */
function withButton(written: unknown): unknown {
  if (!isRecord(written) || !("action" in written || "actionLabel" in written)) return written;
  const { action, actionLabel: label, ...rest } = written;
  return action === undefined || label === undefined ? rest : { ...rest, button: { label, action } };
}

function isButton(more: unknown): boolean {
  return isRecord(more) && more["label"] !== undefined;
}
