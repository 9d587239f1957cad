import { createContext, useContext } from "react";
import type { TextTable } from "#i18n/TextTable.ts";
import type { ConsoleStores } from "./ConsoleStores.ts";

/** What the console's own blocks work with. */
export interface ConsoleTools extends ConsoleStores {
  /** May the operator change the draft? Observes the operator. */
  mayEdit(): boolean;
  /** The configuration schemas by file name. */
  readonly schemas: Readonly<Record<string, unknown>>;
  /** The bundled texts of a language, the console's own among them. */
  bundledTexts(language: string): Promise<TextTable>;
  /** The bundled document for a place of the draft (`/layouts/shell`); undefined where nothing is bundled. */
  bundled(pointer: string): unknown;
}

/** Holds the tools; null outside of the console. */
export const ConsoleToolsHolder = createContext<ConsoleTools | null>(null);

/** The console's tools; throws outside of it. */
export function useConsoleTools(): ConsoleTools {
  const tools = useContext(ConsoleToolsHolder);
  if (!tools) throw new Error("This block is drawn in the console only");
  return tools;
}
