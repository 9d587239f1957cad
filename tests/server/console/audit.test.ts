import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { AuditRow } from "#contracts/api.ts";
import { actsByArea } from "#server/features/audit/actsByArea.ts";
import { tellRefusals } from "#server/features/audit/tellRefusals.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { refused } from "#server/features/publishing/refused.ts";
import { Failure } from "#server/http/Failure.ts";
import { aConsole, type TestOperator } from "#tests/support/aConsole.ts";

const platform = await aConsole();
const { call, clock, db } = platform;
let publisher: TestOperator;
beforeAll(async () => {
  publisher = await platform.operator("publisher");
});

const audit = async (query = ""): Promise<AuditRow[]> => {
  const viewer = await platform.operator("viewer");
  return (await viewer.call("GET", `/audit?pageSize=100${query}`)).value["rows"] as AuditRow[];
};

async function draftOf(path: string, value: unknown): Promise<string> {
  const { value: draft } = await publisher.call("GET", "/draft");
  const patch = [{ op: "replace", path, value }];
  const body = { baseHash: draft["baseHash"], draftHash: draft["hash"], patch };
  let saved = await publisher.call("PUT", "/draft", body);
  // The thread that works on drafts may take longer to start than one draft may take.
  for (let left = 2; saved.code === "too_heavy" && left > 0; left--)
    saved = await publisher.call("PUT", "/draft", body);
  expect(saved).toMatchObject({ status: 200 });
  return String(saved.value["hash"]);
}

describe("the audit", () => {
  it("has words in every language for all that it can name, in the page and in its file", () => {
    const acts = Object.values(actsByArea).flat();
    const page = readFileSync("src/console/layouts/page/audit.json", "utf8");
    for (const language of ["EN", "KM", "AR"]) {
      const texts = JSON.parse(readFileSync(`locales/${language}/consoleAudit.json`, "utf8")) as Record<string, string>;
      expect(acts.filter((act) => texts[`console.act.${act}`] === undefined)).toEqual([]);
    }
    expect(acts.filter((act) => !page.includes(`"console.act.${act}"`))).toEqual([]);
    expect(new Set(acts).size).toBe(acts.length);
  });

  it("names what the gate refused, with the first of its errors, and says nothing of calls that never came so far", async () => {
    const problem = (severity: "error" | "warning", reason: string) =>
      ({ document: "brand", pointer: "/name", severity, reason }) as const;
    const run = (failure: Failure) =>
      tellRefusals(platform, { account: "publisher", act: "publishRefused" }, () => Promise.reject(failure));
    await expect(run(refused([problem("warning", "Long"), problem("error", "Empty")]))).rejects.toThrow();
    await expect(run(new Failure(403, "password_needed", "Again."))).rejects.toThrow("Again.");
    const rows = await audit("&area=publishing");
    expect(rows.filter(({ act }) => act === "publishRefused")).toHaveLength(1);
    expect(rows[0]).toMatchObject({ by: "publisher", reason: "refused", count: 1, problem: "brand /name: Empty" });
    expect(rows[0]).toMatchObject({ found: [{ document: "brand", pointer: "/name", reason: "Empty" }] });
  });

  it("keeps of what the gate refused which finding it is, so that each reader has it in the own language", async () => {
    const before = await draftOf("/brand/name", "");
    const { value: live } = await publisher.call("GET", "/live");
    const { hash: baseHash } = live["revision"] as { hash: string };
    const refusal = await publisher.call("POST", "/publish", { baseHash, draft: before, note: "Nameless" });
    expect(refusal.status).not.toBe(200);
    const [row] = (await audit("&area=publishing")).filter(({ act }) => act === "publishRefused");
    const [found] = row?.found ?? [];
    expect(found).toMatchObject({ document: "brand", pointer: "/name" });
    const sentences: Record<string, string> = JSON.parse(readFileSync("locales/KM/consoleFindings.json", "utf8"));
    expect(sentences).toHaveProperty([`finding.${found?.code}`]);
  });

  it("names a draft that was thrown away with what it held, and once", async () => {
    const draft = await draftOf("/brand/name", "Another");
    expect((await publisher.call("DELETE", `/draft?draft=${draft}`)).status).toBe(200);
    await publisher.call("DELETE", "/draft");
    const found = (await audit("&area=drafts")).filter(({ act }) => act === "discard");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ parts: "brand 1", changed: { brand: 1 } });
  }, 60_000);

  it("tells both roles of a change of role apart, so that each has its name", async () => {
    const administrator = await platform.operator("administrator");
    const rows = (await administrator.call("GET", "/operators")).value["rows"] as { id: string; account: string }[];
    const id = rows.find(({ account }) => account === "support")?.id;
    expect((await administrator.call("PUT", `/operators/${id}/role`, { role: "editor" })).status).toBe(200);
    const [row] = (await audit("&search=support")).filter(({ act }) => act === "roleChanged");
    expect(row).toMatchObject({ about: "support", setFrom: "support", setTo: "editor" });
  });

  it("tells words of the platform's and moments apart from what is the same in every language", async () => {
    const at = "2026-12-01T08:00:00.000Z";
    await recordAct(db, clock, "words", "contractAnswered", { member: "agent9", of: "daily 3", switched: "askEnd" });
    await recordAct(db, clock, "words", "contractSetting", { of: "dividend", switched: "hand" });
    await recordAct(db, clock, "words", "scheduled", { of: at, reason: "Night" });
    await recordAct(db, clock, "words", "assetAdded", { name: "harbour.png" });
    await recordAct(db, clock, "words", "tokenMade", { of: "nightly", switched: "read" });
    const rows = new Map((await audit("&by=words")).map((row) => [row.act, row]));
    expect(rows.get("contractAnswered")).toMatchObject({
      own: "agent9",
      contract: "daily",
      version: 3,
      setTo: "askEnd",
      about: "",
    });
    expect(rows.get("contractSetting")).toMatchObject({ own: "", contract: "dividend", version: null, setTo: "hand" });
    expect(rows.get("scheduled")).toMatchObject({ own: "", moment: at, about: "" });
    expect(rows.get("assetAdded")).toMatchObject({ own: "harbour.png", about: "harbour.png" });
    expect(rows.get("tokenMade")).toMatchObject({ own: "nightly", setTo: "read" });
    expect((await audit("&search=harbour")).map(({ act }) => act)).toEqual(["assetAdded"]);
    // Each word that it may be has its own in the page.
    const page = readFileSync("src/console/layouts/page/audit.json", "utf8");
    for (const text of ["console.agents.askEnd", "console.agents.confirms.hand", "contracts.kind.daily"])
      expect(page).toContain(`"${text}"`);
  });

  it("is narrowed by who, what, day and words, signs of patterns taken as they are", async () => {
    await recordAct(db, clock, "a_b", "memberLocked", { member: "player%1", reason: "Own wish" });
    await recordAct(db, clock, "axb", "memberLocked", { member: "player21", reason: "Other" });
    expect((await audit("&by=A_B")).map(({ member }) => member)).toEqual(["player%1"]);
    expect((await audit(`&search=${encodeURIComponent("r%1")}`)).map(({ by }) => by)).toEqual(["a_b"]);
    expect((await audit("&search=own%20WISH")).map(({ by }) => by)).toEqual(["a_b"]);
    expect((await audit("&search=A_B")).map(({ by }) => by)).toEqual(["a_b"]);
    expect((await audit("&area=members")).every(({ area }) => area === "members")).toBe(true);
    expect(await audit("&to=2001-01-01")).toEqual([]);
    const today = clock.now().toISOString().slice(0, 10);
    expect((await audit(`&from=${today}&by=a`)).length).toBeGreaterThan(1);
    expect(await audit("&area=nothing").catch(() => "refused")).toBeUndefined();
  });
});

describe("a list of the console as a file", () => {
  const wish = {
    call: "listAudit",
    params: { by: "a_b" },
    format: "csv",
    fileName: "audit",
    columns: [
      { label: "What", value: "/act", format: "text", labels: { memberLocked: "Locked a member" } },
      { label: "Who", value: "/by", format: "text" },
    ],
    words: { total: "Total", cut: "Cut" },
  };

  it("opens once, for the session that asked", async () => {
    const begun = await publisher.call("POST", "/exports", wish);
    const href = String(begun.value["href"]);
    const file = await call("GET", href);
    expect(file.headers["content-type"]).toContain("text/csv");
    expect(
      file.body
        .replace(/^\uFEFF/, "")
        .trim()
        .split(/\r?\n/),
    ).toEqual(["What,Who", "Locked a member,a_b"]);
    expect((await call("GET", href)).statusCode).toBe(404);
    const other = await publisher.call("POST", "/exports", wish);
    await db.query("DELETE FROM operator_session");
    expect((await call("GET", String(other.value["href"]))).statusCode).toBe(404);
  });

  it("is refused to programs, for other calls, and with parameters that the list has not", async () => {
    publisher = await platform.operator("publisher");
    expect((await (await platform.program()).call("POST", "/exports", wish)).status).toBe(403);
    expect((await publisher.call("POST", "/exports", { ...wish, call: "listOutbox" })).status).toBe(400);
    expect((await publisher.call("POST", "/exports", { ...wish, params: { area: "nothing" } })).status).toBe(400);
    expect((await call("POST", "/console/api/exports", { body: wish })).statusCode).toBe(401);
  });
});
