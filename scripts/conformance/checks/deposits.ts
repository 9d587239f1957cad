import type { Check } from "../Check.ts";
import type { Visitor } from "../createVisitor.ts";
import { demand, NotTried } from "../demand.ts";
import { demandPart } from "../demandPart.ts";

/** Paying in: what is offered, and what an event that nobody signed does. No order is made. */
export const depositChecks: readonly Check[] = [
  {
    call: "listDepositChannels",
    title: "offers ways to pay in",
    run: async (visitor) => void (await offeredTo(visitor)),
  },
  {
    call: "getDepositChannel",
    title: "tells the terms of a way to pay in, and nothing of one that is not there",
    run: async (visitor) => {
      const { token, id } = await offeredTo(visitor);
      const reply = await visitor.call("getDepositChannel", { token, query: { id } });
      demand(reply.success, `It refuses: ${reply.code}`);
      const { min, max } = reply.value as { min: number; max: number };
      demand(min <= max, "The least amount is above the most.");
      const none = await visitor.call("getDepositChannel", { token, query: { id: "none-such" } });
      demand(!none.success, "It answers for a channel that is not there.");
    },
  },
  {
    call: "getDepositQuote",
    title: "says what of an amount arrives",
    run: async (visitor) => {
      const { token, id } = await offeredTo(visitor);
      const reply = await visitor.call("getDepositQuote", { token, query: { channel: id, amount: "1000000" } });
      demand(reply.success, `It refuses: ${reply.code}`);
      const { amount, fee, arrives } = reply.value as { amount: number; fee: number; arrives: number };
      demand(amount === 1_000_000 && arrives === amount - fee, "What arrives is not the amount less its fee.");
    },
  },
  {
    call: "takePaymentEvent",
    title: "refuses an event that nobody signed",
    run: async (visitor) => {
      const event = {
        id: "forged",
        type: "paid",
        order: crypto.randomUUID(),
        payment: "forged",
        amount: 1,
        currency: "USD",
      };
      const reply = await visitor.call("takePaymentEvent", { path: { provider: "nobody" }, body: event });
      demandPart("/wps/deposit", reply);
      demand(reply.status === 401, `It answers ${reply.status} to a forged event; 401 is right.`);
    },
  },
];

async function offeredTo(visitor: Visitor): Promise<{ token: string; id: string }> {
  const token = await visitor.tokenOf("player");
  if (token === undefined) throw new NotTried("No --account was given.");
  const reply = await visitor.call("listDepositChannels", { token });
  demandPart("/wps/deposit", reply);
  demand(reply.success, `It refuses: ${reply.code}`);
  const id = (reply.value as { id: string }[])[0]?.id;
  if (id === undefined) throw new NotTried("No way to pay in is offered.");
  return { token, id };
}
