import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useDispatch } from "#rendering/hooks/useDispatch.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { Icon } from "../icons/Icon.tsx";
import { classNames } from "../ui/classNames.ts";

/** The languages of the brand, each by its own name. The system's own list: the best there is on a phone. */
export function LanguageSelect({ label, compact = false, at }: BlockProps<"languageSelect">): ReactElement | null {
  const { language, languages } = useUi();
  const dispatch = useDispatch(at);
  if (languages.length < 2) return null;
  return (
    <span className={classNames("picker", compact && "picker--compact")}>
      <Icon name="globe" size={18} />
      {compact ? (
        <span className="picker__code" aria-hidden="true">
          {language}
        </span>
      ) : null}
      <select
        aria-label={label}
        value={language}
        onChange={(event) => void dispatch({ do: "setLanguage", language: event.target.value })}
      >
        {languages.map(({ code, name, tag }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Draws `languageSelect`. */
export const languageSelect = defineBlock({ kind: "languageSelect", component: LanguageSelect });
