import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Cell } from "./writeCell.ts";

/** What a sheet can hold (ECMA-376, SpreadsheetML), less headings, sums and a last word. */
export const mostXlsxRows = 1_048_576 - 3;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** What a workbook of one sheet needs beside the sheet. */
const parts: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // The second format is that of headings.
  "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>`,
};

/** Lines as a workbook of one sheet, the first line being its head, which stays while the sheet is scrolled. Texts are never formulas. */
export function xlsxStream(lines: AsyncIterable<Cell[][]>): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const sheet = Readable.from(write(lines), { objectMode: false });
  const fail = (error: Error) => out.destroy(error);
  // Whoever goes away stops the reading, too.
  out.once("close", () => sheet.destroy());
  sheet.once("error", fail);
  zip.once("error", fail);
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(head + text), name);
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}

async function* write(lines: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let isHead = true;
  for await (const some of lines) {
    let text = "";
    for (const cells of some) {
      text += `<row>${cells.map((cell) => toCell(cell, isHead)).join("")}</row>`;
      isHead = false;
    }
    yield text;
  }
  yield "</sheetData></worksheet>";
}

function toCell({ text, isNumber }: Cell, isHead: boolean): string {
  if (text === "") return "<c/>";
  if (isNumber) return `<c><v>${text}</v></c>`;
  return `<c t="inlineStr"${isHead ? ' s="1"' : ""}><is><t xml:space="preserve">${toXml(text)}</t></is></c>`;
}

const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Characters that XML has no place for are left out; a cell holds 32,767 characters. */
function toXml(text: string): string {
  return (
    text
      .slice(0, 32_767)
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- just these are meant
      .replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replaceAll(/[&<>]/g, (one) => names[one] ?? one)
  );
}
