import { useId, useState, type ReactElement } from "react";
import { schemaFormat, type Renderer } from "#engine/index.ts";
import { frameField } from "#renderers/fields/frameField.tsx";
import { inputProps } from "#renderers/fields/inputProps.ts";
import { Icon } from "#renderers/icons/Icon.tsx";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { observing } from "#rendering/observing.ts";
import { pickKinds, type PickKind } from "./pickKinds.ts";
import { usePicks, type PickChoice } from "./usePicks.ts";
import { TextWords } from "./TextWords.tsx";

/** Fields for names that the site has, by what is picked; the format of their schema says it (`pick-flag`). */
export const pickFieldsByKind: Readonly<Record<PickKind, Renderer>> = Object.fromEntries(
  pickKinds.map((kind) => [
    kind,
    defineField({
      name: `pick-${kind}`,
      match: schemaFormat(`pick-${kind}`),
      component: observing(function Picked(props: FieldProps) {
        return <PickField {...props} kind={kind} />;
      }),
    }),
  ]),
) as Record<PickKind, Renderer>;

/** A name that is typed or picked from those there are, with what it stands for below. */
const PickField = observing(function PickField({ kind, ...props }: FieldProps & { kind: PickKind }): ReactElement {
  const list = useId();
  const [isTyping, setTyping] = useState(false);
  const picks = usePicks(kind);
  const { dir: _, onBlur, ...input } = inputProps(props);
  const value = typeof props.value === "string" ? props.value : "";
  const about = picks.find((pick) => pick.value === value)?.about ?? "";
  const offered = isTyping ? nearest(picks, value) : [];
  return frameField(
    props,
    <>
      <span className="pick">
        {kind === "icon" && value !== "" ? <Icon name={value} /> : null}
        <input
          {...input}
          type="text"
          dir="ltr"
          list={list}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false);
            onBlur();
          }}
        />
      </span>
      <datalist id={list}>
        {offered.map((pick) => (
          <option key={pick.value} value={pick.value}>
            {pick.about}
          </option>
        ))}
      </datalist>
      {kind === "text" ? (
        <TextWords textKey={value} label={props.label} isReadOnly={props.isReadOnly || props.isDisabled} />
      ) : about === "" ? null : (
        <p className="pick__about" dir="auto">
          {about}
        </p>
      )}
    </>,
  );
});

/** As many as a list of choices shows at once. */
const most = 40;

/** The choices that hold what is typed, in their name or in what they stand for; all of them while what is typed is one. */
function nearest(picks: readonly PickChoice[], typed: string): readonly PickChoice[] {
  const sought = typed.trim().toLowerCase();
  const isWhole = sought === "" || picks.some(({ value }) => value === typed);
  const found = isWhole
    ? picks
    : picks.filter(({ value, about }) => value.toLowerCase().includes(sought) || about.toLowerCase().includes(sought));
  return found.slice(0, most);
}
