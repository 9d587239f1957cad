import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Operations, SystemSwitches } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Switches } from "#server/features/system/switches/createSwitches.ts";
import { isClosedAt, nextChangeAfter, readMaintenance } from "#server/features/system/switches/Maintenance.ts";
import { readRegions } from "#server/features/system/switches/Regions.ts";
import { isTimeZone, toWallTime } from "#compile/time/WallTime.ts";
import { createAddressOf } from "#server/http/addressOf.ts";
import { createCountryOf, type Visit } from "#server/http/countryOf.ts";
import { Failure } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { checkConfirmed } from "./checkConfirmed.ts";
import { operatorCallOf, type OperatorCall } from "./Operator.ts";
import { recordAct } from "./recordAct.ts";
import { toMaintenance, toRegions } from "./WrittenSwitch.ts";

type SwitchKey = "maintenance" | "regions";

interface SettingRow {
  key: SwitchKey;
  value: unknown;
  version: number;
  changed_at: Date;
  changed_by: string;
}

/** Serves the live switches: what they are, and changing them. They act at once, outside of revisions (record 59). */
export function registerSwitches(app: FastifyInstance, deps: Deps, switches: Switches): void {
  const { db, clock, config } = deps;
  const addressOf = createAddressOf(config);
  const countryOf = createCountryOf(config);

  const answer = async (visit: Visit, zone: string): Promise<SystemSwitches> => {
    const rows = await db.query<SettingRow>(
      "SELECT key, value, version, changed_at, changed_by FROM platform_setting WHERE key IN ('maintenance', 'regions')",
    );
    const of = (key: SwitchKey) => rows.find((row) => row.key === key);
    const kept = (row: SettingRow | undefined) => ({
      version: row?.version ?? 0,
      changedAt: row?.changed_at.toISOString() ?? null,
      changedBy: row?.changed_by ?? "",
    });
    const maintenance = readMaintenance(of("maintenance")?.value);
    const regions = readRegions(of("regions")?.value);
    const now = clock.now().getTime();
    const isClosed = isClosedAt(maintenance, now);
    const { from, until, messages, testers } = maintenance;
    const wallOf = (moment: number | null) => (moment === null ? { day: "", time: "" } : toWallTime(moment, zone));
    const [begin, end] = [wallOf(from), wallOf(until)];
    return {
      maintenance: {
        ...kept(of("maintenance")),
        state: isClosed ? "closed" : nextChangeAfter(maintenance, now) === null ? "open" : "planned",
        // What is over by itself is as good as switched off.
        mode: until !== null && now >= until ? "open" : maintenance.mode,
        from: from === null ? null : new Date(from).toISOString(),
        until: until === null ? null : new Date(until).toISOString(),
        fromDay: begin.day,
        fromTime: begin.time,
        untilDay: end.day,
        untilTime: end.time,
        messages: Object.entries(messages).map(([language, text]) => ({ language, text })),
        testers: [...testers],
        testersGet: maintenance.testersGet,
      },
      regions: {
        ...kept(of("regions")),
        mode: regions.mode,
        countries: regions.countries.join(" "),
        unknown: regions.unknown,
        open: [...regions.open],
        blocked: [...regions.blocked],
      },
      zone,
      seen: { ip: addressOf(visit), country: countryOf(visit), knowsCountries: config.countryHeader !== undefined },
    };
  };

  /** Writes a switch that nobody else has changed since it was seen, and who did it, in one transaction. */
  const write = async (
    call: OperatorCall,
    change: { key: SwitchKey; expected: number; value: object; said: string },
  ) => {
    const { key, expected, value, said } = change;
    const { account } = call.operator;
    const values = [key, JSON.stringify(value), clock.now(), account];
    await withTransaction(db, async (tx) => {
      const written =
        expected === 0
          ? await tx.query(
              `INSERT INTO platform_setting (key, value, changed_at, changed_by) VALUES ($1, $2, $3, $4)
               ON CONFLICT DO NOTHING RETURNING key`,
              values,
            )
          : await tx.query(
              `UPDATE platform_setting SET value = $2, changed_at = $3, changed_by = $4
               WHERE key = $1 AND version = $5 RETURNING key`,
              [...values, expected],
            );
      if (written.length === 0) {
        throw new Failure(409, "switch_moved", "Somebody switched this meanwhile. Look at it again.");
      }
      await recordAct(tx, clock, account, key, { switched: said, value });
    });
    await switches.renew();
  };

  operation(app, "getSwitches", ({ query, request }) => answer(request, zoneOf(query.zone)));

  operation(app, "setMaintenance", async ({ body, request }) => {
    const call = confirmed(request);
    const zone = zoneOf(body.zone);
    const { value, said } = toMaintenance(body, { zone, now: clock.now().getTime() });
    await write(call, { key: "maintenance", expected: body.expected, value, said });
    return answer(request, zone);
  });

  operation(app, "setRegions", async ({ body, request }) => {
    const call = confirmed(request);
    const { value, said } = toRegions(body);
    await write(call, { key: "regions", expected: body.expected, value, said });
    return answer(request, zoneOf(body.zone));
  });

  /** Who switches: somebody who has just given the password. */
  function confirmed(request: FastifyRequest): OperatorCall {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    return call;
  }
}

function zoneOf(zone: Operations["getSwitches"]["query"]["zone"]): string {
  if (zone === undefined || zone === "") return "UTC";
  if (isTimeZone(zone)) return zone;
  throw new Failure(400, "malformed_request", "There is no such time zone.", { value: { part: "zone" } });
}
