import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One value in DER: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
/** ecdsa-with-SHA256 (RFC 5758, 3.2), and commonName. */
const [algorithm, commonName] = ["06082a8648ce3d040302", "0603550403"].map((hex) => Buffer.from(hex, "hex")) as [
  Buffer,
  Buffer,
];
const utcTime = (text: string) => der(0x17, Buffer.from(text));

/** Key and self-made certificate of `localhost` in files of a folder of their own; nobody but a test believes it. */
export function aCertificate(): { keyFile: string; certFile: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from("localhost")))));
  const signed = sequence(
    der(0x02, Buffer.from([1])),
    sequence(algorithm),
    name,
    sequence(utcTime("200101000000Z"), utcTime("491231235959Z")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = sign("sha256", signed, privateKey);
  const whole = sequence(signed, sequence(algorithm), der(0x03, Buffer.from([0]), signature));
  const folder = mkdtempSync(join(tmpdir(), "croupier-tls-"));
  const files = { keyFile: join(folder, "key.pem"), certFile: join(folder, "cert.pem") };
  writeFileSync(files.keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  writeFileSync(files.certFile, `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`);
  return files;
}
