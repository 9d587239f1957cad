import type { ReactElement } from "react";
import type { TextParts } from "../differingPart.ts";
import { ChangedValue } from "./ChangedValue.tsx";

interface SideProps {
  title: string;
  kind: "before" | "after";
  pointer: string;
  value: unknown;
  /** For a text: what of it differs from the other side. */
  parts?: TextParts | undefined;
}

/** One side of a difference. */
export function Side({ title, kind, pointer, value, parts }: SideProps): ReactElement {
  return (
    <div className="change__side" data-side={kind}>
      <span className="change__title">{title}</span>
      <ChangedValue pointer={pointer} value={value} parts={parts} />
    </div>
  );
}
