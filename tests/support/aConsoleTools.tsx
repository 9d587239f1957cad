import { readFileSync } from "node:fs";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { ConsoleToolsHolder, type ConsoleTools } from "#console/ConsoleTools.ts";
import { placeAddress, placeOfProblem } from "#console/places.ts";
import type { Diagnostic, DiffEntry, Draft, FlagTurn, TextOrigin } from "#contracts/api.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import type { Answer } from "#stores/Answer.ts";
import { DraftJournal } from "#stores/DraftJournal.ts";
import type { DraftPatch } from "#stores/DraftPort.ts";
import { DraftStore } from "#stores/DraftStore.ts";
import { PlaceStore } from "#stores/PlaceStore.ts";
import { ReviewStore } from "#stores/ReviewStore.ts";
import { RouteStore } from "#stores/RouteStore.ts";
import { UiStore } from "#stores/UiStore.ts";
import { aRenderingContext } from "./aRenderingContext.ts";
import { aTranslate } from "./aTranslate.ts";
import { fakeStorage } from "./fakeStorage.ts";
import { listFiles } from "./listFiles.ts";

/** What a block of the console works on in a test. */
export interface ConsoleParts {
  site: Record<string, unknown>;
  /** What the draft changes. */
  entries?: DiffEntry[];
  found?: Diagnostic[];
  role?: "viewer" | "editor" | "publisher";
  /** The texts that came with the program; none unless it says otherwise. */
  bundledTexts?: ConsoleTools["bundledTexts"];
  /** Translations that were made from another English text. */
  origins?: TextOrigin[];
  /** When features were turned. */
  turns?: FlagTurn[];
}

/** A block of the console, drawn. */
export interface DrawnConsole extends RenderResult {
  tools: ConsoleTools;
  /** The configuration as the operator has it. */
  site(): Record<string, unknown>;
}

const folder = "schemas/config/";

/** The tools of an operator whose platform takes every draft. */
export async function aConsoleTools(parts: ConsoleParts): Promise<ConsoleTools> {
  const { site, entries = [], found = [], role = "publisher", bundledTexts = async () => ({}), origins = [] } = parts;
  const draftOf = (hash: string): Draft =>
    ({ baseHash: "b", hash, changed: entries.length > 0, problems: [], site }) as unknown as Draft;
  const ok = <T,>(value: unknown): Promise<Answer<T>> => Promise.resolve({ ok: true, value: value as T });
  const delay = { after: () => () => undefined };
  const draft = new DraftStore({
    port: {
      getDraft: () => ok(draftOf("d")),
      getLive: () => ok({ revision: null }),
      saveDraft: (_patch: DraftPatch) => ok(draftOf("e")),
      rebaseDraft: () => ok(draftOf("d")),
    },
    delay,
    journal: new DraftJournal(fakeStorage()),
    judge: () => [],
  });
  await draft.load();
  const port = {
    diffDraft: () => ok<never>({ entries, conflicts: [], draft: "d" }),
    getFindings: () => ok<never>({ status: "done", problems: found }),
  };
  const review = new ReviewStore(port, delay, draft, placeOfProblem);
  await review.refresh();
  const route = new RouteStore();
  const files = listFiles().filter((file) => file.startsWith(folder) && file.endsWith(".schema.json"));
  return {
    draft,
    review,
    route,
    place: new PlaceStore(route, placeAddress),
    origins: { rows: origins, load: () => Promise.resolve(), confirm: () => ok({}) },
    flagTurns: { turns: new Map((parts.turns ?? []).map((turn) => [turn.flag, turn])), load: () => Promise.resolve() },
    ui: new UiStore(fakeStorage()),
    writing: { texts: new Map() },
    comments: { threads: [], openAt: () => undefined, load: () => Promise.resolve() },
    handOver: { contested: null },
    mayEdit: () => role !== "viewer",
    bundled: () => undefined,
    bundledTexts,
    schemas: Object.fromEntries(
      files.map((file) => [file.slice(folder.length), JSON.parse(readFileSync(file, "utf8")) as unknown]),
    ),
  } as unknown as ConsoleTools;
}

/** A part of the console with everything around it that it is drawn by. */
export function inConsole(element: ReactElement, tools: ConsoleTools): ReactElement {
  return (
    <RenderingProvider context={aRenderingContext({ translate: aTranslate(), base: "/console" })}>
      <ConsoleToolsHolder value={tools}>{element}</ConsoleToolsHolder>
    </RenderingProvider>
  );
}

/** Draws a part of the console as an operator has it before them. */
export async function drawInConsole(element: ReactElement, parts: ConsoleParts): Promise<DrawnConsole> {
  const tools = await aConsoleTools(parts);
  const result = render(inConsole(element, tools));
  return { ...result, tools, site: () => tools.draft.site ?? {} };
}
