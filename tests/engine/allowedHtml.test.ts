import { expect, it } from "vitest";
import { isAllowedAddress } from "#engine/allowedHtml.ts";

it.each([
  ["href", "https://example.com/a", true],
  ["href", "mailto:a@example.com", true],
  ["href", "tel:+855", true],
  ["src", "/pictures/a.png", true],
  ["href", "#top", true],
  ["href", "//evil.example", false],
  ["href", "/\\\\evil.example", false],
  ["href", "vbscript:alert(1)", false],
  ["src", "data:image/svg+xml,x", false],
  ["src", "http://example.com/a.png", false],
  ["title", "vbscript:alert(1)", true],
])("of an attribute %s, the address %s is allowed: %s", (attribute, value, isAllowed) => {
  expect(isAllowedAddress(attribute, value)).toBe(isAllowed);
});
