/** Picks one of several hosts; the same one each time, so that nothing is fetched twice. */
export type PickHost = (hosts: unknown) => string | undefined;

/** A picker for one visit: `random` (0 up to 1) is asked once, and each list is picked from by it. */
export function createHostPicker(random: () => number = Math.random): PickHost {
  const chance = random();
  return (hosts) => {
    if (!Array.isArray(hosts)) return undefined;
    const host: unknown = hosts[Math.floor(chance * hosts.length)];
    return typeof host === "string" ? host.replace(/\/+$/, "") : undefined;
  };
}

/** Hosts are picked at random (access specification, section 9), once a page. */
export const pickHost: PickHost = createHostPicker();

/** A name that is neither a path nor a whole address, such as `banners/1.webp`: it is looked for at a host. */
export const isHostedName = (value: string): boolean => /^[\p{L}\p{N}_][^\s\\:]*$/u.test(value);
