import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { suggest } from "#json/suggest.ts";
import { callTypes } from "#server/features/gate/types/callTypes.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import { readMembers, type CallMember } from "./readMembers.ts";
import { addressOf, stubOperation, type WantedCall } from "./stubOperation.ts";

/** What `call` was asked. */
export interface CallOptions {
  id: string;
  /** Members of the rows that it lists, of what it gives, and of what it takes, as they are written. */
  lists: string | undefined;
  gives: string | undefined;
  takes: string | undefined;
  /** Members of the rows that are summed up under the list. */
  totals: string | undefined;
  /** The list whose row it changes. */
  on: string | undefined;
  tag: string;
  isOpen: boolean;
  /** The folder of the contract's sources. */
  sources: string;
  /** Makes everything again that is made from the contract; gets the files that were written. */
  generate(files: readonly string[]): Promise<void>;
}

interface Source {
  paths: Record<string, Record<string, unknown>>;
}

/**
 * Adds a call to the contract, so that a page can be written for it before anybody has written what answers it: a platform with
 * demo data answers by its schema. Throws a CliError, and writes nothing, where the call cannot be.
 */
export async function runCall(options: CallOptions, io: CliIo): Promise<number> {
  const call = wantedCall(options);
  const address = addressOf(call);
  const method = call.isAction ? "post" : "get";
  const file = join(options.sources, `${call.tag}.json`);
  const source = await readSource(file);
  if (source?.paths[address]?.[method] !== undefined) {
    throw new CliError(exitCodes.problems, `${address} in ${file} is there already: give the call another name.`);
  }
  const before = await readFile(join(options.sources, "shared.json"), "utf8");
  const paths = { ...source?.paths, [address]: { ...source?.paths[address], [method]: stubOperation(call) } };
  await writeFile(file, `${JSON.stringify({ ...source, paths }, null, 2)}\n`);
  const files = [file, ...(await addTag(call.tag, before, options.sources))];
  try {
    await options.generate(files);
  } catch (error) {
    await (source === undefined ? rm(file) : writeFile(file, `${JSON.stringify(source, null, 2)}\n`));
    await writeFile(join(options.sources, "shared.json"), before);
    await options.generate([]).catch(() => undefined);
    throw new CliError(exitCodes.problems, `The contract cannot have ${call.id}: ${(error as Error).message}`);
  }
  io.print(`Wrote ${call.id} (${method.toUpperCase()} ${address}) into ${file}.`);
  io.print(
    "A platform with demo data answers it by its schema. What runs already does not know it: npm start builds the program anew, and starts both.",
  );
  if (call.gives?.kind === "list") io.print(`Then run npm run config -- new <key> --call ${call.id}.`);
  return exitCodes.fine;
}

function wantedCall({ id, lists, gives, takes, totals, on, tag, isOpen }: CallOptions): WantedCall {
  if (!/^[a-z][A-Za-z]{2,63}$/.test(id)) {
    throw new CliError(
      exitCodes.usage,
      `"${id}" cannot be a call: a small letter, then letters, such as listVouchers.`,
    );
  }
  if (!/^[a-z][A-Za-z]{0,31}$/.test(tag) || tag === "openapi" || tag === "shared") {
    throw new CliError(exitCodes.usage, `"${tag}" cannot be a tag: a small letter, then letters, such as voucher.`);
  }
  if (lists !== undefined && /(^|,)\s*(from|to)\s*:\s*dateTime\b/.test(takes ?? ""))
    throw new CliError(
      exitCodes.usage,
      "A period is from:date,to:date, also of rows with a moment: it is days that are chosen.",
    );
  if (callTypes.has(id)) throw new CliError(exitCodes.problems, `The contract has a call ${id} already.`);
  if (lists !== undefined && (gives !== undefined || on !== undefined)) {
    throw new CliError(
      exitCodes.usage,
      "A call that lists rows (--lists) gives nothing else (--gives) and changes no row (--on).",
    );
  }
  if (totals !== undefined && lists === undefined)
    throw new CliError(exitCodes.usage, "Only a call that lists rows (--lists) has totals of them (--totals).");
  const isAction = on !== undefined || (lists === undefined && (gives === undefined || !id.startsWith("get")));
  const taken = takes === undefined ? [] : readMembers(takes, "--takes");
  return {
    id,
    tag,
    isOpen,
    isAction,
    gives: givenBy(lists, gives, totals),
    // A list can always be had whole: what it takes are its filters.
    takes: lists === undefined ? taken : taken.map((member) => ({ ...member, isRequired: false })),
    on: on === undefined ? null : addressOfList(on),
  };
}

function givenBy(
  lists: string | undefined,
  gives: string | undefined,
  totals: string | undefined,
): WantedCall["gives"] {
  if (lists === undefined)
    return gives === undefined ? null : { kind: "value", members: readMembers(gives, "--gives") };
  const members = readMembers(lists, "--lists");
  const numbers = members.filter(({ schema }) => schema["type"] === "integer" || schema["type"] === "number");
  const names = totals?.split(",").map((name) => name.trim()) ?? [];
  return { kind: "list", members, totals: [...new Set(names)].map((name) => totalOf(name, numbers)) };
}

function totalOf(name: string, numbers: readonly CallMember[]): CallMember {
  const member = numbers.find((one) => one.name === name);
  if (member !== undefined) return { ...member, isRequired: true };
  const choices = numbers.map((one) => one.name);
  const near = suggest(name, choices);
  const hint = near === undefined ? ` Those that can: ${choices.join(", ") || "none"}.` : ` Did you mean "${near}"?`;
  throw new CliError(exitCodes.usage, `--totals sums up numbers and amounts of the rows; "${name}" is none.${hint}`);
}

/** The address of a list of the contract, as the address of its rows begins. */
function addressOfList(list: string): string {
  const operation = callTypes.get(list)?.operation;
  if (operation?.table === true) return operation.path.replace(/\/list$/, "");
  const near = suggest(
    list,
    [...callTypes].filter(([, call]) => call.operation.table === true).map(([id]) => id),
  );
  const hint = near === undefined ? "" : ` Did you mean "${near}"?`;
  throw new CliError(exitCodes.usage, `No call "${list}" lists rows.${hint}`);
}

async function readSource(file: string): Promise<Source | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Source;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Names the tag where the contract lists them; answers with the file where it was written. */
async function addTag(tag: string, text: string, sources: string): Promise<string[]> {
  const shared = JSON.parse(text) as { tags: { name: string }[] };
  if (shared.tags.some(({ name }) => name === tag)) return [];
  const file = join(sources, "shared.json");
  await writeFile(file, `${JSON.stringify({ ...shared, tags: [...shared.tags, { name: tag }] }, null, 2)}\n`);
  return [file];
}
