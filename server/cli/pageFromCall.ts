import { callTypes, type CallType } from "#server/features/gate/types/callTypes.ts";
import { branchesOf, followed, itemType, memberType } from "#server/features/gate/types/contractSchema.ts";
import type { JsonSchema } from "#json/schema.ts";
import { parameterChoices } from "#contracts/parameterChoices.ts";
import type { PageWords } from "./createPageWords.ts";

/** Parameters that a table gives by itself. */
const ownParams = ["page", "pageSize", "sort", "cursor"];

/** More columns than this are read in the dialog only. */
const mostColumns = 6;

type Json = Record<string, unknown>;

/** The content of a page that shows a call's rows. */
export interface CallPage {
  root: Json;
  dialogs: Json;
}

/**
 * A page for a list of the contract: its filters, columns, sort and totals from what the call takes and gives, the number of rows, a
 * dialog with everything of a row, which a press on it opens, and for each call that changes a row an action on the row and in the
 * dialog, with a question before it where it takes something away or must not be done twice. Undefined where the call gives no list.
 */
export function pageFromCall(key: string, callId: string, words: PageWords): CallPage | undefined {
  const call = callTypes.get(callId);
  if (call?.operation.table !== true) return undefined;
  const rows = memberType(call.value, "rows");
  const row = rows && itemType(rows);
  if (row === undefined) return undefined;
  const fields = Object.entries(membersOf(row)).filter(([, type]) => !isNested(type));
  const shown = fields.filter(([name]) => name !== "id" && name !== "currency");
  const sorts = followed(call.parameters.get("sort")?.type ?? {}).enum ?? [];
  const filters = filtersOf(callId, call, words);
  const changes = rowCalls(call, row);
  const totals = Object.entries(membersOf(memberType(call.value, "totals") ?? {}))
    .filter(([name]) => name !== "currency")
    .map(([name, type]) => ({ label: words.of(name), value: { bind: `/totals/${name}`, ...formatOf(type) } }));
  const count = { label: words.fixed("count"), value: { bind: `/data/${key}/total`, format: "number" } };
  const table = {
    kind: "table",
    id: key,
    label: words.title,
    call: callId,
    ...(fields.some(([name]) => name === "id") && { rowKey: { bind: "/row/id" } }),
    ...(sorts.length > 0 && { sort: sorts.find((sort) => /^-.*(time|At)$/.test(String(sort))) ?? sorts[0] }),
    ...(filters.length > 0 && { filters }),
    columns: shown.slice(0, mostColumns).map(([name, type], index) => ({
      label: words.of(name),
      value: { bind: `/row/${name}`, ...formatOf(type) },
      ...("labels" in labelsOf(name, type, words) && { labels: words.under(name) }),
      ...(sorts.includes(name) && { sortBy: name }),
      ...(index === 0 && { primary: true }),
    })),
    summary: [count, ...totals],
    rowPress: {
      do: "openDialog",
      dialog: `${key}.details`,
      with: Object.fromEntries(fields.map(([name]) => [name, { bind: `/row/${name}` }])),
    },
    ...(changes.length > 0 && { rowActions: changes.map(([id, change]) => rowAction(key, id, change, words, "row")) }),
    empty: { kind: "emptyState", icon: "search", title: words.fixed("empty") },
  };
  const details = {
    kind: "details",
    items: [...shown, ...fields.filter(([name]) => name === "id")].map(([name, type]) => ({
      label: name === "id" ? words.fixed("number") : words.of(name),
      value: { bind: `/dialog/${name}`, ...formatOf(type) },
      ...labelsOf(name, type, words),
    })),
  };
  const close = { kind: "button", label: "dialog.close", variant: "secondary", action: { do: "closeDialog" } };
  return {
    root: { kind: "section", title: words.title, children: [table] },
    dialogs: {
      details: {
        title: words.fixed("details"),
        root: {
          kind: "dialog",
          title: words.fixed("details"),
          scrollable: true,
          closeOnOutside: true,
          children: [details],
          footer: [close, ...changes.map(([id, change]) => dialogAction(key, id, change, words))],
        },
      },
    },
  };
}

/** Whether a member holds members of its own: no cell shows one, and an author puts it where it belongs. */
function isNested(type: JsonSchema): boolean {
  return branchesOf(type).some((branch) => [branch.type].flat().some((name) => name === "object" || name === "array"));
}

/** The calls on one row: what they take in their address is in the row, and they need nothing else. */
function rowCalls({ operation }: CallType, row: JsonSchema): [id: string, call: CallType][] {
  const address = operation.path.replace(/\/list$/, "");
  return [...callTypes].filter(([, { operation: other, parameters }]) => {
    const needed = [...parameters].filter(([, { required }]) => required).map(([name]) => name);
    if (other.pageCall !== true || !other.path.startsWith(`${address}/{`) || needed.length === 0) return false;
    return needed.every((name) => memberType(row, name) !== undefined);
  });
}

function rowAction(
  key: string,
  id: string,
  { operation, parameters }: CallType,
  words: PageWords,
  from: "row" | "dialog",
): Json {
  const takesAway =
    operation.method === "DELETE" || /^(cancel|close|delete|end|reject|remove|revoke)(?=[A-Z])/.test(id);
  const label = words.of(id);
  const required = [...parameters].filter(([, parameter]) => parameter.required);
  return {
    label,
    icon: takesAway ? "trash" : "check",
    ...(takesAway && { tone: "negative" }),
    action: {
      do: "call",
      call: id,
      params: Object.fromEntries(required.map(([name]) => [name, { bind: `/${from}/${name}` }])),
      ...((takesAway || operation.idempotent) && {
        confirm: { title: words.fixed("sure"), submit: label, ...(takesAway && { danger: true }) },
      }),
      success: words.fixed("done"),
      then: [{ do: "refresh", data: [key] }, ...(from === "dialog" ? [{ do: "closeDialog" }] : [])],
    },
  };
}

/** The same action as a button of the row's dialog, which it closes. */
function dialogAction(key: string, id: string, call: CallType, words: PageWords): Json {
  const { tone, ...action } = rowAction(key, id, call, words, "dialog");
  return { kind: "button", variant: tone === "negative" ? "danger" : "primary", ...action };
}

function filtersOf(callId: string, { parameters }: CallType, words: PageWords): Json[] {
  const hasPeriod = parameters.has("from") && parameters.has("to");
  const named = [...parameters].filter(
    ([name]) => !ownParams.includes(name) && !(hasPeriod && (name === "from" || name === "to")),
  );
  const fields = named.map(([name, { type }]): Json => {
    const choices = choicesOf(type);
    // What is searched is the page's own, and not what another page of the product searches.
    const label = name === "search" ? words.fixed("search") : words.of(name);
    if (choices === undefined) return { name, widget: "text", label };
    const options = choices.map((value) => ({ value, label: words.choice(name, value) }));
    const isListed = Object.hasOwn(parameterChoices[callId] ?? {}, name);
    const optionsOf = { call: callId, parameter: name, labels: words.under(name) };
    return { name, widget: "select", label, ...(isListed ? { optionsOf } : { options }) };
  });
  return hasPeriod
    ? [...fields, { name: "period", widget: "dateRange", label: words.fixed("period"), presets: [0, -7, -30] }]
    : fields;
}

function labelsOf(name: string, type: JsonSchema, words: PageWords): Json {
  const choices = choicesOf(type);
  if (choices === undefined) return {};
  return { labels: Object.fromEntries(choices.map((value) => [String(value), words.choice(name, value)])) };
}

/** The values that something can have, where they are few and listed. */
function choicesOf(type: JsonSchema): readonly (string | number | boolean)[] | undefined {
  const own = followed(type);
  if (own.type === "boolean") return [true, false];
  const values = own.enum?.filter((value) => typeof value === "string" || typeof value === "number");
  return values === undefined || values.length === 0 ? undefined : values;
}

function formatOf(type: JsonSchema): { format?: string } {
  const { type: kind, format, description = "" } = followed(type);
  const kinds = [kind].flat();
  if (format === "date-time") return { format: "dateTime" };
  if (format === "date") return { format: "date" };
  // The contract says of every amount that it is in minor units.
  if (kinds.includes("integer") && description.includes("in minor units")) return { format: "money" };
  return kinds.includes("integer") || kinds.includes("number") ? { format: "number" } : {};
}

function membersOf(type: JsonSchema): Record<string, JsonSchema> {
  return Object.assign({}, ...branchesOf(type).map(({ properties }) => properties ?? {})) as Record<string, JsonSchema>;
}
