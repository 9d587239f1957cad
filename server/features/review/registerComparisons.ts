import type { FastifyInstance } from "fastify";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import type { JobRunner } from "#server/features/publishing/work/Jobs.ts";
import { operation } from "#server/http/operation.ts";
import { jsonObject, sendValue } from "#server/http/sendValue.ts";
import type { FindSite, NamedSite } from "./createSiteNames.ts";

/** Serves comparisons of any two configurations, and what the pages of one are drawn from. */
export function registerComparisons(app: FastifyInstance, { find, work }: { find: FindSite; work: JobRunner }): void {
  operation(app, "compareSites", async ({ query, request, reply }) => {
    const { id: operator } = operatorCallOf(request).operator;
    const [from, to] = await Promise.all([find(query.from, operator), find(query.to, operator)]);
    // Without a base, one side stands for what is live and the other for what was made from it: nothing is merged.
    const sides = { base: null, live: from.content, mine: to.content };
    const entries = from.hash === to.hash ? "[]" : (await work.run("compare", sides, { operator })).entries;
    return sendValue(reply, jsonObject({ from: toSide(from), to: toSide(to), entries }));
  });

  operation(app, "drawSite", async ({ query, request, reply }) => {
    const { id: operator } = operatorCallOf(request).operator;
    const { seq, hash, content } = await find(query.of, operator);
    const drawing = await work.run("draw", { content }, { operator });
    return sendValue(reply, jsonObject({ seq: String(seq ?? 0), hash: JSON.stringify(hash), drawing }));
  });
}

function toSide({ name, seq, hash }: NamedSite): string {
  return JSON.stringify({ name, seq, hash });
}
