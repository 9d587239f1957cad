import type { CSSProperties, ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { createChance } from "../art/createChance.ts";

/** A round mark with the first letter of a name, in a colour that the name always gets; for the eye only. */
export function Avatar({ name, size = "m" }: BlockProps<"avatar">): ReactElement {
  const style: CSSProperties & Record<"--hue", number> = { "--hue": Math.round(createChance(name.text)() * 360) };
  const letter = /[\p{L}\p{N}]/u.exec(name.text)?.[0] ?? "•";
  return (
    <span className="avatar" data-size={size} style={style} aria-hidden="true">
      {letter}
    </span>
  );
}

/** Draws `avatar`. */
export const avatar = defineBlock({ kind: "avatar", component: Avatar });
