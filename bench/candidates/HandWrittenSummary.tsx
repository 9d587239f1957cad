import type { MouseEvent, ReactElement } from "react";
import type { NeutralField } from "../form/NeutralField.ts";
import { focusControl } from "./focusControl.ts";

/** A field that was refused, and why. */
export interface Refused {
  field: NeutralField;
  error: string;
}

/** More are counted and not listed. */
const longest = 8;

/** What is wrong, read out after a refused submit, with a way to each field. */
export function HandWrittenSummary({ refused }: { refused: Refused[] }): ReactElement | null {
  if (refused.length === 0) return null;
  const handleClick = (event: MouseEvent, name: string) => {
    event.preventDefault();
    focusControl(name);
  };
  const more = refused.length - longest;
  return (
    <div className="form__summary" role="alert">
      <p className="form__summary-title">Please check these fields:</p>
      <ul>
        {refused.slice(0, longest).map(({ field, error }) => (
          <li key={field.name}>
            <a href={`#field-${field.name}`} onClick={(event) => handleClick(event, field.name)}>
              {field.label}
            </a>
            {": "}
            {error}
          </li>
        ))}
      </ul>
      {more > 0 && <p>and {more} more</p>}
    </div>
  );
}
