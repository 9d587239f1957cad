import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import { usualFolder } from "./readPages.ts";
import { schemaFor } from "./runPull.ts";

/** What `new` was asked. */
export interface NewOptions {
  key: string;
  area: string;
  folder: string | undefined;
}

/** Languages that a page must have texts in, in the bundled brands. */
const languages = ["EN", "KM", "AR"];

/** Writes the beginning of a page document: it passes the check, and every part is there to be filled in. */
export async function runNew({ key, area, folder }: NewOptions, io: CliIo): Promise<number> {
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
  const title = key.replace(/([A-Z])/g, " $1").replace(/^./, (letter) => letter.toUpperCase());
  const texts = { [`${key}.title`]: title, [`${key}.empty`]: "Nothing here yet" };
  const page = {
    $schema: schemaFor(file),
    format: currentFormat,
    key,
    area,
    menu: { label: `${key}.title`, icon: "star" },
    texts: Object.fromEntries(languages.map((language) => [language, texts])),
    layout: {
      title: `${key}.title`,
      root: {
        kind: "section",
        title: `${key}.title`,
        children: [{ kind: "emptyState", icon: "star", title: `${key}.empty` }],
      },
    },
  };
  await mkdir(dirname(file), { recursive: true });
  const shown = relative(io.folder, file);
  try {
    await writeFile(file, `${JSON.stringify(page, null, 2)}\n`, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new CliError(exitCodes.problems, `${shown} is there already.`);
  }
  io.print(
    `Wrote ${shown}. Its texts are English in every language: translate them, then run npm run config -- check.`,
  );
  return exitCodes.fine;
}
