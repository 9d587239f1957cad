import { useId, useRef, useState, type ReactElement } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages as known } from "#i18n/languages.ts";
import type { TextTable } from "#i18n/TextTable.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { saveFile } from "#rendering/table/saveFile.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { decodeFile } from "./files/decodeFile.ts";
import type { FileFault } from "./files/FileTexts.ts";
import type { ImportPlan } from "./files/planImport.ts";
import { ImportDifference } from "./ImportDifference.tsx";
import type { TextRow } from "./textRows.ts";

interface TextFilesProps {
  /** The texts that are listed, in their order: what is taken out. */
  listed: readonly TextRow[];
  /** Keys that there are. */
  keys: ReadonlySet<string>;
  /** Languages that are shown, and those that the brand offers. */
  shown: readonly string[];
  offered: readonly string[];
  /** Loads what the difference of a file is made against. */
  loadTable(language: string): Promise<TextTable>;
}

/** A file that was chosen, read and compared; nothing of it is in the draft yet. */
interface ChosenFile {
  name: string;
  plan: ImportPlan;
}

const none: ImportPlan = { changes: [], faults: [], same: 0 };

/** Takes the listed texts out as a file, and shows what a file would change before it is taken in. */
export function TextFiles({ listed, keys, shown, offered, loadTable }: TextFilesProps): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const { draft, mayEdit } = useConsoleTools();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isReading, setReading] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const saveTable = async () => {
    const { writeCsv } = await import("./files/csvTexts.ts");
    const rows = listed.map(({ key, cells }) => ({
      key,
      texts: cells.slice(0, shown.length).map(({ own, bundled }) => own ?? bundled ?? ""),
    }));
    saveFile("texts.csv", "text/csv;charset=utf-8", writeCsv(rows, shown));
    return { ok: true } as const;
  };
  const saveUnits = async (language: string, column: number) => {
    const { writeXliff } = await import("./files/xliffTexts.ts");
    const units = listed.flatMap(({ key, cells }) => {
      const cell = cells[column];
      if (cell?.source === undefined || !cell.isAsked) return [];
      const target = cell.own ?? cell.bundled ?? "";
      return [{ key, source: cell.source, target, isDone: target !== "" && cell.was === undefined }];
    });
    saveFile(`texts.${language}.xlf`, "application/xliff+xml;charset=utf-8", writeXliff(units, "EN", language));
    return { ok: true } as const;
  };
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    setReading(true);
    const fault = (why: string) =>
      setChosen({ name: file.name, plan: { ...none, faults: [{ why } satisfies FileFault] } });
    try {
      const decoded = await decodeFile(file);
      if (!decoded.ok) return fault(decoded.why);
      const { text } = decoded;
      const { planImport } = await import("./files/planImport.ts");
      const isXml = text.trimStart().startsWith("<");
      const reader = isXml
        ? (await import("./files/xliffTexts.ts")).readXliffTexts
        : (await import("./files/csvTexts.ts")).readCsvTexts;
      const found = reader(text, offered);
      const codes = [...new Set(["EN", ...found.texts.map(({ language }) => language)])];
      const tables = await Promise.all(codes.map(async (code) => [code, await loadTable(code)] as const));
      setChosen({
        name: file.name,
        plan: planImport(found, { site: draft.site, bundled: Object.fromEntries(tables), keys }),
      });
    } catch {
      fault("unread");
    } finally {
      setReading(false);
    }
  };
  return (
    <details className="text-files">
      <summary>{translate("console.texts.files")}</summary>
      <div className="text-files__ways">
        <PressButton
          size="s"
          icon="download"
          label={translate("console.texts.saveTable", { count: listed.length })}
          onPress={saveTable}
        />
        {shown.map((language, column) =>
          language === "EN" ? null : (
            <PressButton
              key={language}
              size="s"
              icon="download"
              label={translate("console.texts.saveUnits", {
                language: isLanguageCode(language) ? known[language].name : language,
              })}
              onPress={() => saveUnits(language, column)}
            />
          ),
        )}
      </div>
      {mayEdit() ? (
        <div className="field">
          <label className="field__label" htmlFor={id}>
            {translate("console.texts.takeIn")}
          </label>
          <input
            ref={picker}
            id={id}
            type="file"
            className="input input--file"
            accept=".csv,.tsv,.txt,.xlf,.xliff,.xml"
            aria-busy={isReading || undefined}
            onChange={(event) => {
              void read(event.currentTarget.files?.[0]);
              // The same file may be chosen again once it was mended.
              event.currentTarget.value = "";
            }}
          />
        </div>
      ) : null}
      {chosen === null ? null : (
        <ImportDifference
          key={chosen.name}
          name={chosen.name}
          plan={chosen.plan}
          onDone={() => {
            setChosen(null);
            // The button goes with what it was about.
            picker.current?.focus();
          }}
        />
      )}
    </details>
  );
}
