import { useEffect, useMemo, useRef, type ReactElement } from "react";
import bundledTheme from "#brands/ink/theme.json";
import { measurePairs, type MeasuredPair } from "#compile/theme/checkTheme.ts";
import { fillTokens, type FullTokens } from "#compile/theme/fillTokens.ts";
import { siteTheme } from "#compile/theme/siteTheme.ts";
import type { Theme } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, segmentsOf, toPointer } from "#json/pointer.ts";
import { useWidth } from "#renderers/ui/useWidth.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { OwnSettings } from "../rules/OwnSettings.tsx";
import { useSiteLanguage } from "../rules/useFormDrawing.ts";
import { createSchemaWords } from "../schemaWords.ts";
import { ColourCell } from "./ColourCell.tsx";
import { ThemeSamples } from "./ThemeSamples.tsx";

/** From this width on the samples stand beside the colours. */
const twoColumns = 1000;

/** The roles, those that stand on each other together. */
const groups: readonly (readonly [name: string, roles: readonly (keyof FullTokens)[]])[] = [
  ["surfaces", ["surface-0", "surface-1", "surface-2", "surface-3", "border", "border-strong", "overlay"]],
  ["words", ["text", "muted", "focus"]],
  ["brand", ["accent", "accent-strong", "accent-soft", "accent-text", "on-accent", "secondary", "on-secondary"]],
  ["states", ["positive", "on-positive", "negative", "on-negative", "warning", "on-warning", "info"]],
  ["hero", ["hero-from", "hero-to", "on-hero"]],
  ["charts", ["chart-1", "chart-2", "chart-3", "chart-4"]],
];

/** The colours of both sides of the theme, each with its contrast, beside real parts that are drawn in them. */
export function ThemeDesk({ label, path, schema }: BlockProps<"themeDesk">): ReactElement {
  const translate = useFixedText();
  const { draft, place, review, schemas, mayEdit } = useConsoleTools();
  const ui = useUi();
  const texts = useSiteLanguage(ui.language);
  const [box, room] = useWidth<HTMLElement>(innerWidth);
  const written = readPointer(draft.site, path);
  // What is no colour has that of the bundled theme, as players would get it.
  const theme = useMemo(() => siteTheme(written, bundledTheme as Theme).theme, [written]);
  const pairs = useMemo(() => ({ dark: measurePairs(theme.dark), light: measurePairs(theme.light) }), [theme]);
  const full = useMemo(() => ({ dark: fillTokens(theme.dark), light: fillTokens(theme.light) }), [theme]);
  const words = createSchemaWords("theme", translate);
  const titleOf = (role: string) => words.find(role)?.title ?? role;
  const required = useMemo(() => {
    const list = readPointer(schemas["theme.schema.json"], "/$defs/tokens/required");
    return new Set(Array.isArray(list) ? (list as unknown[]) : []);
  }, [schemas]);
  const published = new Map(review.entries.map(({ pointer, before }) => [pointer, before]));
  const { wanted } = place;
  const reached = useRef<object>(null);
  const isReady = draft.state.status === "ready";
  useEffect(() => {
    if (!isReady || reached.current === wanted) return;
    const at = place.take(path);
    reached.current = wanted;
    const [side, role] = at === null ? [] : segmentsOf(at.slice(path.length));
    const control = role === undefined ? null : document.getElementById(`theme-${side}-${role}`);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  }, [place, wanted, path, isReady]);
  if (!isReady) return <div className="skeleton" aria-busy="true" />;
  const isWide = room >= twoColumns;
  return (
    <section ref={box} className="theme-desk" data-columns={isWide ? 2 : 1} aria-label={label}>
      <div className="theme-desk__colours">
        {/* Each colour says its side itself to who listens. */}
        <div className="theme-role theme-role--head" aria-hidden="true">
          <span className="theme-role__name" />
          {(["dark", "light"] as const).map((side) => (
            <strong key={side}>{translate(`console.explain.${side}`)}</strong>
          ))}
        </div>
        {groups.map(([name, roles]) => (
          <section key={name} className="theme-group" aria-labelledby={`theme-group-${name}`}>
            <h2 id={`theme-group-${name}`}>{translate(`console.theme.group.${name}`)}</h2>
            {roles.map((role) => (
              <div key={role} className="theme-role">
                <span className="theme-role__name">
                  <strong>{titleOf(role)}</strong>
                  <span className="pick-list__about">{words.find(role)?.help ?? ""}</span>
                </span>
                {(["dark", "light"] as const).map((side) => {
                  const at = `${path}/${side}${toPointer(role)}`;
                  const own = readPointer(written, `/${side}${toPointer(role)}`);
                  const nearest = nearestOf(pairs[side], role);
                  const before = published.get(at);
                  return (
                    <ColourCell
                      key={side}
                      id={`theme-${side}-${role}`}
                      label={`${translate(`console.explain.${side}`)}: ${titleOf(role)}`}
                      written={typeof own === "string" ? own : undefined}
                      shown={full[side][role]}
                      nearest={nearest}
                      otherName={
                        nearest === undefined ? "" : titleOf(nearest.role === role ? nearest.on : nearest.role)
                      }
                      published={
                        published.has(at) ? { colour: typeof before === "string" ? before : undefined } : undefined
                      }
                      mayFollow={!required.has(role)}
                      isReadOnly={!mayEdit()}
                      onWrite={(colour) => draft.edit(at, colour)}
                    />
                  );
                })}
              </div>
            ))}
          </section>
        ))}
        {isRecord(written) ? (
          <OwnSettings
            pointer={path}
            schema={schema}
            part="theme"
            title={label}
            more={translate("console.theme.more")}
          />
        ) : null}
      </div>
      {texts ? <ThemeSamples theme={theme} texts={texts} /> : <div className="skeleton" aria-busy="true" />}
    </section>
  );
}

/** Of the pairs that a colour is in, the one that is nearest to what it must be. */
function nearestOf(pairs: readonly MeasuredPair[], role: keyof FullTokens): MeasuredPair | undefined {
  const own = pairs.filter((pair) => pair.role === role || pair.on === role);
  return own.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
}

/** Draws `themeDesk`. */
export const themeDesk = defineBlock({ kind: "themeDesk", component: ThemeDesk });
