/** The network an address belongs to: /24 of IPv4, /64 of IPv6. Whoever has one address usually has these. */
export function networkOf(ip: string): string {
  if (ip.includes("."))
    return ip
      .slice(ip.lastIndexOf(":") + 1)
      .split(".")
      .slice(0, 3)
      .join(".");
  const [head = "", tail] = ip.split("::");
  const groups = head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const full = [...groups, ...Array.from({ length: missing }, () => "0"), ...(tail?.split(":").filter(Boolean) ?? [])];
  return full.slice(0, 4).join(":");
}
