import { expect, it } from "vitest";
import { iconNames } from "#compile/iconNames.ts";
import { iconPaths } from "#renderers/icons/iconPaths.ts";

it("the gate knows exactly the icons that the skin draws", () => {
  expect(iconNames.toSorted()).toEqual(Object.keys(iconPaths).toSorted());
});
