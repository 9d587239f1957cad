import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { describeStartFault } from "#server/describeStartFault.ts";

const folder = mkdtempSync(join(tmpdir(), "croupier-start-"));

describe("a start that fails", () => {
  const config = readConfig({ PORT: "8123", HOST: "127.0.0.1", CROUPIER_DATA: folder });
  const fault = (members: object, message = "inner words") => Object.assign(new Error(message), members);

  it.each([
    ["PORT", { code: "EADDRINUSE", syscall: "listen" }],
    ["PORT", { code: "EACCES", syscall: "listen" }],
    ["HOST", { code: "EADDRNOTAVAIL", syscall: "listen" }],
    ["CROUPIER_DATA", { code: "EACCES", syscall: "mkdir", path: folder }],
    ["CROUPIER_DATA", { code: "ENOTDIR", syscall: "open", path: join(folder, "master.secret") }],
    ["CROUPIER_DATA", { code: "ENOSPC", syscall: "write", path: join(folder, "postgres") }],
    ["CROUPIER_DATA", { code: "EROFS", syscall: "mkdir", path: tmpdir() }],
  ])("for the sake of %s says so: %j", (name, members) => {
    expect(describeStartFault(fault(members), config)).toMatch(new RegExp(`^${name}: `));
  });

  it("for another reason says that one", () => {
    expect(describeStartFault(fault({ code: "EACCES", path: "/somewhere/else" }), config)).toBe("inner words");
  });

  it("is what Node says of a port that is taken", async () => {
    const [first, second] = [createServer(), createServer()];
    await new Promise<void>((resolve) => first.listen(0, "127.0.0.1", resolve));
    const { port } = first.address() as { port: number };
    const error = await new Promise((resolve) => second.once("error", resolve).listen(port, "127.0.0.1"));
    first.close();
    expect(describeStartFault(error, { ...config, port })).toContain(`127.0.0.1:${port}`);
  });
});
