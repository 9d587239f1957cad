import { linkAddress } from "../../ui/linkAddress.ts";
import type { Hit } from "./Hit.ts";

/** What was found, as it is offered. A row that has nothing to read or leads nowhere is none. */
export function toHit(item: Hit["item"], key: string): Hit | null {
  const address = linkAddress(item.address?.value);
  const to = item.action === undefined && /^(?:\/|https:)/.test(address ?? "") ? address : undefined;
  return item.title === "" || (item.action === undefined && to === undefined) ? null : { key, item, to };
}
