import { isIP } from "node:net";

/**
 * What is wrong with an address that an operator names (S-58); undefined for a good one. Addresses of hosts are judged again with every
 * call, where the name is looked up; numbers are never looked up, so they are refused here and there.
 */
export function hookAddressFault(written: string, mayBeLocal: boolean): "shape" | "https" | "host" | undefined {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return "shape";
  if (url.username !== "" || url.password !== "" || url.hash !== "") return "shape";
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (isHere && mayBeLocal) return undefined;
  if (url.protocol !== "https:") return "https";
  const isNumber = isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0;
  return isHere || isNumber || !url.hostname.includes(".") ? "host" : undefined;
}
