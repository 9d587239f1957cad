import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { type ContractCycle, contractCycles } from "#compile/contracts/ContractTerms.ts";
import type { AgentContract } from "#contracts/api.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { aTeam } from "#tests/support/aTeam.ts";

const { call, clock, db, liveSite, login, owner, register } = await aPlatform();
liveSite.change(siteWith("AGENTPOLICY3"));
const team = aTeam(db, owner);

/** Agents, each directly below the one before. */
const line = ["lineagent1", "lineagent2", "lineagent3"] as const;
const [top, middle, low] = [0, 1, 2] as const;
type Who = 0 | 1 | 2;

async function aLine() {
  let above: unknown = null;
  for (const account of line) {
    const { id } = (await register(account)).value;
    await owner.query("UPDATE member SET type = 1, upline_id = $1 WHERE id = $2", [above, id]);
    if (above === null) {
      const terms = aContract({ tiers: [aTier([0, null, 0, 0, 500])] });
      await team.contract(String(id), terms, { from: "2026-01-01T00:00:00Z" });
    }
    above = id;
  }
  let tokens: string[] = [];
  const enter = async () => {
    tokens = [];
    for (const account of line) tokens.push((await login(account, goodPassword)).token);
  };
  await enter();
  const say = async (who: Who, body: object) => {
    const headers = { "idempotency-key": randomUUID() };
    return (await call("POST", "/wps/agent/contract", { token: tokens[who]!, body, headers })).json<{
      code?: string;
      value: AgentContract;
    }>();
  };
  return {
    say,
    /** Two days later, each session anew. */
    later: async () => {
      clock.advance(2 * 86_400);
      await enter();
    },
    /** The ids of those that are not over, on the own side. */
    open: async (who: Who) =>
      (await call("GET", "/wps/agent/contract?side=own&open=true", { token: tokens[who]! }))
        .json<{ value: { rows: AgentContract[] } }>()
        .value.rows.map(({ id }) => id),
    read: async (who: Who, id: string) =>
      (await call("GET", `/wps/agent/contract/version?id=${id}`, { token: tokens[who]! })).json<{
        value: AgentContract;
      }>().value,
    /** Offers one to whoever is below; answers its id. */
    offer: async (who: 0 | 1, terms: object) =>
      (await say(who, { action: "offer", account: line[who + 1], terms })).value.id,
  };
}

/** Terms by valid bets, what was lost and who was active, in a period. */
const termsOf = (cycle: ContractCycle, rate: number) =>
  aContract({
    cycle,
    payer: "upline",
    tiers: [aTier([0, 500_000, 0, 0, 100]), aTier([500_000, null, 20_000, 3, rate])],
  });

it("[AC-05] a contract has valid bets, profit and loss, active members, a rate and a period; it is offered and ended by request and answer, and a lower rate ends what pays more below, and says so before", async () => {
  const { say, later, read, offer, open } = await aLine();
  expect(contractCycles).toEqual(["daily", "weekly", "semimonthly", "monthly"]);
  for (const cycle of contractCycles) {
    const id = await offer(top, termsOf(cycle, 400));
    expect(await read(middle, id)).toMatchObject({
      side: "own",
      state: "offered",
      may: ["accept", "reject"],
      rate: 400,
      terms: termsOf(cycle, 400),
      ending: [],
    });
    expect((await say(middle, { action: "reject", id })).value.state).toBe("rejected");
  }
  const above = await offer(top, termsOf("daily", 400));
  expect((await say(middle, { action: "accept", id: above })).value.state).toBe("accepted");
  const below = await offer(middle, termsOf("daily", 300));
  expect((await say(low, { action: "accept", id: below })).value.state).toBe("accepted");
  await later();
  expect([(await read(middle, above)).state, (await read(low, below)).state]).toEqual(["inForce", "inForce"]);

  // An end is asked for by one side, and is the other's to refuse.
  expect((await say(low, { action: "askEnd", id: below })).value.state).toBe("endAskedByDownline");
  expect((await say(middle, { action: "refuseEnd", id: below })).value.state).toBe("inForce");

  // The same rate as below ends nothing; a lower one does, and is accepted only by whoever names what ends.
  const same = await offer(top, termsOf("daily", 300));
  expect((await read(middle, same)).ending).toEqual([]);
  await say(top, { action: "withdraw", id: same });
  const lower = await offer(top, termsOf("daily", 299));
  expect(await read(middle, lower)).toMatchObject({
    ending: [{ id: below, account: line[low], rate: 300 }],
    endingIds: [below],
  });
  expect(await say(middle, { action: "accept", id: lower })).toMatchObject({
    code: "contract_ends_others",
    value: { ending: [below] },
  });
  expect([(await read(middle, lower)).state, (await read(low, below)).state]).toEqual(["offered", "inForce"]);
  const accepted = await say(middle, { action: "accept", id: lower, ending: [below] });
  expect(accepted.value.state).toBe("accepted");
  expect(await read(low, below)).toMatchObject({ state: "ended", may: [] });

  // An end that the other side agrees to.
  await later();
  expect((await read(middle, lower)).state).toBe("inForce");
  expect((await say(top, { action: "askEnd", id: lower })).value.state).toBe("endAskedByUpline");
  expect((await say(middle, { action: "agreeEnd", id: lower })).value.state).toBe("ended");
  // It pays for the period that goes on, and is among those that pay until then.
  expect(await open(middle)).toEqual([lower]);
  await later();
  expect(await open(middle)).toEqual([]);
});
