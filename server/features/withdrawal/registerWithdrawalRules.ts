import type { FastifyInstance } from "fastify";
import type { BodyOf } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { askRuleChange } from "#server/features/money/RuleChange.ts";
import { notFound } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText } from "#server/http/pickText.ts";
import { readWords, sayWords } from "#server/features/console/readWords.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { withdrawalRuleKind, withdrawalWayKind } from "./ruleKinds.ts";
import { loadRules } from "./StoredRule.ts";
import { loadWays } from "./StoredWay.ts";

/** Serves those who set what holds for withdrawals: the ways to be paid, and the rules of each currency. A second operator agrees. */
export function registerWithdrawalRules(app: FastifyInstance, { clock, db }: Pick<Deps, "clock" | "db">): void {
  operation(app, "listWithdrawalDeskWays", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const ways = await loadWays(db);
    const language = languageOf(request, "EN");
    const rows = ways.slice(offset, offset + limit).map(({ name, fees, number, changedAt, ...way }) => ({
      ...way,
      name: pickText(name, language),
      words: sayWords(name, {}).map(({ language: code, name: said }) => ({ language: code, name: said })),
      fees: Object.entries(fees).map(([currency, terms]) => ({ currency, ...terms })),
      ...number,
      currencies: Object.keys(fees).join(", "),
      changedAt: changedAt.toISOString(),
    }));
    return { rows, page, pageSize, total: ways.length };
  });

  operation(app, "setWithdrawalWay", async ({ path, body: { isOpen }, request }) => {
    const { account: operator } = operatorCallOf(request).operator;
    const ref = path.id;
    await withTransaction(db, async (tx) => {
      const before = await withdrawalWayKind.read(tx, ref);
      if (!before) throw notFound();
      if (before["isOpen"] === isOpen) return;
      const after = { ...before, isOpen };
      if (isOpen) {
        await askRuleChange(tx, clock, withdrawalWayKind, { ref, operator, change: () => after });
        return;
      }
      await withdrawalWayKind.write(tx, ref, after, { operators: operator, at: clock.now() });
      await recordAct(tx, clock, operator, "withdrawalClosed", { of: ref });
    });
    return {};
  });

  operation(app, "addWithdrawalWay", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { id: ref, kind, ...typed } = body;
    const terms = readTerms(typed);
    await withTransaction(db, (tx) =>
      askRuleChange(tx, clock, withdrawalWayKind, {
        ref,
        operator: call.operator.account,
        change(before) {
          if (before) throw invalidForm({ id: { key: "error.way_taken" } });
          return { kind, isOpen: true, ...terms };
        },
      }),
    );
    return {};
  });

  operation(app, "changeWithdrawalWay", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const terms = readTerms(body);
    await withTransaction(db, (tx) =>
      askRuleChange(tx, clock, withdrawalWayKind, {
        ref: path.id,
        operator: call.operator.account,
        change(before) {
          if (!before) throw notFound();
          return { ...before, ...terms };
        },
      }),
    );
    return {};
  });

  operation(app, "listWithdrawalRules", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const rules = await loadRules(db);
    return { rows: rules.slice(offset, offset + limit), page, pageSize, total: rules.length };
  });

  operation(app, "setWithdrawalRule", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    if (body.most < body.least) throw invalidForm({ most: { key: "error.below_least" } });
    if (body.dayMost < body.least) throw invalidForm({ dayMost: { key: "error.below_least" } });
    const operator = call.operator.account;
    await withTransaction(db, (tx) =>
      askRuleChange(tx, clock, withdrawalRuleKind, { ref: path.id, operator, change: () => ({ ...body }) }),
    );
    return {};
  });
}

/** The typed terms of a way as they are kept; throws what is wrong beside its field. */
function readTerms({ words, fees, alphabet, prefix, min, max, place }: BodyOf<"changeWithdrawalWay">) {
  if (max < min || max < prefix.length) throw invalidForm({ max: { key: "error.below_least" } });
  const twice = fees.findIndex(({ currency }, at) => fees.findIndex((fee) => fee.currency === currency) < at);
  if (twice >= 0) throw invalidForm({ [`/fees/${twice}/currency`]: { key: "error.currency_twice" } });
  const { name } = readWords(words);
  const kept = Object.fromEntries(fees.map(({ currency, ...terms }) => [currency, terms]));
  return { words: name, fees: kept, number: { alphabet, prefix, min, max }, place };
}
