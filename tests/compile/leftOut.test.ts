import { describe, expect, it } from "vitest";
import { permissionDiagnostics } from "#compile/checks/permissionDiagnostics.ts";
import { readPermission } from "#compile/permission.ts";

const open = { maintenance: false, regionRestriction: false };
const whitelabel = { modId: "ROOT", enabled: "1", childrenNodes: [] };

/** Where a permission answer says what is not used. */
function leftOut(info: Record<string, unknown>): string[] {
  const candidate = { ...open, info: { whitelabel, register: {}, ...info } };
  const result = readPermission(candidate);
  if (!result.ok) throw new Error(result.reason);
  return permissionDiagnostics(candidate, result.permission).map(({ pointer }) => pointer);
}

describe("what a permission answer says and the page does not use", () => {
  it.each<[Record<string, unknown>, string[]]>([
    [{}, []],
    [{ settings: null, resources: null, location: undefined }, []],
    [{ resources: [{ resourceType: "app", url: "/a", qrCodeUrl: "/b" }] }, []],
    [{ resources: "none" }, ["/info/resources"]],
    [{ resources: [7, { resourceType: "app", url: "/a", qrCodeUrl: "/b" }] }, ["/info/resources/0"]],
    [{ resources: [{ resourceType: "app", url: "x", qrCodeUrl: "/b" }] }, ["/info/resources/0/url"]],
    [
      { resources: [{ url: "/a" }, { resourceType: "app", url: "x", qrCodeUrl: "/b" }, 7] },
      ["/info/resources/0", "/info/resources/1/url", "/info/resources/2"],
    ],
    [{ customerService: [{ type: 1, name: "a", url: "ftp://a" }] }, ["/info/customerService/0/url"]],
    [{ customerService: [{ type: 1, name: "a", url: "" }] }, []],
    [{ customerService: [{ type: 1, name: "a", url: null }] }, []],
    [{ customerService: [{ type: 1, name: "a", icon: "x" }] }, []],
    [{ customerService: [{ type: "1" }, { type: 2, name: "b" }] }, ["/info/customerService/0"]],
    [{ imageCDNs: ["https://a.example", "http://b.example"] }, ["/info/imageCDNs/1"]],
    [{ imageCDNs: ["http://b.example", "https://a.example"] }, ["/info/imageCDNs/0"]],
    [{ settings: 7 }, ["/info/settings"]],
    [{ settings: { defaultCountry: "kh" } }, ["/info/settings/defaultCountry"]],
    [{ settings: { defaultCountry: "" } }, []],
    [{ settings: { colour: "red" } }, []],
    [{ settings: { languages: ["EN", 7] } }, ["/info/settings/languages/1"]],
    [{ settings: { logo: "" } }, ["/info/settings/logo"]],
    [{ settings: { logo: { dark: "x", light: "/l.svg" } } }, ["/info/settings/logo/dark"]],
    [{ settings: { loginedToHomePage: "yes" } }, ["/info/settings/loginedToHomePage"]],
    [{ site: "" }, ["/info/site"]],
    [{ site: { seq: 1 } }, ["/info/site"]],
    [{ site: null }, []],
    [{ location: { ip: 7 } }, ["/info/location/ip"]],
    [{ register: { line: { enabled: "?" } }, whitelabel: { ...whitelabel, more: 1 } }, []],
    [{ register: 7 }, ["/info/register"]],
    [{ nothing: { a: 1 } }, []],
  ])("of %j stands at %j", (info, places) => expect(leftOut(info)).toEqual(places));

  it("is told of the answer, whatever it was", () => {
    const result = readPermission({ maintenance: true, regionRestriction: false, info: 7 });
    const permission = (result as { permission: Parameters<typeof permissionDiagnostics>[1] }).permission;
    expect(permissionDiagnostics(7, permission)).toEqual([]);
    expect(permissionDiagnostics({ info: 7 }, permission)).toEqual([
      { document: "permission", pointer: "/info", reason: "this is not what the contract says, and was left out" },
    ]);
  });
});
