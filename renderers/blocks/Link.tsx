import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useLink } from "#rendering/hooks/useLink.ts";
import { Icon } from "../icons/Icon.tsx";
import { linkAddress } from "../ui/linkAddress.ts";

/** A link to a page of the site, or out of it; its address may come from the data. */
export function Link({ label, labels, to, address, icon, at }: BlockProps<"link">): ReactElement | null {
  const target = to ?? linkAddress(address?.value);
  const anchor = useLink(target ?? "/", at);
  if (target === undefined) return null;
  return (
    <a className="link" {...anchor}>
      {icon === undefined ? null : <Icon name={icon} size={18} />}
      {labels?.[label] ?? label}
    </a>
  );
}

/** Draws `link`. */
export const link = defineBlock({ kind: "link", component: Link });
