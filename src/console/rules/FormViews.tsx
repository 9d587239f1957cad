import type { ReactElement } from "react";
import type { RegistrationTab } from "#compile/forms/RegistrationInput.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Choice } from "../blocks/Choice.tsx";

/** How the form is looked at. */
export interface Look {
  tab: RegistrationTab;
  language: string;
  theme: "dark" | "light";
  width: keyof typeof widths;
  arrival: keyof typeof arrivals;
}

/** Widths of forms, in CSS pixels. */
export const widths = { phone: 360, tablet: 560, desktop: 760 } as const;

/** What the address of the page carries. */
export const arrivals = {
  alone: {},
  agent: { affiliateCode: "JOIN2468" },
  member: { referralCode: "7KQ2M9XH" },
} as const;

interface FormViewsProps {
  look: Look;
  codes: readonly string[];
  onLook(look: Partial<Look>): void;
}

/** The choices of how the form is looked at: the way to register, language, width, mode, and how one came. */
export function FormViews({ look, codes, onLook }: FormViewsProps): ReactElement {
  const translate = useFixedText();
  const named = (value: string) => ({ value, label: isLanguageCode(value) ? languages[value].name : value });
  const worded = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: translate(`console.field.${group}.${value}`) }));
  return (
    <div className="explain__choices rule-desk__views">
      <div role="radiogroup" className="rule-desk__ways" aria-label={translate("console.field.way")}>
        {worded("way", ["username", "mobile"]).map(({ value, label }) => (
          <label key={value} className="rule-desk__way">
            <input
              type="radio"
              name="rule-desk-way"
              checked={look.tab === value}
              onChange={() => onLook({ tab: value === "mobile" ? "mobile" : "username" })}
            />
            {label}
          </label>
        ))}
      </div>
      <Choice
        label={translate("console.explain.language")}
        value={look.language}
        options={codes.map(named)}
        onChoose={(language) => onLook({ language })}
      />
      <Choice
        label={translate("console.field.width")}
        value={look.width}
        options={worded("width", Object.keys(widths))}
        onChoose={(width) => onLook({ width: width as Look["width"] })}
      />
      <Choice
        label={translate("console.field.mode")}
        value={look.theme}
        options={(["dark", "light"] as const).map((value) => ({ value, label: translate(`console.explain.${value}`) }))}
        onChoose={(theme) => onLook({ theme: theme === "light" ? "light" : "dark" })}
      />
      <Choice
        label={translate("console.field.arrival")}
        value={look.arrival}
        options={worded("arrival", Object.keys(arrivals))}
        onChoose={(arrival) => onLook({ arrival: arrival as Look["arrival"] })}
      />
    </div>
  );
}
