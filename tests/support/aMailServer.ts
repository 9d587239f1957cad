import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { aCertificate } from "./aCertificate.ts";

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Head and body as they were sent. */
  raw: string;
  isSecure: boolean;
  user: string | undefined;
}

/** A real mail server for one test, and what it got. Its certificate is its own: `certFile` is what one has to believe. */
export async function aMailServer(options: SMTPServerOptions = {}) {
  const { keyFile, certFile } = aCertificate();
  const got: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    key: readFileSync(keyFile, "utf8"),
    cert: readFileSync(certFile, "utf8"),
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === "hunter2" ? done(null, { user: username }) : done(new Error("Invalid username or password")),
    onData: (stream, { envelope, secure, user }, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        got.push({
          from,
          to,
          raw: Buffer.concat(parts).toString("utf8"),
          isSecure: secure,
          user: user as string | undefined,
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return { got, certFile, port: (server.server.address() as AddressInfo).port };
}
