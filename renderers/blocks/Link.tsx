import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useLink } from "#rendering/hooks/useLink.ts";
import { Icon } from "../icons/Icon.tsx";

/** A link to a page of the site, or out of it. */
export function Link({ label, to, icon, at }: BlockProps<"link">): ReactElement {
  const anchor = useLink(to, at);
  return (
    <a className="link" {...anchor}>
      {icon === undefined ? null : <Icon name={icon} size={18} />}
      {label}
    </a>
  );
}

/** Draws `link`. */
export const link = defineBlock({ kind: "link", component: Link });
