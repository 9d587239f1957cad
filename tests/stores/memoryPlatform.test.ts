import { describe } from "vitest";
import { memoryPlatform } from "../support/memoryPlatform.ts";
import { playerPortsContract, sitePortContract } from "../support/playerPortsContract.ts";

describe("the platform in memory", () => {
  playerPortsContract(async () => ({
    ports: memoryPlatform({ player01: "Secret#12" }),
    account: "player01",
    password: "Secret#12",
    newcomer: { username: "newcomer", password: "Secret#34" },
    prove: async () => "",
  }));
  sitePortContract(async () => memoryPlatform({}).site);
});
