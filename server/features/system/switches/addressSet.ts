import { BlockList } from "node:net";
import ipaddr from "ipaddr.js";
import { isRecord } from "#json/isRecord.ts";

/** An address or network as an operator wrote it down, and whose it is. */
export interface ListedAddress {
  address: string;
  note?: string;
}

/** Tells whether an address is one of those that were written down. */
export interface AddressSet {
  has(address: string): boolean;
}

/** Whether a text is an address or a network (`192.0.2.0/24`, `2001:db8::/32`) that can be matched. */
export function isAddressRange(text: string): boolean {
  return rangeOf(text) !== null;
}

/** The addresses and networks of a list. What cannot be read matches nobody; IPv4 is IPv4 however it is written. */
export function addressSet(listed: readonly ListedAddress[]): AddressSet {
  const ranges = listed.flatMap(({ address }) => rangeOf(address) ?? []);
  if (ranges.length === 0) return { has: () => false };
  const list = new BlockList();
  for (const { address, bits } of ranges) list.addSubnet(address.toString(), bits, address.kind());
  return {
    has(text) {
      if (!ipaddr.isValid(text)) return false;
      const address = ipaddr.process(text);
      return list.check(plain(address), address.kind());
    },
  };
}

/** Reads such a list from the database; what is none is left out. */
export function readListed(value: unknown): ListedAddress[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry["address"] !== "string") return [];
    const { address, note } = entry;
    return [{ address, ...(typeof note === "string" && note !== "" && { note }) }];
  });
}

/** A zone (`fe80::1%eth0`) says through which card of this machine, and not who. */
const plain = (address: ipaddr.IPv4 | ipaddr.IPv6) => address.toString().replace(/%.*$/, "");

function rangeOf(text: string): { address: ipaddr.IPv4 | ipaddr.IPv6; bits: number } | null {
  const [written = "", length, ...more] = text.trim().split("/");
  // The library takes shorthands (`10.1`) that people do not mean.
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(written) || ipaddr.IPv6.isValid(written);
  if (!isWhole || more.length > 0 || written.includes("%")) return null;
  const address = ipaddr.process(written);
  const isMapped = written.includes(":") && address.kind() === "ipv4";
  const most = address.kind() === "ipv4" ? 32 : 128;
  if (length === undefined) return { address, bits: most };
  if (!/^\d{1,3}$/.test(length)) return null;
  const bits = Number(length) - (isMapped ? 96 : 0);
  return bits >= 0 && bits <= most ? { address, bits } : null;
}
