import { render, screen } from "@testing-library/react";
import { useEffect, useRef, useState, type ReactElement } from "react";
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

function Desk(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"row" | "asking" | "decided" | "over">("row");
  useKeptFocus(place);
  const over = state === "asking" || state === "decided";
  return (
    <>
      <div ref={place} role="group" aria-label="Queue" tabIndex={-1}>
        {state === "row" || state === "asking" ? <button onClick={() => setState("asking")}>Open</button> : null}
      </div>
      {over ? <Asked onDecide={() => setState("decided")} onClose={() => setState("over")} /> : null}
    </>
  );
}

function Asked({ onDecide, onClose }: { onDecide: () => void; onClose: () => void }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isDecided, setIsDecided] = useState(false);
  useKeptFocus(dialog);
  useEffect(() => dialog.current?.setAttribute("open", ""), []);
  const decide = () => {
    setIsDecided(true);
    onDecide();
  };
  return (
    <dialog ref={dialog} aria-label="Entry">
      <div>
        <h2 tabIndex={-1} data-first>
          Entry
        </h2>
      </div>
      {isDecided ? null : <button onClick={decide}>Approve</button>}
      <button onClick={onClose}>Close</button>
    </dialog>
  );
}

it("a dialog's heading gets it where its button is gone, and the list where the row went while the dialog was open", async () => {
  render(<Desk />);
  const press = (name: string) => {
    screen.getByRole("button", { name }).focus();
    screen.getByRole("button", { name }).click();
  };
  press("Open");
  await expect.poll(() => screen.queryByRole("button", { name: "Approve" })).not.toBeNull();
  press("Approve");
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { name: "Entry" }));
  press("Close");
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("group", { name: "Queue" }));
});
