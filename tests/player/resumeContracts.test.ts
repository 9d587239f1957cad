import { describe, expect, it, vi } from "vitest";
import { ContractStore } from "#stores/ContractStore.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import type { ConsolidatedContract } from "#contracts/api.ts";
import { resumeContracts } from "../../src/player/session/resumeContracts.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good } from "../support/fakeSession.ts";
import { fakeSight } from "../support/fakeSight.ts";

enforceActions();

const sight = fakeSight();

describe("contracts that could not be had", () => {
  it.each(["the visitor goes on", "some seconds pass"])(
    "are asked for again when %s, until they are known",
    async (way) => {
      const { stores } = await fakePlayer();
      let isThere = false;
      const getContracts = vi.fn(async () =>
        isThere ? good({ dailysalreqtype: true } as ConsolidatedContract) : ({ ok: false, code: "network" } as never),
      );
      const contracts = new ContractStore({ agent: () => "agent01", getContracts });
      resumeContracts({ ...stores, contracts });
      await contracts.begin();
      const again = async (place: string) => {
        if (way === "the visitor goes on") stores.route.push(place);
        await vi.advanceTimersByTimeAsync(way === "the visitor goes on" ? 0 : 15_000);
      };
      expect([getContracts.mock.calls.length, contracts.value]).toEqual([1, undefined]);
      sight.isSeen = false;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(getContracts).toHaveBeenCalledTimes(1);
      sight.isSeen = true;
      await again("/promotions");
      expect([getContracts.mock.calls.length, contracts.value]).toEqual([2, undefined]);
      isThere = true;
      await again("/help");
      expect(contracts.value).toEqual({ dailysalreqtype: true });
      await again("/index");
      expect(getContracts).toHaveBeenCalledTimes(3);
    },
  );
});
