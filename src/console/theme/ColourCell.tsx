import type { ReactElement } from "react";
import type { MeasuredPair } from "#compile/theme/checkTheme.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

interface ColourCellProps {
  id: string;
  label: string;
  /** What is written; undefined where the colour follows from others. */
  written: string | undefined;
  /** The colour as it is shown. */
  shown: string;
  /** The pair that stands nearest, of those in which the colour is. */
  nearest: MeasuredPair | undefined;
  /** What the other colour of that pair is called. */
  otherName: string;
  /** What was published; undefined where that is the same. */
  published: { colour: string | undefined } | undefined;
  mayFollow: boolean;
  isReadOnly: boolean;
  onWrite(colour: string | undefined): void;
}

const whole = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;

/** One colour: picked or typed, with how far it stands from the colour that it is nearest to. What is no colour is refused beside it. */
export function ColourCell(props: ColourCellProps): ReactElement {
  const { id, label, written, shown, nearest, otherName, published, mayFollow, isReadOnly, onWrite } = props;
  const translate = useFixedText();
  // The draft keeps what is none on this device, and out of what is saved.
  const isNone = written !== undefined && !whole.test(written);
  const isNear = nearest !== undefined && nearest.ratio < nearest.least;
  const take = (colour: string) => onWrite(colour === "" && mayFollow ? undefined : colour);
  const figure =
    nearest === undefined
      ? undefined
      : translate(isNear ? "console.theme.tooNear" : "console.theme.ratio", {
          ratio: (Math.floor(nearest.ratio * 100) / 100).toFixed(2),
          least: String(nearest.least),
          other: otherName,
        });
  return (
    <div className="colour-cell" data-near={isNear || undefined}>
      <span className="colour" dir="ltr">
        <input
          type="color"
          className="colour__swatch"
          aria-label={translate("fieldUi.pickColour", { label })}
          value={shown.slice(0, 7).toLowerCase()}
          disabled={isReadOnly}
          // The picker knows nothing of transparency: what there is stays.
          onChange={({ target }) => take(target.value + shown.slice(7))}
        />
        <input
          id={id}
          type="text"
          className="input"
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-invalid={isNone || isNear || undefined}
          aria-describedby={`${id}-figure`}
          value={written ?? ""}
          placeholder={shown}
          readOnly={isReadOnly}
          onChange={({ target }) => take(target.value)}
        />
      </span>
      <p id={`${id}-figure`} className={isNone || isNear ? "field__error" : "pick-list__about"} aria-live="polite">
        {isNone ? `${translate("console.theme.noColour")} ${translate("console.field.held")}` : figure}
      </p>
      {isReadOnly ? null : (
        <span className="colour-cell__acts">
          {published === undefined ? null : (
            <button
              type="button"
              className="button button--ghost"
              data-size="s"
              aria-label={translate("console.theme.resetOf", { role: label })}
              onClick={() => onWrite(published.colour)}
            >
              {translate("console.theme.reset")}
            </button>
          )}
          {mayFollow && written !== undefined ? (
            <button
              type="button"
              className="button button--ghost"
              data-size="s"
              aria-label={translate("console.theme.followOf", { role: label })}
              onClick={() => onWrite(undefined)}
            >
              {translate("console.theme.follow")}
            </button>
          ) : null}
        </span>
      )}
    </div>
  );
}
