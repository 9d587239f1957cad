import { useEffect, useState } from "react";

/** Whether the page's policy has refused to show this address in a frame. A browser says so only by an event. */
export function useRefused(address: string | undefined): boolean {
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const { origin } = new URL(address);
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective !== "frame-src" || !URL.canParse(blockedURI)) return;
      if (new URL(blockedURI).origin === origin) setRefused(address);
    };
    document.addEventListener("securitypolicyviolation", hear);
    return () => document.removeEventListener("securitypolicyviolation", hear);
  }, [address]);
  return address !== undefined && refused === address;
}
