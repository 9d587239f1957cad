import type { ReactElement } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Choice } from "../blocks/Choice.tsx";

/** How a menu is looked at. */
export interface MenuLook {
  language: string;
  theme: "dark" | "light";
}

interface MenuViewsProps extends MenuLook {
  codes: readonly string[];
  onLook(look: Partial<MenuLook>): void;
}

/** The choices of how a menu is looked at: the language, and dark or light. */
export function MenuViews({ language, theme, codes, onLook }: MenuViewsProps): ReactElement {
  const translate = useFixedText();
  return (
    <div className="explain__choices rule-desk__views">
      <Choice
        label={translate("console.explain.language")}
        value={language}
        options={codes.map((value) => ({ value, label: isLanguageCode(value) ? languages[value].name : value }))}
        onChoose={(value) => onLook({ language: value })}
      />
      <Choice
        label={translate("console.field.mode")}
        value={theme}
        options={(["dark", "light"] as const).map((value) => ({ value, label: translate(`console.explain.${value}`) }))}
        onChoose={(value) => onLook({ theme: value === "light" ? "light" : "dark" })}
      />
    </div>
  );
}
