import type { DeviceVerb } from "./deviceVerbs.ts";
import { focus } from "./focus.ts";
import { navigate } from "./navigate.ts";
import { openDialog } from "./openDialog.ts";
import { openLink } from "./openLink.ts";
import { refresh } from "./refresh.ts";
import { scrollTo } from "./scrollTo.ts";
import { set } from "./set.ts";
import { toggleTheme } from "./toggleTheme.ts";
import type { Verb } from "./Verb.ts";

/** A verb of the part for the device; where that cannot be fetched, the action fails as one that nobody expected. */
function onDevice<Name extends DeviceVerb>(name: Name): Verb<Name> {
  return async (action, scope, tools) => {
    const { deviceVerbs } = await import("./deviceVerbs.ts");
    return deviceVerbs[name](action, scope, tools);
  };
}

/** The verbs that every program does alike. */
export const commonVerbs = {
  navigate,
  openDialog,
  refresh,
  set,
  toggleTheme,
  openLink,
  scrollTo,
  focus,
  copy: onDevice("copy"),
  install: onDevice("install"),
  print: onDevice("print"),
  share: onDevice("share"),
  download: onDevice("download"),
};
