import { render, screen } from "@testing-library/react";
import { useRef, useState, type ReactElement } from "react";
import { expect, it } from "vitest";
import { useKeptFocus } from "#renderers/ui/useKeptFocus.ts";

function Rewards(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [isClaimed, setIsClaimed] = useState(false);
  useKeptFocus(place);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the centre's page is, which is scrolled by keys
    <div ref={place} role="group" aria-label="Rewards" tabIndex={0}>
      {isClaimed ? null : <button onClick={() => setIsClaimed(true)}>Claim</button>}
      <button>All rewards</button>
    </div>
  );
}

it("the place of a button that is gone gets the focus that it had", async () => {
  render(<Rewards />);
  const claim = screen.getByRole("button", { name: "Claim" });
  claim.focus();
  claim.click();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("group"));
  screen.getByRole("button", { name: "All rewards" }).focus();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "All rewards" }));
});
