/** Reads a TCP port from the environment variable `PORT`; 8080 without it. Throws a sentence for a person. */
export function portFrom(env: NodeJS.ProcessEnv): number {
  const text = env["PORT"] ?? "8080";
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}"; it must be a number from 1 to 65535`);
  }
  return port;
}
