import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Ticking } from "#renderers/ui/Ticking.tsx";
import { Written } from "#renderers/ui/Written.tsx";

describe.each([
  ["a written value", Written],
  ["a ticking figure", Ticking],
])("%s", (_, Shown) => {
  it("has another element for words than for figures, whose direction would stay with them", () => {
    const drawn = render(<Shown text="11/22/2026" />);
    const figure = drawn.container.querySelector("bdi");
    expect(figure?.dir).toBe("ltr");
    drawn.rerender(<Shown text="2026/11/22، 5:13 م" />);
    const words = drawn.container.querySelector("bdi");
    expect(words?.hasAttribute("dir")).toBe(false);
    expect(words).not.toBe(figure);
    drawn.rerender(<Shown text="2026/11/23، 5:13 م" />);
    expect(drawn.container.querySelector("bdi")).toBe(words);
  });
});
