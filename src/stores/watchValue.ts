import { reaction } from "mobx";

/** Calls back whenever what `read` gives has changed; returns what stops it. Nothing is called for the first value. */
export function watchValue<T>(read: () => T, onChange: (value: T, before: T | undefined) => void): () => void {
  return reaction(read, (value, before) => onChange(value, before));
}
