import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { compileFields } from "#compile/forms/compileFields.ts";
import type { ExampleDeposit } from "#contracts/api.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { shownAmong } from "#engine/sentCondition.ts";
import { sentFields } from "#engine/sentFields.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Deps } from "#server/Deps.ts";
import type { Files } from "#server/features/file/createFiles.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import type { ExampleParts } from "./ExampleParts.ts";
import { createMemory } from "./createMemory.ts";
import { saidChannels, type SaidChannel } from "./saidChannels.ts";

const mostKept = 20;

/** What is kept of a deposit; its channel is said in the language of whoever asks. */
type Kept = Omit<ExampleDeposit, "channel"> & { channelId: string };

/** Serves the deposits behind `examples/pages/exampleDeposit.json`. */
export function registerExampleDeposit(app: FastifyInstance, deps: Deps, { files, runOnce }: ExampleParts): void {
  const { clock, liveSite } = deps;
  const said = createMemory<readonly Kept[]>(() => []);
  const channelsFor = (request: Parameters<typeof languageOf>[0]) =>
    saidChannels(languageOf(request, liveSite.current().site.brand.settings.defaultLanguage));
  const answer = ({ channelId, ...kept }: Kept, channels: readonly SaidChannel[]): ExampleDeposit => ({
    ...kept,
    channel: channels.find(({ id }) => id === channelId)?.name ?? channelId,
  });

  operation(app, "listExampleChannels", ({ request }) => channelsFor(request).map(({ id, name }) => ({ id, name })));

  operation(app, "getExampleChannel", ({ query, request }) => {
    const channels = channelsFor(request);
    const channel = query.id === undefined ? channels[0] : channels.find(({ id }) => id === query.id);
    if (!channel) throw notFound();
    return { ...channel, currency: playerSessionOf(request).currency };
  });

  operation(app, "listExampleDeposits", ({ request }) => {
    const channels = channelsFor(request);
    return said.of(playerSessionOf(request).memberId).map((kept) => answer(kept, channels));
  });

  operation(app, "createExampleDeposit", async ({ body, idempotencyKey, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const channels = channelsFor(request);
    const intent = {
      scope: `exampleDeposit.${memberId}`,
      key: idempotencyKey,
      request: body,
      secrets: {},
    };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => undefined,
      prepare: async () => judge(body, channels),
      work: async (tx, form): Promise<Kept> => ({
        id: randomUUID(),
        channelId: body.channel,
        amount: body.amount,
        currency,
        files: await takeFiles(tx, files, memberId, form, { ...body.values, amount: body.amount }),
        at: clock.now().toISOString(),
        state: "pending",
      }),
    });
    if (!replayed) said.keep(memberId, [value, ...said.of(memberId)].slice(0, mostKept));
    return answer(value, channels);
  });
}

/** The form of a channel, by the very functions of the site; refuses what it does not accept, by field. */
function judge(body: { channel: string; amount: number; values: object }, channels: readonly SaidChannel[]) {
  const channel = channels.find(({ id }) => id === body.channel);
  if (!channel) throw notFound();
  const { min, max, fields } = channel;
  const amount = { name: "amount", widget: "money", label: "amount", required: true, rule: { min, max } } as const;
  const form = compileFields("exampleDeposit", [amount, ...(sentFields(fields) ?? [])], { rules: {} });
  const values = { ...body.values, amount: body.amount };
  const errors = Object.entries(checkForm(form, values, shownAmong(values)));
  if (errors.length > 0)
    throw refusal("form_invalid", "Please check what you typed.", {
      fieldErrors: Object.fromEntries(errors.map(([name, error]) => [name, wordsOf(error)])),
    });
  return form;
}

/** Limits of amounts are said by the page; here is only whoever did not come from it. */
function wordsOf({ key, min, max }: { key: string; min: number; max: number }) {
  return key.startsWith("form.") && key !== "form.required" ? { key: "error.form_invalid" } : { key, min, max };
}

/** Makes the files of a form the deposit's own, and counts them. */
async function takeFiles(
  tx: Queryable,
  files: Files,
  memberId: string,
  form: FormDescriptor,
  values: Record<string, unknown>,
) {
  const clean = cleanValues(form, values, shownAmong(values));
  let taken = 0;
  for (const { name, widget, types = [], maxBytes = 0 } of form.fields) {
    const ids = widget === "upload" ? ((clean[name] ?? []) as string[]) : [];
    if (!(await files.take(tx, memberId, ids, { types, maxBytes })))
      throw refusal("form_invalid", "Please check what you typed.", {
        fieldErrors: { [name]: { key: "form.filesKind" } },
      });
    taken += ids.length;
  }
  return taken;
}
