import { openDocument } from "#engine/openDocument.ts";
import { compileFields } from "#compile/forms/compileFields.ts";
import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import type { Menu } from "#contracts/config.ts";
import type { CompiledMenuItem } from "#contracts/entities.ts";
import type { Renderer } from "#engine/index.ts";
import { createDataPort } from "#app/wiring/createDataPort.ts";
import { createDevice } from "#app/wiring/createDevice.ts";
import { createUiPort } from "#app/wiring/createUiPort.ts";
import { renderers } from "#renderers/index.ts";
import { createDocuments } from "#rendering/createDocuments.ts";
import { createRenderingContext } from "#rendering/createRenderingContext.ts";
import { quietForms } from "#rendering/quietPorts.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { LateDocuments } from "#stores/LateDocuments.ts";
import type { ConsoleStores } from "../ConsoleStores.ts";
import { createConsoleDispatch } from "./createConsoleDispatch.ts";
import { createConsoleScope } from "./createConsoleScope.ts";

/** Path that the console is served under. */
export const consoleBase = "/console";

/** What the console is drawn from. */
export interface ConsoleDocuments {
  layouts: LateDocuments;
  /** By their names: what leads to its pages, and what the search offers to do. */
  menus: Readonly<Record<string, Menu>>;
  /** The blocks that only the console has. */
  blocks: readonly Renderer[];
}

/** Everything that drawing needs, for an operator. */
export function createConsoleRendering(stores: ConsoleStores, documents: ConsoleDocuments): RenderingContext {
  const { layouts, blocks } = documents;
  const { texts, ui, data, route, states, operator } = stores;
  const menus = new Map(
    Object.entries(documents.menus).map(([name, { items }]) => [name, items as CompiledMenuItem[]]),
  );
  const report: RenderingContext["report"] = ({ document, pointer, reason }) =>
    reportError(new Error(`${document} ${pointer}: ${reason}`));
  return createRenderingContext({
    audience: "operator",
    base: consoleBase,
    renderers: [...renderers, ...blocks],
    scope: createConsoleScope(stores),
    texts: () => texts.texts,
    dispatch: createConsoleDispatch({
      stores,
      page: location,
      openOutside: (href) => void open(href, "_blank", "noopener,noreferrer"),
      device: createDevice(),
    }),
    report,
    documents: {
      open: createDocuments({ openLayout: openDocument, read: (key) => layouts.all[key], report }),
      current: () =>
        pageOf(route.route.path, operator.isOpen, (key) => !layouts.isWhole || Object.hasOwn(layouts.all, key)),
      rest: layouts,
    },
    menus: { items: (name) => menus.get(name) ?? [] },
    ui: createUiPort(ui, texts),
    data: createDataPort(data, texts),
    states: { open: states.open, read: states.read, write: states.write },
    // The console's forms stand in its layouts; the platform checks them again.
    forms: quietForms({
      compileFields: (id, fields, tell) => compileFields(id, fields, { rules: {} }, tell),
      messageOf: (error) => fieldErrorText(error, (key) => texts.texts.translate(key)),
    }),
  });
}

/** The document of an address; somebody who is not signed in gets the sign-in, whatever the address but that of an invitation. */
function pageOf(path: string, isOpen: boolean, has: (key: string) => boolean): string {
  const name = path.replace(/^\/+|\/+$/g, "");
  if (!isOpen) return name === "invited" ? "page/invited" : "page/signIn";
  const key = `page/${name === "" ? "overview" : name}`;
  return has(key) && key !== "page/signIn" ? key : "page/notFound";
}
