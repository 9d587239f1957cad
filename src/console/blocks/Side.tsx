import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

/** One side of a difference. */
export function Side({
  title,
  kind,
  value,
}: {
  title: string;
  kind: "before" | "after";
  value: unknown;
}): ReactElement {
  const translate = useFixedText();
  return (
    <div className="change__side" data-side={kind}>
      <span className="change__title">{title}</span>
      {value === undefined ? (
        <em>{translate("console.changes.nothing")}</em>
      ) : (
        <pre role="group" tabIndex={0} dir="ltr" aria-label={title}>
          {typeof value === "string" ? value : JSON.stringify(value, null, 2)}
        </pre>
      )}
    </div>
  );
}
