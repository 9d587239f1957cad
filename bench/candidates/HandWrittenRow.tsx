import { memo, useEffect, useState } from "react";
import { FieldView } from "../form/FieldView.tsx";
import type { NeutralField } from "../form/NeutralField.ts";

/** What a row needs of its form. */
export interface RowOwner {
  values: Record<string, string>;
  /** Says where the errors of a field go; returns how to take that back. */
  register(name: string, setError: (error: string | null) => void): () => void;
  change(field: NeutralField, value: string): void;
}

/** One controlled field. A key renders this row and nothing else. */
export const HandWrittenRow = memo(function HandWrittenRow({ field, owner }: { field: NeutralField; owner: RowOwner }) {
  const [value, setValue] = useState(owner.values[field.name] ?? "");
  const [error, setError] = useState<string | null>(null);
  useEffect(() => owner.register(field.name, setError), [owner, field.name]);
  const handleChange = (next: string) => {
    setValue(next);
    owner.change(field, next);
  };
  return <FieldView field={field} value={value} error={error} onChange={handleChange} />;
});
