import type { ReactElement } from "react";
import { weekdays, type Weekday } from "#compile/time/weekdayAt.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { AudiencePicker } from "./AudiencePicker.tsx";
import { audienceWords } from "./audienceWords.ts";
import { dayName, dayNames } from "./dayName.ts";
import type { MenuVisitor } from "./itemAudience.ts";

interface DayPickerProps {
  days: readonly Weekday[];
  kinds: readonly MenuVisitor[];
  /** Time zone that days begin and end in. */
  zone: string;
  isReadOnly: boolean;
  onChoose(change: { days?: readonly Weekday[]; daysFor?: readonly MenuVisitor[] }): void;
}

/** On which days of the week an item is away, from whom, and what that comes to in a sentence. */
export function DayPicker({ days, kinds, zone, isReadOnly, onChoose }: DayPickerProps): ReactElement {
  const translate = useFixedText();
  const { language } = useUi();
  return (
    <>
      <fieldset className="rule-words__word audience">
        <legend>{translate("console.menus.days")}</legend>
        <div className="audience__groups" role="group" aria-label={translate("console.menus.days")}>
          {weekdays.map((day) => {
            const isOff = days.includes(day);
            return (
              <button
                key={day}
                type="button"
                className="button button--secondary"
                data-size="s"
                aria-pressed={isOff}
                aria-label={dayName(day, language, "long")}
                disabled={isReadOnly}
                onClick={() =>
                  onChoose({ days: weekdays.filter((each) => (each === day ? !isOff : days.includes(each))) })
                }
              >
                {dayName(day, language, "short")}
              </button>
            );
          })}
        </div>
        <p className="text" data-size="s" data-tone="muted" role="status">
          {days.length === 0
            ? translate("console.menus.everyDay")
            : translate("console.menus.awayOn", {
                days: dayNames(days, language, "long"),
                who: audienceWords(kinds, translate),
                zone,
              })}
        </p>
      </fieldset>
      {days.length === 0 ? null : (
        <AudiencePicker
          label={translate("console.menus.awayFrom")}
          kinds={kinds}
          isReadOnly={isReadOnly}
          onChoose={(daysFor) => onChoose({ daysFor })}
        />
      )}
    </>
  );
}
