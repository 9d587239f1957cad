import type { CSSProperties, ReactElement } from "react";
import { createChance } from "../art/createChance.ts";

/** A round mark with the first letter of a name, in a colour that the name always gets; for the eye only. */
export function AvatarMark({ name, size }: { name: string; size: "s" | "m" | "l" }): ReactElement {
  const style: CSSProperties & Record<"--hue", number> = { "--hue": Math.round(createChance(name)() * 360) };
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? "•";
  return (
    <span className="avatar" data-size={size} style={style} aria-hidden="true">
      {letter}
    </span>
  );
}
