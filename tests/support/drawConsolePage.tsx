import type { OperatorRole } from "#server/features/console/Operator.ts";
import { rightsOf } from "#server/features/console/rights.ts";
import { readFileSync } from "node:fs";
import type { ConsoleStores } from "#console/ConsoleStores.ts";
import { createConsoleDispatch } from "#console/wiring/createConsoleDispatch.ts";
import { drawPlayerPage, type PageLook } from "./drawPlayerPage.tsx";
import { listFiles } from "./listFiles.ts";

const folder = "src/console/layouts/";
/** The console's own documents by key. */
export const layouts = Object.fromEntries(
  listFiles()
    .filter((file) => file.startsWith(folder))
    .map((file) => [file.slice(folder.length, -".json".length), JSON.parse(readFileSync(file, "utf8")) as unknown]),
);

/** A page of the console as an operator of a role has it before them. */
export const drawConsolePage = (page: string, answers: PageLook["answers"] = {}, role = "publisher") =>
  drawPlayerPage("/", {
    answers,
    program: {
      document: `page/${page}`,
      layouts,
      dispatch: ({ stores, device }) =>
        createConsoleDispatch({
          stores: { ...stores, operator: { isOpen: true, state: { status: "open" } } } as unknown as ConsoleStores,
          page: { origin: "https://site.example", hostname: "site.example" },
          openOutside: () => undefined,
          device,
        }),
      roots: {
        operator: () => ({ role, rights: rightsOf(role as OperatorRole) }),
        brand: () => ({ currency: "USD" }),
        draft: () => ({}),
        ui: () => ({ language: "EN", direction: "ltr", online: true, languages: [{ code: "EN", name: "English" }] }),
      },
    },
  });
