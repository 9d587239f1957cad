import ipaddr from "ipaddr.js";

/** Whoever calls, as far as an address tells. */
export interface Caller {
  /** The address that Fastify believes: the peer's, or what a trusted proxy says. */
  ip: string;
}

/** Networks of providers that one customer usually has as a whole: /64 of IPv6 (RFC 4291, 2.5.4). */
const ipv6VisitorBits = 64;
/** A customer's or a small provider's network: /24 of IPv4, /48 of IPv6 (RFC 6177). */
const networkBits = { ipv4: 24, ipv6: 48 };

/**
 * What limits count as one visitor: an IPv4 address, or a whole /64 of IPv6, whose addresses one machine may change at will.
 * Everything that limits, counts or remembers by address uses this or `networkOf`.
 */
export function visitorOf({ ip }: Caller): string {
  const address = parse(ip);
  if (address === undefined) return ip ?? "";
  return address.kind() === "ipv4" ? address.toString() : prefixOf(address, ipv6VisitorBits);
}

/** The network around a visitor. Whoever has one visitor's address can often have these too. */
export function networkOf({ ip }: Caller): string {
  const address = parse(ip);
  return address === undefined ? (ip ?? "") : prefixOf(address, networkBits[address.kind()]);
}

/** IPv4 stays IPv4 however it is written: mapped (`::ffff:192.0.2.1`), or translated (`64:ff9b::192.0.2.1`, RFC 6052). */
function parse(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (!ipaddr.isValid(ip)) return undefined;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 && address.range() === "rfc6052"
    ? new ipaddr.IPv4(address.toByteArray().slice(12))
    : address;
}

function prefixOf(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const bytes = address.toByteArray().map((byte, place) => (place < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}
