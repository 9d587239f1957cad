import { openDocument } from "#engine/openDocument.ts";
import { compileFields } from "#compile/forms/compileFields.ts";
import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import type { Menu } from "#contracts/config.ts";
import type { CompiledMenuItem } from "#contracts/entities.ts";
import { createRegistry, type Renderer } from "#engine/index.ts";
import { createDataPort } from "#app/wiring/createDataPort.ts";
import { createDevice } from "#app/wiring/createDevice.ts";
import { createUiPort } from "#app/wiring/createUiPort.ts";
import { renderers } from "#renderers/index.ts";
import { createDocuments } from "#rendering/createDocuments.ts";
import type { FormsPort } from "#rendering/ports/FormsPort.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { ConsoleStores } from "../ConsoleStores.ts";
import { createConsoleDispatch } from "./createConsoleDispatch.ts";
import { createConsoleScope } from "./createConsoleScope.ts";
import { pageOf } from "./pageOf.ts";

/** Path that the console is served under. */
export const consoleBase = "/console";

/** What the console is drawn from. */
export interface ConsoleDocuments {
  layouts: Readonly<Record<string, unknown>>;
  navigation: Menu;
  /** The blocks that only the console has. */
  blocks: readonly Renderer[];
}

/** Everything that drawing needs, for an operator. */
export function createConsoleRendering(stores: ConsoleStores, documents: ConsoleDocuments): RenderingContext {
  const { layouts, navigation, blocks } = documents;
  const { texts, ui, data, route, states, operator } = stores;
  const items = navigation.items as CompiledMenuItem[];
  const report: RenderingContext["report"] = ({ document, pointer, reason }) =>
    reportError(new Error(`${document} ${pointer}: ${reason}`));
  return {
    audience: "operator",
    base: consoleBase,
    registry: createRegistry([...renderers, ...blocks]),
    scope: createConsoleScope(stores),
    translate: (key, values) => texts.texts.translate(key, values),
    format: (value, format = "text", currency) => texts.texts.format(value, format, currency),
    dispatch: createConsoleDispatch({
      stores,
      page: location,
      openOutside: (href) => void open(href, "_blank", "noopener,noreferrer"),
      device: createDevice(),
    }),
    report,
    documents: {
      open: createDocuments({ openLayout: openDocument, read: (key) => layouts[key], report }),
      current: () => pageOf(route.route.path, operator.isOpen, (key) => Object.hasOwn(layouts, key)),
    },
    menus: { items: (name) => (name === "console" ? items : []) },
    ui: createUiPort(ui, texts),
    data: createDataPort(data, texts),
    states: { open: states.open, read: states.read },
    forms: createFormsPort(stores),
  };
}

/** The console's forms stand in its layouts; the platform checks them again. */
function createFormsPort({ texts }: ConsoleStores): FormsPort {
  return {
    descriptor: () => undefined,
    isWhole: () => true,
    compileFields: (id, fields, tell) => compileFields(id, fields, { rules: {} }, tell),
    messageOf: (error) => fieldErrorText(error, (key) => texts.texts.translate(key)),
    drafts: new Map(),
    countries: () => [],
    wantCountries: () => undefined,
    likelyCountries: () => [],
    countryOfNumber: async () => undefined,
    captcha: { read: () => undefined, ensure: async () => undefined, load: async () => undefined },
  };
}
