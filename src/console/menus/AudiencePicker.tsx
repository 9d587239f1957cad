import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { audienceGroups, isSame } from "./audienceWords.ts";
import { visitorKinds, type MenuVisitor } from "./itemAudience.ts";

interface AudiencePickerProps {
  label: string;
  kinds: readonly MenuVisitor[];
  isReadOnly: boolean;
  onChoose(kinds: readonly MenuVisitor[]): void;
}

/** Some kinds of visitors: usual groups by one press, and each kind of visitor by itself. */
export function AudiencePicker({ label, kinds, isReadOnly, onChoose }: AudiencePickerProps): ReactElement {
  const translate = useFixedText();
  return (
    <fieldset className="rule-words__word audience">
      <legend>{label}</legend>
      <div className="audience__groups" role="group" aria-label={translate("console.menus.groups")}>
        {Object.entries(audienceGroups).map(([name, group]) => (
          <button
            key={name}
            type="button"
            className="button button--secondary"
            data-size="s"
            aria-pressed={isSame(group, kinds)}
            disabled={isReadOnly}
            onClick={() => onChoose(group)}
          >
            {translate(`console.menus.group.${name}`)}
          </button>
        ))}
      </div>
      <div className="audience__kinds">
        {visitorKinds.map((kind) => {
          const isIn = kinds.includes(kind);
          const isLast = isIn && kinds.length === 1;
          return (
            <label
              key={kind}
              className="audience__kind"
              title={isLast ? translate("console.menus.lastKind") : undefined}
            >
              <input
                type="checkbox"
                className="check__box"
                checked={isIn}
                disabled={isReadOnly || isLast}
                onChange={({ target }) =>
                  onChoose(visitorKinds.filter((each) => (each === kind ? target.checked : kinds.includes(each))))
                }
              />
              {translate(`console.menus.kind.${kind}`)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
