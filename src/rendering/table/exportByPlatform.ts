import type { Operations } from "#contracts/api.ts";
import type { BlockProps } from "../BlockProps.ts";
import type { Outcome } from "#engine/index.ts";
import { minorDigits } from "#i18n/minorDigits.ts";
import { readPointer } from "#json/pointer.ts";
import type { RenderingContext } from "../RenderingContext.ts";

type Wish = Operations["beginExport"]["body"];
type Column = BlockProps<"table">["columns"][number];

/** A list that the platform is to give as a file. */
interface Wanted {
  call: string;
  params: Readonly<Record<string, unknown>>;
  columns: readonly Column[];
  fileName: string;
  format: Wish["format"];
  currency: string | undefined;
}

const inRow = /^\/row(\/.+)$/;
/** How a file says what a page says; what is masked is in no file of the platform. */
const written: Readonly<Record<string, Wish["columns"][number]["format"]>> = {
  number: "number",
  compact: "number",
  duration: "number",
  percent: "percent",
  date: "date",
  dateTime: "dateTime",
  stamp: "dateTime",
  relative: "dateTime",
  money: "money",
};

/** Has the platform make a file of every row that the filters leave, and lets the browser save it. */
export async function exportByPlatform(
  { call, params, columns, fileName, format, currency }: Wanted,
  { data, translate, audience }: RenderingContext,
): Promise<Outcome> {
  // As the list itself is asked for: what is empty is not said.
  const given = Object.entries(params).filter(
    ([, value]) => ["string", "number", "boolean"].includes(typeof value) && value !== "",
  );
  const wish: Wish = {
    call,
    params: Object.fromEntries(given) as Wish["params"],
    format,
    fileName,
    columns: columns.flatMap((column) => toColumn(column, currency) ?? []),
    words: { total: translate("reportUi.total"), cut: translate("reportUi.cut") },
  };
  const begun = await data.load(audience === "operator" ? "beginDeskExport" : "beginExport", { ...wish });
  if (!begun.ok) return begun;
  const link = document.createElement("a");
  link.href = String(readPointer(begun.value, "/href"));
  link.download = `${fileName}.${format}`;
  link.click();
  return { ok: true };
}

/** What the platform can write: a member of the row. Other columns are the page's own. */
function toColumn({ label, value, labels }: Column, currency: string | undefined): Wish["columns"][number] | undefined {
  const { pointer = "", factor, format } = value({}, 0);
  const place = inRow.exec(pointer)?.[1];
  if (place === undefined || format === "masked") return undefined;
  const kind = written[format ?? "text"] ?? "text";
  return {
    label,
    value: place,
    format: kind,
    ...(kind === "money" && { decimals: minorDigits(currency ?? "") }),
    ...(factor !== undefined && { factor }),
    ...(labels && { labels }),
  };
}
