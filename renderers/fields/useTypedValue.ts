import { useEffect, useState } from "react";
import type { FieldProps } from "#rendering/FieldProps.ts";

/** What a control shows whose text and value are two things, and what it does when somebody types and leaves. */
interface TypedValue {
  text: string;
  onType(text: string): void;
  onLeave(): void;
}

/**
 * A value that is typed in one way and kept in another: while somebody types, their own text stands there; when they leave, the
 * value as the language writes it. What `read` cannot make a value of is kept as it was typed, for the check to refuse.
 */
export function useTypedValue(
  { value, isReadOnly, isDisabled, onChange, onBlur }: FieldProps,
  read: (text: string) => unknown,
  write: (value: unknown) => string,
  /** Texts that are values already, and are not read once more. */
  isKept: (value: string) => boolean = () => false,
): TypedValue {
  const [typed, setTyped] = useState<string | null>(null);
  const valueOf = (text: string) => (text.trim() === "" ? undefined : (read(text) ?? text));
  // What came another way than by typing here is a text still: from before the program, out of a draft.
  const isText = typeof value === "string" && !isReadOnly && !isDisabled && !isKept(value) && valueOf(value) !== value;
  useEffect(() => {
    if (isText) onChange(valueOf(value as string));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isText, value]);
  const isOwn = typed !== null && Object.is(valueOf(typed), value);
  return {
    text: isOwn ? typed : write(value),
    onType(text) {
      setTyped(text);
      onChange(valueOf(text));
    },
    onLeave() {
      setTyped(null);
      onBlur();
    },
  };
}
