import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { AvatarMark } from "../ui/AvatarMark.tsx";

/** A round mark with the first letter of a name; for the eye only. */
export function Avatar({ name, size = "m" }: BlockProps<"avatar">): ReactElement {
  return <AvatarMark name={name.text} size={size} />;
}

/** Draws `avatar`. */
export const avatar = defineBlock({ kind: "avatar", component: Avatar });
