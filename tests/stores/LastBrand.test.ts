import { describe, expect, it } from "vitest";
import { LastBrand } from "#stores/LastBrand.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";

describe("the brand that was seen last", () => {
  it("is there after a reload, with what a header shows of it and no more", () => {
    const storage = fakeStorage();
    new LastBrand(storage).see({ name: "Naga Palace", logo: { dark: "/a.png" }, settings: { languages: ["EN"] } });
    expect(new LastBrand(storage).read()).toEqual({ name: "Naga Palace", logo: { dark: "/a.png" } });
  });

  it("stays where what comes next has no name, and is none where nothing readable was kept", () => {
    const storage = fakeStorage();
    const brand = new LastBrand(storage);
    expect(brand.read()).toBeNull();
    brand.see({ name: "Naga Palace" });
    for (const nothing of [undefined, null, "x", {}, { name: 7 }]) brand.see(nothing);
    expect(brand.read()).toEqual({ name: "Naga Palace" });
    for (const spoilt of ["{", "[]", "7", '{"name":7}']) {
      storage.set("console.brand", spoilt);
      expect(brand.read()).toBeNull();
    }
  });
});
