import type { FormsPort } from "./ports/FormsPort.ts";
import type { RenderingContext } from "./RenderingContext.ts";

/** What draws where nothing is loaded, sent or done has these, and its own in the place of some. */
export const quietPorts: Pick<RenderingContext, "dispatch" | "report" | "menus" | "data"> = {
  dispatch: async () => ({ ok: true }),
  report: () => undefined,
  menus: { items: () => [] },
  data: {
    watch: () => () => undefined,
    read: () => ({ status: "idle" }),
    reload: async () => undefined,
    load: async () => ({ ok: false }),
  },
};

/** Forms without rules, drafts of before, countries or captchas, but for what is given. */
export function quietForms(parts: Partial<FormsPort> & Pick<FormsPort, "compileFields" | "messageOf">): FormsPort {
  return {
    descriptor: () => undefined,
    isWhole: () => true,
    drafts: new Map(),
    living: new Set(),
    countries: () => [],
    wantCountries: () => undefined,
    likelyCountries: () => [],
    countryOfNumber: async () => undefined,
    captcha: { read: () => undefined, ensure: async () => undefined, load: async () => undefined },
    ...parts,
  };
}
