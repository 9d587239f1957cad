/** The library that checks passkeys, read when the first one is: no start waits for it. */
export const webAuthn = () => import("@simplewebauthn/server");
