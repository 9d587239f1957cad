import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import type { PasskeyMade, PasskeyShown } from "#contracts/api.ts";

/** What a device may do other than it should. */
export interface PasskeyTricks {
  /** Page that the browser says it is. */
  origin?: string;
  /** Host that the device signs for. */
  rpId?: string;
  /** Whether the device says that it knows who holds it. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

/** A device with one passkey, in software: ES256 with a counter (WebAuthn level 3, sections 6 and 7). */
export function aPasskey(host = "localhost") {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const origin = `http://${host}:8080`;
  let counter = 0;
  let userHandle = "";

  const clientData = (type: string, challenge: string, tricks: PasskeyTricks) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: tricks.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (flags: number, tricks: PasskeyTricks, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(tricks.counter ?? ++counter);
    const host32 = createHash("sha256")
      .update(tricks.rpId ?? host)
      .digest();
    const verified = tricks.isVerified === false ? 0 : 0x04;
    return Buffer.concat([host32, Buffer.from([flags | 0x01 | verified]), count, rest]);
  };

  return {
    id: id.toString("base64url"),
    /** Answers navigator.credentials.create. */
    make(options: { challenge: string; user: { id: string } }, tricks: PasskeyTricks = {}): PasskeyMade {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]);
      const data = authenticatorData(0x40, tricks, attested);
      // {fmt: "none", attStmt: {}, authData}
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        bytes(data),
      ]);
      return {
        id: id.toString("base64url"),
        rawId: id.toString("base64url"),
        type: "public-key",
        response: {
          clientDataJSON: clientData("webauthn.create", options.challenge, tricks).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Answers navigator.credentials.get. */
    show(options: { challenge: string }, tricks: PasskeyTricks = {}): PasskeyShown {
      const client = clientData("webauthn.get", options.challenge, tricks);
      const data = authenticatorData(0, tricks);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return {
        id: id.toString("base64url"),
        rawId: id.toString("base64url"),
        type: "public-key",
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
          userHandle: tricks.userHandle ?? userHandle,
        },
      };
    },
  };
}

/** CBOR of a short text (RFC 8949). */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** CBOR of bytes, up to 65,535. */
function bytes(value: Buffer): Buffer {
  const head = value.length < 24 ? [0x40 + value.length] : [0x59, value.length >> 8, value.length & 255];
  return Buffer.concat([Buffer.from(head), value]);
}

/** A public key as COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseOf(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const part = (value: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(value, "base64url")]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    part(x),
    Buffer.from([0x22]),
    part(y),
  ]);
}
