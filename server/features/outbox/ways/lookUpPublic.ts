import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { DeliveryError } from "./DeliveryError.ts";

/** Finds every address of a host. */
export type FindAddresses = (host: string) => Promise<LookupAddress[]>;

const findWithSystem: FindAddresses = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true, verbatim: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/** Whether an address is anybody's on the internet: neither this machine's, nor a private network's, nor reserved for something. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/**
 * A look-up for a connection that gives public addresses only (S-58). The connection goes to the very addresses that were looked at: a
 * name that leads elsewhere a moment later changes nothing. One bad address among good ones refuses them all.
 */
export function lookUpPublic(mayBeLocal: boolean, find: FindAddresses = findWithSystem): LookupFunction {
  return (host, options, answer) => {
    const settle = async () => {
      const found = await find(host);
      const isGood = ({ address }: LookupAddress) => isPublicAddress(address) || (mayBeLocal && isLoopback(address));
      const [first] = found;
      if (!first || !found.every(isGood)) throw new DeliveryError("the host leads to an address that is not public");
      return { found, first };
    };
    settle().then(
      ({ found, first }) => (options.all ? answer(null, found) : answer(null, first.address, first.family)),
      (error: unknown) => answer(error as NodeJS.ErrnoException, ""),
    );
  };
}
