import { useEffect, useState } from "react";

/** Whether the page's policy has refused to show this address in a frame, at this try. A browser says so only by an event. */
export function useRefused(address: string | undefined, tries: number): boolean {
  const [refused, setRefused] = useState<{ address: string; tries: number }>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const { origin } = new URL(address);
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective !== "frame-src" || !URL.canParse(blockedURI)) return;
      if (new URL(blockedURI).origin === origin) setRefused({ address, tries });
    };
    document.addEventListener("securitypolicyviolation", hear);
    return () => document.removeEventListener("securitypolicyviolation", hear);
  }, [address, tries]);
  return address !== undefined && refused?.address === address && refused.tries === tries;
}
