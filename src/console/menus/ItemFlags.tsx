import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { PickList, type PickOption } from "../blocks/PickList.tsx";

interface ItemFlagsProps {
  flags: readonly string[];
  picks: readonly PickOption[];
  isReadOnly: boolean;
  onChange(flags: readonly string[]): void;
}

/** The features that have to be on for an item, each with whether it is. */
export function ItemFlags({ flags, picks, isReadOnly, onChange }: ItemFlagsProps): ReactElement {
  const translate = useFixedText();
  return (
    <div className="rule-words__word">
      {flags.map((flag) => (
        <p key={flag} className="item-flag">
          <span>
            <strong dir="ltr">{flag}</strong>{" "}
            <span className="pick-list__about">
              {picks.find(({ value }) => value === flag)?.about ?? translate("console.menus.fault.flag", { flag })}
            </span>
          </span>
          {isReadOnly ? null : (
            <button
              type="button"
              className="button button--ghost"
              data-size="s"
              aria-label={translate("console.menus.dropFlag", { flag })}
              onClick={() => onChange(flags.filter((each) => each !== flag))}
            >
              {translate("console.menus.drop")}
            </button>
          )}
        </p>
      ))}
      <PickList
        // Another one is picked in an empty field.
        key={flags.join(" ")}
        label={translate(flags.length === 0 ? "console.menus.flags" : "console.menus.moreFlags")}
        picks={picks.filter(({ value }) => !flags.includes(value))}
        value={undefined}
        isReadOnly={isReadOnly}
        noneText={translate("console.menus.noSuchFlag")}
        onPick={(flag) => onChange([...flags, flag])}
      />
    </div>
  );
}
