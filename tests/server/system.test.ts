import { describe, expect, it, onTestFinished, vi } from "vitest";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";
import { plainBody } from "#tests/support/plainBody.ts";

const platform = await aPlatform({ config: { countryHeader: "x-country", trustedProxies: ["127.0.0.1"] } });
const { call, clock, db, liveSite, register } = platform;

const permission = async (headers: Record<string, string> = {}) => {
  const response = await call("GET", "/wps/system/permission?host=play.example", { headers });
  return { response, value: response.statusCode === 304 ? undefined : JSON.parse(plainBody(response)).value };
};
const setSetting = async (key: string, value: unknown) => {
  await db.query(
    "INSERT INTO platform_setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    [key, JSON.stringify(value)],
  );
  clock.advance(3);
  // A reading that began before the change is shared by whoever asks while it is under way.
  await permission();
  clock.advance(3);
};

describe("permission", () => {
  it("[BOOT-06] carries flags, rules and the brand of the live revision, and names it", async () => {
    const { value } = await permission({ "x-country": "KH" });
    const { site, seq, hash } = liveSite.current();
    expect(value).toMatchObject({ maintenance: false, regionRestriction: false });
    expect(value.info).toMatchObject({
      whitelabel: site.flags,
      register: site.rules.register,
      resources: site.brand.resources,
      customerService: [{ type: 1, name: "LIVECHAT" }],
      analytics: { gtagId: "" },
      imageCDNs: [],
      launchGameCDNs: [],
      location: { ip: "127.0.0.1", country: "KH" },
      settings: { loginedToHomePage: false, merchantCode: "demo", rememberMe: "token", languages: ["KM", "EN", "AR"] },
      site: { seq, hash, href: `/config/${hash}.json` },
    });
  });

  it("sends nothing again that the browser has, until something changes", async () => {
    const { response } = await permission();
    const etag = String(response.headers["etag"]);
    expect((await permission({ "if-none-match": etag })).response.statusCode).toBe(304);
    liveSite.change(aSite());
    expect((await permission({ "if-none-match": etag })).response.statusCode).toBe(200);
  });

  it("asks no database for what it knows, and follows a change of the settings within two seconds", async () => {
    await permission();
    const query = vi.spyOn(platform.deps.db, "query");
    onTestFinished(() => query.mockRestore());
    for (let time = 0; time < 50; time += 1) {
      expect(
        (await permission({ "accept-encoding": ["br", "gzip", "identity"][time % 3] ?? "" })).response.statusCode,
      ).toBe(200);
    }
    expect(query).not.toHaveBeenCalled();
    clock.advance(3);
    await Promise.all(Array.from({ length: 50 }, () => permission()));
    expect(query).toHaveBeenCalledTimes(1);
  });

  it("has an ETag of its own for each visitor, state and coding, and sends nobody another one's answer", async () => {
    const seen = new Map<string, string>();
    for (const coding of ["br", "gzip", "identity"])
      for (const country of ["KH", "TH", ""])
        for (const maintenance of [true, false]) {
          await setSetting("maintenance", maintenance);
          const { response } = await permission({ "accept-encoding": coding, "x-country": country });
          const text = plainBody(response);
          expect(JSON.parse(text).value).toMatchObject({ maintenance, info: { location: { country } } });
          expect(seen.has(String(response.headers["etag"]))).toBe(false);
          seen.set(String(response.headers["etag"]), text);
        }
    expect(seen.size).toBe(18);
  });

  it("[REG-02] a rule of the brand's own keeps its label and choices", async () => {
    const favouriteTeam = {
      ...aSite().rules.register.username!,
      widget: "select" as const,
      label: "field.favouriteTeam",
      options: [{ value: "otters", label: "team.otters" }],
    };
    liveSite.change(aSite({ favouriteTeam }));
    expect((await permission()).value.info.register.favouriteTeam).toEqual(favouriteTeam);
    expect((await call("GET", "/wps/system/setting/register")).json().value.favouriteTeam).toEqual(favouriteTeam);
    liveSite.change(aSite());
  });

  it("[FLAG-01] the flag tree is answered as it is, however deep", async () => {
    expect((await call("GET", "/wps/system/whitelabel")).json().value).toEqual(liveSite.current().site.flags);
  });

  it("[BOOT-02] maintenance closes every call but those that say so, and wins over the region", async () => {
    const { token } = await register("closing1");
    const statusIn = async (country: string) =>
      (await call("GET", "/wps/system/status", { headers: { "x-country": country } })).json().value;
    expect(await statusIn("ZZ")).toEqual({ status: 0 });
    await setSetting("maintenance", true);
    await setSetting("regions", { mode: "except", countries: ["ZZ"] });
    const { value } = await permission({ "x-country": "ZZ" });
    expect(value).toMatchObject({ maintenance: true, regionRestriction: true });
    expect(await statusIn("ZZ")).toEqual({ status: 1 });
    const refused = await call("GET", "/wps/v2/wallets/balance", { token });
    expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([
      503,
      "maintenance",
      "60",
    ]);
    await setSetting("maintenance", false);
    expect([await statusIn("ZZ"), await statusIn("KH")]).toEqual([{ status: 2 }, { status: 0 }]);
    expect((await call("GET", "/wps/v2/wallets/balance", { token })).statusCode).toBe(200);
  });

  it("[BOOT-04] a blocked region is refused, and told its own address", async () => {
    const headers = { "x-country": "ZZ" };
    expect((await permission(headers)).value).toMatchObject({
      maintenance: false,
      regionRestriction: true,
      info: { location: { ip: "127.0.0.1" } },
    });
    expect((await call("GET", "/wps/system/status", { headers })).json().value).toEqual({ status: 2 });
    const refused = await call("GET", "/wps/board/winners", { headers });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "region_blocked"]);
    await setSetting("regions", { mode: "everywhere" });
    expect((await call("GET", "/wps/board/winners", { headers })).statusCode).toBe(200);
  });

  it("[BOOT-05] lists every country with its dialling code", async () => {
    const { value } = (await call("GET", "/wps/system/countries")).json();
    expect(value.length).toBeGreaterThan(200);
    expect(value).toContainEqual({ countryCode: "KH", countryDialingCode: "855" });
  });
});

describe("a platform whose proxies are not named", () => {
  it("S-62 believes nobody's word about where a visitor is", async () => {
    const alone = await aPlatform();
    const headers = { "x-country": "ZZ", "x-forwarded-for": "198.51.100.1", "x-forwarded-proto": "https" };
    const { location } = (await alone.call("GET", "/wps/system/permission", { headers })).json().value.info;
    expect(location).toEqual({ ip: "127.0.0.1", country: "" });
  });

  it("S-62 believes no country from anybody but a proxy that is named, and so blocks where it would have blocked", async () => {
    const behind = await aPlatform({ config: { countryHeader: "x-country", trustedProxies: ["192.0.2.0/24", "::1"] } });
    const countryFor = async (ip: string) => {
      const headers = { "x-country": "FR" };
      const answer = await behind.call("GET", "/wps/system/permission", { headers, ip });
      return answer.json().value.info.location.country as string;
    };
    expect(await Promise.all(["192.0.2.9", "::1", "::ffff:192.0.2.9"].map(countryFor))).toEqual(["FR", "FR", "FR"]);
    expect(await Promise.all(["198.51.100.9", "2001:db8::1", "127.0.0.1"].map(countryFor))).toEqual(["", "", ""]);
    // A stranger who says that a proxy stands between is a stranger all the same.
    const headers = { "x-country": "FR", "x-forwarded-for": "192.0.2.9" };
    const forged = await behind.call("GET", "/wps/system/permission", { headers, ip: "198.51.100.9" });
    expect(forged.json().value.info.location).toEqual({ ip: "198.51.100.9", country: "" });
  });

  it("S-62 believes the proxies that are named", async () => {
    const behind = await aPlatform({ config: { trustedProxies: ["127.0.0.1"] } });
    const headers = { "x-forwarded-for": "192.0.2.1, 198.51.100.1" };
    const { location } = (await behind.call("GET", "/wps/system/permission", { headers })).json().value.info;
    expect(location.ip).toBe("198.51.100.1");
  });
});

describe("a site whose files live elsewhere", async () => {
  const site = await aPlatform({ config: { allowedOrigins: ["https://play.example"] } });
  const from = (origin: string, method: "GET" | "OPTIONS" = "GET") =>
    site.call(method, "/wps/system/permission", { headers: { origin } });

  it("S-08 may read answers, with credentials, from the origins of the list", async () => {
    const { headers } = await from("https://play.example");
    expect(headers).toMatchObject({
      "access-control-allow-origin": "https://play.example",
      "access-control-allow-credentials": "true",
      vary: expect.stringMatching(/^Origin\b/),
    });
    const preflight = await from("https://play.example", "OPTIONS");
    expect([preflight.statusCode, preflight.headers["access-control-allow-headers"]]).toEqual([
      204,
      expect.stringContaining("token"),
    ]);
  });

  it.each([
    "https://play.example.evil.example",
    "https://evilplay.example",
    "http://play.example",
    "https://play.example:8443",
    "https://user@play.example",
    "https://PLAY.example",
    "null",
    "*",
    "",
  ])("S-08 gives nothing to %s", async (origin) => {
    const { headers } = await from(origin);
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  });
});

describe("reports of browsers", () => {
  const rows = () =>
    db.query<{ kind: string; document: string; reason: string; page: string; count: number }>(
      "SELECT kind, document, reason, page, count FROM problem_report ORDER BY first_at, kind",
    );

  it("equal problems are one row that counts, and addresses lose their queries", async () => {
    const body = {
      kind: "document",
      document: "layouts/page/index",
      pointer: "/root",
      reason: "unknown kind",
      page: "/index?token=secret",
    };
    for (let time = 0; time < 3; time += 1) await call("POST", "/wps/system/reports", { body });
    expect(await rows()).toEqual([
      { kind: "document", document: "layouts/page/index", reason: "unknown kind", page: "/index", count: 3 },
    ]);
  });

  it("S-05 violations of the policy are kept without queries, samples or anything else", async () => {
    const report = (type: string, body: unknown) =>
      call("POST", "/csp-report", { body: JSON.stringify(body) as never, headers: { "content-type": type } });
    const old = {
      "document-uri": "https://play.example/login?token=secret",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/x.js?secret=1",
      "script-sample": "secret",
    };
    expect((await report("application/csp-report", { "csp-report": old })).statusCode).toBe(204);
    const modern = {
      type: "csp-violation",
      body: {
        documentURL: "https://play.example/index",
        effectiveDirective: "style-src-attr",
        blockedURL: "inline",
        sample: "secret",
      },
    };
    expect((await report("application/reports+json", [modern, modern, { type: "other" }, 5])).statusCode).toBe(204);
    const kept = (await rows()).filter(({ kind }) => kind === "csp");
    expect(kept).toEqual([
      {
        kind: "csp",
        document: "",
        reason: "script-src-elem blocked https://evil.example/x.js",
        page: "/login",
        count: 1,
      },
      { kind: "csp", document: "", reason: "style-src-attr blocked inline", page: "/index", count: 2 },
    ]);
    expect(
      (await report("application/csp-report", { "csp-report": { ...old, pad: "x".repeat(17_000) } })).statusCode,
    ).toBe(413);
  });

  it("S-05 a flood is stopped, for each address by itself", async () => {
    const send = (ip: string) => call("POST", "/wps/system/reports", { body: { kind: "other", reason: "flood" }, ip });
    const statuses = [];
    for (let time = 0; time < 32; time += 1) statuses.push((await send("192.0.2.200")).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await send("192.0.2.201")).statusCode).toBe(200);
    clock.advance(61);
    expect((await send("192.0.2.200")).statusCode).toBe(200);
  });
});
