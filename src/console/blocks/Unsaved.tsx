import type { ReactElement } from "react";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { PlaceLink } from "./PlaceLink.tsx";

const done = { ok: true } as const;

/** What is on this device and not in the draft: values that cannot be, JSON texts, and edits that do not fit any more. */
export const Unsaved = observing(function Unsaved(): ReactElement | null {
  const translate = useFixedText();
  const { errorText } = useErrorText();
  const { draft, writing } = useConsoleTools();
  const { held, aside } = draft;
  if (held.length + aside.length + writing.texts.size === 0) return null;
  return (
    <section className="notice problems" data-tone="warning" aria-label={translate("console.unsaved.title")}>
      <div className="notice__words">
        <p className="notice__title">{translate("console.unsaved.title")}</p>
        <ul>
          {held.map(({ pointer, rule, limit, text }) => (
            <li key={`${pointer} ${rule}`}>
              <PlaceLink pointer={pointer} />{" "}
              {text
                ? translate(text.key, text.values)
                : errorText({ reason: "schema", rule, ...(limit === undefined ? {} : { limit }) })}
            </li>
          ))}
          {[...writing.texts.keys()].map((pointer) => (
            <li key={`text ${pointer}`}>
              <PlaceLink pointer={pointer} /> {translate("console.unsaved.text")}
            </li>
          ))}
          {aside.map(({ pointer, value }) => (
            <li key={`aside ${pointer}`}>
              <PlaceLink pointer={pointer} /> {translate("console.unsaved.aside")}{" "}
              <code dir="auto">{value === undefined ? "—" : JSON.stringify(value).slice(0, 200)}</code>
              <span className="unsaved__acts">
                <PressButton
                  variant="secondary"
                  label={translate("console.unsaved.take")}
                  onPress={async () => {
                    draft.settleAside(pointer, true);
                    return done;
                  }}
                />
                <PressButton
                  variant="ghost"
                  label={translate("console.unsaved.drop")}
                  onPress={async () => {
                    draft.settleAside(pointer, false);
                    return done;
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});
