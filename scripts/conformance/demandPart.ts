import { demandPresent } from "./demand.ts";

/** Parts of the contract that a platform may lack as a whole (docs/platform.md), by where their calls begin, and what that means. */
const parts: Readonly<Record<string, string>> = {
  "/wps/deposit": "the page of deposits says that paying in is not open yet.",
};

/** Throws `NotTried` where a call is not there and belongs to a part that a platform need not have. */
export function demandPart(url: string, reply: { status: number }): void {
  for (const [path, then] of Object.entries(parts)) if (url.startsWith(path)) demandPresent(reply, then);
}
