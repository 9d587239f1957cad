import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { audienceWords } from "./audienceWords.ts";
import { dayNames } from "./dayName.ts";
import { readAudience, visitorKinds } from "./itemAudience.ts";

/** Whether the desk of menus can say all of a condition: nothing in it but visitors, days and features. */
export function isAudience(when: unknown): boolean {
  const { isHidden, kinds, days, flags, rest } = readAudience(when);
  return rest.length === 0 && (isHidden || kinds.length < visitorKinds.length || days.length + flags.length > 0);
}

/** A condition of an entry of a menu, as the desk of menus says it: from whom it is hidden, on which days, and without which feature. */
export function ConditionOfItem({ when }: { when: unknown }): ReactElement {
  const translate = useFixedText();
  const { language } = useUi();
  const { isHidden, kinds, days, daysFor, flags } = readAudience(when);
  const away = { days: dayNames(days, language, "long"), who: audienceWords(daysFor, translate) };
  const lines = [
    ...(isHidden ? [translate("console.menus.isHidden")] : []),
    ...(kinds.length < visitorKinds.length
      ? [`${translate("console.menus.audience")}: ${audienceWords(kinds, translate)}`]
      : []),
    ...(days.length > 0 ? [translate("console.menus.away", away)] : []),
    ...flags.map((flag) => `${translate("console.menus.flags")}: ${flag}`),
  ];
  return (
    <ul className="value-list">
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
