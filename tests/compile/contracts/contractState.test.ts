import { describe, expect, it } from "vitest";
import {
  contractActors,
  contractEvents,
  contractStates,
  isInForce,
  isOver,
  nextContractState,
} from "#compile/contracts/contractState.ts";
import table from "#tests/fixtures/contracts/moves.json" with { type: "json" };

describe("a version of a contract", () => {
  it("moves as the table says, and in no other way", () => {
    const moves = contractStates.flatMap((state) =>
      contractEvents.flatMap((event) =>
        contractActors.flatMap((actor) => {
          const next = nextContractState(state, event, actor);
          return next === undefined ? [] : [[state, event, actor, next].join(" ")];
        }),
      ),
    );
    expect(moves.toSorted()).toEqual(table.moves.map((move) => move.join(" ")).toSorted());
  });

  it("is paid by until the other side agrees that it ends", () => {
    expect(contractStates.filter(isInForce)).toEqual(["inForce", "endAskedByUpline", "endAskedByDownline"]);
    expect(contractStates.filter(isOver)).toEqual(["rejected", "withdrawn", "expired", "amended", "ended"]);
  });
});
