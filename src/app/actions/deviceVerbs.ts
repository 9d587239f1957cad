import { copy } from "./copy.ts";
import { download } from "./download.ts";
import { install } from "./install.ts";
import { print } from "./print.ts";
import { share } from "./share.ts";
import type { Verb } from "./Verb.ts";

/** A verb that asks the device for something. */
export type DeviceVerb = "copy" | "download" | "install" | "print" | "share";

/** What asks the device for something: a part of its own, fetched when one of them is asked for. */
export const deviceVerbs: { readonly [Name in DeviceVerb]: Verb<Name> } = { copy, download, install, print, share };
