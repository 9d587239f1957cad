import type { FastifyInstance } from "fastify";
import { createDraftAnswer } from "#server/features/console/createDraftAnswer.ts";
import type { DraftService } from "#server/features/console/createDraftService.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { toResolutions } from "#server/features/console/toResolutions.ts";
import type { JobRunner } from "#server/features/publishing/work/Jobs.ts";
import { operation } from "#server/http/operation.ts";
import { jsonObject, sendValue } from "#server/http/sendValue.ts";
import type { Copies } from "./createCopies.ts";

/** What the calls need. */
export interface CopyRouteParts {
  copies: Copies;
  draftService: DraftService;
  work: JobRunner;
}

/** Serves what takes the site of another platform into the draft: looking at a file, taking parts of it, and taking that back. */
export function registerCopies(app: FastifyInstance, { copies, draftService, work }: CopyRouteParts): void {
  const answer = createDraftAnswer(draftService);

  operation(app, "getCopy", async ({ request }) => {
    const copy = await copies.last(operatorCallOf(request).operator.id);
    return { copy: copy && { ...copy, at: copy.at.toISOString() } };
  });

  operation(app, "lookAtCopy", async ({ body, request, reply }) => {
    const { id: operator } = operatorCallOf(request).operator;
    const { seq, hash, content } = await draftService.live();
    const found = await work.run("look", { site: JSON.stringify(body.site), live: content }, { operator });
    return sendValue(
      reply,
      jsonObject({
        live: JSON.stringify({ name: "live", seq, hash }),
        entries: found.entries,
        foreign: JSON.stringify(found.foreign),
        problems: JSON.stringify(found.problems),
      }),
    );
  });

  operation(app, "takeCopy", async ({ body, request, reply }) => {
    const { operator } = operatorCallOf(request);
    const { site, resolutions, ...wish } = body;
    const draft = await copies.take(operator, {
      ...wish,
      site: JSON.stringify(site),
      resolutions: toResolutions(resolutions),
    });
    return answer(reply, operator, draft);
  });

  operation(app, "takeCopyBack", async ({ request, reply }) => {
    const { operator } = operatorCallOf(request);
    return answer(reply, operator, await copies.takeBack(operator));
  });
}
