import type { CookieSerializeOptions } from "@fastify/cookie";

/** Names and attributes of the players' cookies. */
export interface CookieNames {
  remember: string;
  device: string;
  /** Tells visitors apart where something is shown to a part of them. */
  visitor: string;
  options: CookieSerializeOptions;
}

/**
 * Over https the names carry `__Host-`: no other host and no plain connection can set them (S-25). A plain connection to
 * this machine has no such names.
 */
export function cookieNames(isHttps: boolean): CookieNames {
  const prefix = isHttps ? "__Host-" : "";
  return {
    remember: `${prefix}rm`,
    device: `${prefix}device`,
    visitor: `${prefix}visitor`,
    options: { path: "/", httpOnly: true, secure: isHttps, sameSite: "strict" },
  };
}
