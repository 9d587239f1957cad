import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { suggest } from "#json/suggest.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { callTypes } from "#server/features/gate/types/callTypes.ts";
import { createPageWords, type PageWords } from "./createPageWords.ts";
import { pageFromCall, type CallPage } from "./pageFromCall.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import { usualFolder } from "./readPages.ts";
import { schemaFor } from "./runPull.ts";

/** What `new` was asked. */
export interface NewOptions {
  key: string;
  area: string;
  folder: string | undefined;
  /** The bundled brand whose languages the page has texts in. */
  brand: string;
  /** A call of the contract that lists rows: the page shows them. */
  call: string | undefined;
}

/**
 * Writes the beginning of a page document: it passes the check, and every part is there to be filled in. With a call, the page
 * shows its rows: filters, totals, a dialog with the details, and the actions of a row.
 */
export async function runNew({ key, area, folder, brand, call }: NewOptions, io: CliIo): Promise<number> {
  if (!/^[a-z][A-Za-z0-9]{0,63}$/.test(key)) {
    throw new CliError(
      exitCodes.usage,
      `"${key}" cannot be a key: a small letter, then letters and digits, such as deviceList.`,
    );
  }
  if (area !== "personal-centre" && area !== "agent-centre") {
    throw new CliError(exitCodes.usage, `--area is personal-centre or agent-centre, not "${area}".`);
  }
  const file = join(resolve(io.folder, folder ?? usualFolder), `${key}.json`);
  const words = createPageWords(key, await loadBundled(brand));
  const { root, dialogs } = call === undefined ? emptyPage(words) : pageOf(key, call, words);
  const page = {
    $schema: schemaFor(file),
    format: currentFormat,
    key,
    area,
    menu: { label: words.title, icon: "star" },
    texts: words.texts(),
    layout: { title: words.title, root },
    ...(dialogs !== undefined && { dialogs }),
  };
  await mkdir(dirname(file), { recursive: true });
  const shown = relative(io.folder, file);
  try {
    await writeFile(file, `${JSON.stringify(page, null, 2)}\n`, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new CliError(exitCodes.problems, `${shown} is there already.`);
  }
  io.print(`Wrote ${shown}.`);
  const open = words.untranslated();
  if (open.length > 0) io.print(`English in every language, translate them: ${open.join(", ")}.`);
  io.print(`Then run npm run config -- check ${shown}.`);
  return exitCodes.fine;
}

function emptyPage(words: PageWords): { root: object; dialogs?: object } {
  const children = [{ kind: "emptyState", icon: "star", title: words.fixed("empty") }];
  return { root: { kind: "section", title: words.title, children } };
}

function pageOf(key: string, call: string, words: PageWords): CallPage {
  const page = pageFromCall(key, call, words);
  if (page !== undefined) return page;
  const lists = [...callTypes].filter(([, { operation }]) => operation.table === true && operation.auth !== "console");
  const names = lists.map(([id]) => id);
  const near = suggest(call, names);
  const hint = near === undefined ? "" : ` Did you mean "${near}"?`;
  throw new CliError(exitCodes.usage, `No call "${call}" lists rows.${hint} There are: ${names.join(", ")}.`);
}
