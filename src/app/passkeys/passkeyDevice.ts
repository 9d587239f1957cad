import { PasskeyFault } from "./PasskeyFault.ts";
import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyShown } from "#contracts/api.ts";

/** Makes a passkey on a device of the visitor's (WebAuthn level 3, 5.1.3). Throws PasskeyFault. */
async function make(options: PasskeyCreation): Promise<PasskeyMade> {
  const { challenge, user, excludeCredentials, ...rest } = options;
  const made = await ask((credentials) =>
    credentials.create({
      publicKey: {
        ...rest,
        challenge: toBytes(challenge),
        user: { ...user, id: toBytes(user.id) },
        excludeCredentials: excludeCredentials.map(({ id }) => ({ id: toBytes(id), type: "public-key" })),
      } as PublicKeyCredentialCreationOptions,
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...named(made),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

/** An offer beside a field that waits for somebody to pick; whatever else is asked of the device ends it. */
let waiting: AbortController | undefined;

/**
 * Asks for a passkey of this site, whichever the visitor picks (WebAuthn level 3, 5.1.4). With `offer` the browser asks nothing and
 * offers them where it fills in the name, until the signal ends that. Throws PasskeyFault.
 */
async function show({ challenge, ...rest }: PasskeyRequest, offer?: AbortSignal): Promise<PasskeyShown> {
  const publicKey = { ...rest, challenge: toBytes(challenge) } as PublicKeyCredentialRequestOptions;
  const shown = await ask((credentials) => {
    if (!offer) return credentials.get({ publicKey });
    waiting = new AbortController();
    const signal = AbortSignal.any([offer, waiting.signal]);
    return credentials.get({ publicKey, mediation: "conditional", signal });
  });
  const response = shown.response as AuthenticatorAssertionResponse;
  return {
    ...named(shown),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
      userHandle: response.userHandle === null ? null : toText(response.userHandle),
    },
  };
}

async function ask(
  how: (credentials: CredentialsContainer) => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  waiting?.abort();
  // Away on pages without https, and in old browsers.
  if (typeof PublicKeyCredential === "undefined") throw new PasskeyFault("passkey_unsupported");
  const found = await how(navigator.credentials).catch((error: unknown) => {
    const { name } = error as DOMException;
    if (name === "InvalidStateError") throw new PasskeyFault("passkey_known");
    if (name === "NotAllowedError" || name === "AbortError") throw new PasskeyFault("passkey_cancelled");
    if (name === "NotSupportedError" || name === "SecurityError") throw new PasskeyFault("passkey_unsupported");
    throw new PasskeyFault("passkey_failed");
  });
  if (found === null) throw new PasskeyFault("passkey_cancelled");
  return found as PublicKeyCredential;
}

function named({ rawId }: PublicKeyCredential) {
  const id = toText(rawId);
  return { id, rawId: id, type: "public-key" } as const;
}

function toText(bytes: ArrayBuffer): string {
  const letters = [...new Uint8Array(bytes)].map((byte) => String.fromCodePoint(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.codePointAt(0) ?? 0);
}

/** The devices of the visitor that hold passkeys; both throw PasskeyFault. */
export const passkeyDevice = { make, show };
