import { describe, expect, it } from "vitest";
import { readSettings } from "../../scripts/conformance/Settings.ts";

describe("the settings of the conformance check", () => {
  it("come from arguments, passwords from the environment", () => {
    const args = ["--url", "https://a.example/x?y", "--account", "p", "--register", "--host", "play.example"];
    expect(readSettings(args, { PLATFORM_PASSWORD: "secret" })).toEqual({
      url: "https://a.example",
      host: "play.example",
      player: { account: "p", password: "secret" },
      agent: undefined,
      origin: undefined,
      mayRegister: true,
    });
  });

  it.each([
    [[], /--url is missing/],
    [["--url"], /--url needs a value/],
    [["--url", "a.example"], /no address/],
    [["--url", "https://a.example", "--account", "p"], /set PLATFORM_PASSWORD/],
    [["--url", "https://a.example", "--pasword", "p"], /Unknown option: --pasword/],
  ])("are refused with their reason: %j", (args, fault) => {
    expect(() => readSettings(args, {})).toThrow(fault);
  });
});
