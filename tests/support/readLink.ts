import { findMessage } from "./findMessage.ts";

/** Path of the newest link that was mailed to an address; empty where none was. */
export async function readLink(baseURL: string, email: string): Promise<string> {
  const body = await findMessage(baseURL, (sent) => sent.recipient === email && sent.body.includes("#token="));
  return /\/resetPassword#token=[\w-]+/.exec(body)?.[0] ?? "";
}
