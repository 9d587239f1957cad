import formTexts from "#locales/EN/form.json" with { type: "json" };
import { useEffect, useState, type FormEvent, type ReactElement } from "react";
import { checkValue } from "../form/checkValue.ts";
import type { NeutralForm } from "../form/NeutralForm.ts";
import { focusControl } from "./focusControl.ts";
import { HandWrittenRow, type RowOwner } from "./HandWrittenRow.tsx";
import { HandWrittenSummary, type Refused } from "./HandWrittenSummary.tsx";

interface Props {
  form: NeutralForm;
  live: boolean;
}

/** Values, error setters and repeaters of one form, outside React's state so that a key renders one row only. */
function createOwner(form: NeutralForm, live: boolean): RowOwner & { submit(): Refused[] } {
  const values = { ...form.data };
  const setters = new Map<string, (error: string | null) => void>();
  const repeaters = new Map(form.fields.filter((field) => field.equals).map((field) => [field.equals, field]));
  let isChecking = live;
  return {
    values,
    register(name, setError) {
      setters.set(name, setError);
      return () => setters.delete(name);
    },
    change(field, value) {
      values[field.name] = value;
      if (!isChecking) return;
      setters.get(field.name)?.(checkValue(field, value, values));
      const repeater = repeaters.get(field.name);
      const repeated = repeater && values[repeater.name];
      if (repeater && repeated) setters.get(repeater.name)?.(checkValue(repeater, repeated, values));
    },
    submit() {
      isChecking = true;
      return form.fields.flatMap((field) => {
        const error = checkValue(field, values[field.name] ?? "", values);
        setters.get(field.name)?.(error);
        return error === null ? [] : [{ field, error }];
      });
    },
  };
}

/** The form: rows that keep their own value and error, and a summary that is read out after a refused submit. */
export function HandWrittenForm({ form, live }: Props): ReactElement {
  const [owner] = useState(() => createOwner(form, live));
  const [refused, setRefused] = useState<Refused[]>([]);
  useEffect(() => {
    const first = refused[0];
    if (first) focusControl(first.field.name);
  }, [refused]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(owner.submit());
  };
  return (
    <form className="form" aria-label="Username" noValidate onSubmit={handleSubmit}>
      <p className="form__legend">
        <span className="form__star" aria-hidden="true">
          {"* "}
        </span>
        {formTexts["form.starLegend"]}
      </p>
      <div className="field-list">
        {form.fields.map((field) => (
          <HandWrittenRow key={field.name} field={field} owner={owner} />
        ))}
      </div>
      <HandWrittenSummary refused={refused} />
      <div className="form__buttons">
        <button type="submit" className="button button--primary button--wide">
          <span className="button__label">Register</span>
        </button>
        <span className="sr-only" role="status" />
      </div>
    </form>
  );
}
