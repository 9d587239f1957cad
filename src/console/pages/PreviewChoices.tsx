import { useId, type ReactElement } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Choice } from "../blocks/Choice.tsx";
import { dataKinds, type DataKind } from "./answersOf.ts";

/** Screens that pages are looked at on: width and height in CSS pixels. */
export const screens = {
  phone: [390, 844],
  tablet: [820, 1180],
  desktop: [1440, 900],
} as const satisfies Record<string, readonly [number, number]>;

/** How a page is looked at. */
export interface PageLook {
  screen: keyof typeof screens;
  language: string;
  theme: "dark" | "light";
  /** Name of the visitor of the drawing. */
  visitor: string;
  data: DataKind;
  /** The moment it is looked at, as a field of the browser has it; empty for now. */
  moment: string;
}

/** Whether the preview takes the whole width, and what changes that. */
export interface LargeChoice {
  isLarge: boolean;
  onLarge(isLarge: boolean): void;
}

interface PreviewChoicesProps {
  drawing: DrawInput;
  look: PageLook;
  onLook(look: Partial<PageLook>): void;
  large: LargeChoice | undefined;
}

/** The choices of how a page is looked at. */
export function PreviewChoices({ drawing, look, onLook, large }: PreviewChoicesProps): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const named = (value: string) => ({ value, label: isLanguageCode(value) ? languages[value].name : value });
  const worded = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: translate(`${group}.${value}`) }));
  return (
    <div className="page-preview__choices">
      <Choice
        label={translate("console.pages.screen")}
        value={look.screen}
        options={worded("console.field.width", Object.keys(screens))}
        onChoose={(screen) => onLook({ screen: screen as PageLook["screen"] })}
      />
      <Choice
        label={translate("console.explain.role")}
        value={look.visitor}
        options={worded(
          "console.explain",
          drawing.visitors.map(({ name }) => name),
        )}
        onChoose={(visitor) => onLook({ visitor })}
      />
      <Choice
        label={translate("console.explain.language")}
        value={look.language}
        options={drawing.languages.map(named)}
        onChoose={(language) => onLook({ language })}
      />
      <Choice
        label={translate("console.field.mode")}
        value={look.theme}
        options={worded("console.explain", ["dark", "light"])}
        onChoose={(theme) => onLook({ theme: theme === "light" ? "light" : "dark" })}
      />
      <Choice
        label={translate("console.pages.data")}
        value={look.data}
        options={dataKinds.map((value) => ({ value, label: translate(`console.pages.data.${value}`) }))}
        onChoose={(data) => onLook({ data: data as DataKind })}
      />
      <div className="field page-preview__moment">
        <label className="field__label" htmlFor={id}>
          {translate("console.pages.moment")}
        </label>
        <input
          id={id}
          type="datetime-local"
          className="input"
          value={look.moment}
          onChange={(event) => onLook({ moment: event.currentTarget.value })}
        />
      </div>
      {large ? (
        <button
          type="button"
          className="button button--secondary"
          aria-pressed={large.isLarge}
          onClick={() => large.onLarge(!large.isLarge)}
        >
          {translate("console.pages.large")}
        </button>
      ) : null}
    </div>
  );
}
