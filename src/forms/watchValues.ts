import { compareStructural, reaction } from "mobx";
import type { FormModel } from "./FormModel.ts";

/** Tells the clean values `delayMs` after the last change of them, until the returned function is called. */
export function watchValues(
  form: FormModel,
  delayMs: number,
  listener: (values: Readonly<Record<string, unknown>>) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = reaction(
    () => form.cleanValues,
    (values) => {
      clearTimeout(timer);
      timer = setTimeout(() => listener(values), delayMs);
    },
    { equals: compareStructural },
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}
