import type { MouseEvent, ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useLink } from "#rendering/hooks/useLink.ts";
import { Icon } from "../icons/Icon.tsx";
import { linkAddress } from "../ui/linkAddress.ts";

/** A link to a page of the site, or out of it; its address may come from the data. */
export function Link({ label, labels, to, address, icon, action, at }: BlockProps<"link">): ReactElement | null {
  const target = to ?? linkAddress(address?.value);
  const { onClick, ...anchor } = useLink(target ?? "/", at);
  if (target === undefined) return null;
  // The verb `set` does its work at once; the way on does not wait for others.
  const press = (event: MouseEvent): void => {
    void action?.();
    onClick?.(event);
  };
  return (
    <a className="link" {...anchor} href={anchor.href} onClick={press}>
      {icon === undefined ? null : <Icon name={icon} size={18} />}
      {labels?.[label] ?? label}
    </a>
  );
}

/** Draws `link`. */
export const link = defineBlock({ kind: "link", component: Link });
