import { findMessage } from "./findMessage.ts";

/** The newest code that was sent to a number; empty where none was. */
export async function readCode(baseURL: string, mobileNum: string): Promise<string> {
  const body = await findMessage(baseURL, ({ recipient }) => recipient.endsWith(mobileNum));
  return /\d{6}/.exec(body)?.[0] ?? "";
}
