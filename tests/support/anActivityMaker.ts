import { randomUUID } from "node:crypto";
import type { Activity } from "#contracts/api.ts";
import { makeSeed } from "#server/features/activity/makeSeed.ts";
import type { MallAnswer, Shopper, TestMall } from "./aMall.ts";

const dayMs = 86_400_000;

/** How an activity differs from an application that began yesterday and ends tomorrow; begins and ends in days from now. */
export interface ActivityOver {
  kind?: "application" | "raffle";
  begins?: number;
  ends?: number;
  pictures?: number;
  prizes?: { count: number; amount: number }[];
}

/** Makes activities on a platform, and takes part in them as a browser does. */
export function anActivityMaker({ call, clock, keys, owner }: TestMall) {
  return {
    async anActivity({ kind = "application", begins = -1, ends = 1, pictures = 0, prizes = [] }: ActivityOver = {}) {
      const id = randomUUID();
      const seed = kind === "raffle" ? makeSeed(keys, id) : undefined;
      const at = (days: number) => new Date(clock.now().getTime() + days * dayMs);
      await owner.query(
        `INSERT INTO activity (id, kind, currency, title, starts_at, ends_at, pictures, amount, prizes, seed_hash, seed_sealed, changed_at)
         VALUES ($1, $2, 'USD', '{"EN":"Share"}', $3, $4, $5, 300, $6, $7, $8, $9)`,
        [
          id,
          kind,
          at(begins),
          at(ends),
          pictures,
          JSON.stringify(prizes),
          seed?.hash ?? null,
          seed?.sealed ?? null,
          clock.now(),
        ],
      );
      return id;
    },
    async apply(one: Shopper, id: string, form: FormData = new FormData(), key: string = randomUUID()) {
      const sent = new Response(form);
      const answer = await call("POST", `/wps/activity/${id}/application`, {
        headers: {
          token: one.token,
          language: "EN",
          "idempotency-key": key,
          "content-type": sent.headers.get("content-type") ?? "",
        },
        body: Buffer.from(await sent.arrayBuffer()),
      });
      return { status: answer.statusCode, ...answer.json<Omit<MallAnswer<Activity>, "status">>() };
    },
  };
}
