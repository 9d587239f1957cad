import type { Theme, Tokens } from "#contracts/config.ts";
import type { Problem } from "#contracts/entities.ts";
import { isRecord } from "./isRecord.ts";

const colour = /^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$/;

/** The theme; a colour that is none is the bundled one of its role, a theme without colours is the bundled theme. */
export function siteTheme(written: unknown, bundled: Theme): { theme: Theme; problems: Problem[] } {
  if (!isRecord(written) || !isRecord(written["dark"]) || !isRecord(written["light"])) {
    const reason = "a theme has a dark and a light side; the bundled one is used";
    return { theme: bundled, problems: [{ document: "theme", pointer: "", reason }] };
  }
  const problems: Problem[] = [];
  const side = (name: "dark" | "light", tokens: Record<string, unknown>): Tokens => {
    const own = Object.entries(tokens).filter(([role, value]) => {
      if (typeof value === "string" && colour.test(value)) return true;
      problems.push({
        document: "theme",
        pointer: `/${name}/${role}`,
        reason: "a colour is #rrggbb or #rrggbbaa; the bundled one is used",
      });
      return false;
    });
    // Only roles that every theme must have are filled in: the others follow from them.
    const needed = Object.entries(bundled[name]).filter(([role]) => isNeeded(role, tokens));
    return Object.fromEntries([...needed, ...own]) as unknown as Tokens;
  };
  const { $schema: _, ...measures } = written;
  return {
    theme: {
      ...(measures as Partial<Theme>),
      dark: side("dark", written["dark"]),
      light: side("light", written["light"]),
    },
    problems,
  };
}

const always = new Set([
  "surface-0",
  "surface-1",
  "surface-2",
  "surface-3",
  "text",
  "muted",
  "border",
  "accent",
  "on-accent",
  "positive",
  "negative",
  "warning",
  "focus",
]);

function isNeeded(role: string, tokens: Record<string, unknown>): boolean {
  return always.has(role) || Object.hasOwn(tokens, role);
}
