import type { Operator } from "#contracts/api.ts";
import type { FastifyReply } from "fastify";
import { jsonObject, sendValue } from "#server/http/sendValue.ts";
import type { DraftService, OpenDraft } from "./createDraftService.ts";

/** Answers with an operator's draft, as the contract has it. */
export type DraftAnswer = (reply: FastifyReply, operator: Operator, draft: OpenDraft) => Promise<FastifyReply>;

/** Makes it. The configuration is handed on as the text that it is. */
export function createDraftAnswer(draftService: DraftService): DraftAnswer {
  return async (reply, operator, draft) => {
    const live = await draftService.live();
    const changed = draft.hash !== draft.baseHash;
    const problems = changed ? await draftService.problems({ operatorId: operator.id, draft }) : [];
    const members = {
      baseHash: draft.baseHash,
      hash: draft.hash,
      changed,
      behind: draft.baseHash !== live.hash,
      by: operator.account,
      at: draft.at?.toISOString() ?? null,
      problems,
    };
    const written = Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)] as const);
    return sendValue(reply, jsonObject({ ...Object.fromEntries(written), site: draft.content }));
  };
}
