import type { ReactElement } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { weekdays, type Weekday } from "#compile/time/weekdayAt.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { Choice } from "../blocks/Choice.tsx";
import { dayName } from "./dayName.ts";

/** How a menu is looked at. */
export interface MenuLook {
  language: string;
  theme: "dark" | "light";
  day: Weekday;
}

interface MenuViewsProps extends MenuLook {
  codes: readonly string[];
  onLook(look: Partial<MenuLook>): void;
}

/** The choices of how a menu is looked at: the language, dark or light, and the day of the week. */
export function MenuViews({ language, theme, day, codes, onLook }: MenuViewsProps): ReactElement {
  const translate = useFixedText();
  const ui = useUi();
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
      <Choice
        label={translate("console.menus.day")}
        value={day}
        options={weekdays.map((value) => ({ value, label: dayName(value, ui.language, "long") }))}
        onChoose={(value) => onLook({ day: weekdays.find((each) => each === value) ?? day })}
      />
    </div>
  );
}
