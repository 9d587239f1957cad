import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome } from "#engine/index.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const form = {
  kind: "form",
  label: "Form",
  fields: [
    {
      name: "mobileNum",
      widget: "text",
      label: "Mobile",
      required: true,
      rule: { minLength: 6, maxLength: 12, patternId: 6 },
    },
    {
      name: "code",
      widget: "code",
      label: "Code",
      send: { do: "call", call: "sendLoginCode" },
      sendNeeds: "mobileNum",
    },
  ],
  submit: { label: "Send", action: { do: "login" } },
};

function draw(answer: () => Promise<Outcome>) {
  const sent: unknown[] = [];
  renderNode(form, aRenderingContext({ dispatch: (_, scope) => (sent.push(scope.read("/form")), answer()) }));
  return sent;
}

const press = (name: RegExp | string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const fill = (value = "12345678") => fireEvent.change(screen.getByLabelText("Mobile"), { target: { value } });

describe("the button of a code field", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("[LOGIN-09] [REG-06] checks only the number first, and sends nothing while it is wrong", async () => {
    const sent = draw(async () => ({ ok: true }));
    await press("Get code");
    expect(sent).toEqual([]);
    expect(screen.getByLabelText("Mobile").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText("Code").getAttribute("aria-invalid")).toBeNull();
  });

  it("[LOGIN-09] counts down as many minutes as the platform says, then may be pressed again", async () => {
    const sent = draw(async () => ({ ok: true, value: { expiredMinutes: 2 } }));
    fill();
    await press("Get code");
    expect(sent).toEqual([{ mobileNum: "12345678" }]);
    await press("Again in 120 s");
    expect(sent).toHaveLength(1);
    await act(async () => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole("button", { name: "Again in 60 s" })).toBeTruthy();
    await act(async () => void vi.advanceTimersByTime(60_500));
    await press("Get code");
    expect(sent).toHaveLength(2);
  });

  it("waits for the number it was sent to, and not for the right one after a slip", async () => {
    const sent = draw(async () => ({ ok: true, value: { expiredMinutes: 3 } }));
    fill("12345687");
    await press("Get code");
    expect(screen.getByRole("button", { name: "Again in 180 s" })).toBeTruthy();
    await act(async () => void vi.advanceTimersByTime(5000));
    fill();
    await press("Get code");
    expect(sent).toEqual([{ mobileNum: "12345687" }, { mobileNum: "12345678" }]);
    expect(screen.getByRole("button", { name: "Again in 180 s" })).toBeTruthy();
    fill("12345687");
    expect(screen.getByRole("button", { name: "Again in 175 s" })).toBeTruthy();
  });

  it("[LOGIN-09] may be pressed again after a refusal, but at most once a second", async () => {
    const sent = draw(async () => ({ ok: false, code: "tooMany" }));
    fill();
    await press("Get code");
    await press("Get code");
    await act(async () => void (await vi.advanceTimersByTimeAsync(999)));
    expect(sent).toHaveLength(1);
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    expect(sent).toHaveLength(2);
    await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    expect(sent).toHaveLength(2);
  });

  it("is heard within that second, and sends at its end to the number that stands there then", async () => {
    const sent = draw(async () => ({ ok: true }));
    fill("12345687");
    await press("Get code");
    fill();
    await press("Get code");
    await press("Get code");
    expect(sent).toHaveLength(1);
    fill("12345699");
    await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    expect(sent).toEqual([{ mobileNum: "12345687" }, { mobileNum: "12345699" }]);
    expect(screen.getByRole("button", { name: "Again in 60 s" })).toBeTruthy();
  });

  it.each([
    [{ expiredMinutes: 2 }, 120],
    [{}, 60],
    [undefined, 60],
  ])(
    "[LOGIN-09] counts from half the time that the answer %j took, which has one minute where it says none",
    async (value, seconds) => {
      draw(async () => {
        await new Promise((resolve) => setTimeout(resolve, 8000));
        return { ok: true, ...(value && { value }) };
      });
      fill();
      await press("Get code");
      await act(async () => void (await vi.advanceTimersByTimeAsync(8000)));
      expect(screen.getByRole("button", { name: `Again in ${seconds - 4} s` })).toBeTruthy();
    },
  );

  it("says beside the code why none was sent, until another try", async () => {
    draw(async () => ({ ok: false, message: "Too many tries." }));
    fill();
    await press("Get code");
    const code = screen.getByRole("textbox", { name: "Code" });
    expect(code.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent).toBe("Too many tries.");
    fireEvent.change(code, { target: { value: "123456" } });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says at the number what is wrong with the number", async () => {
    draw(async () => ({ ok: false, fieldErrors: { mobileNum: "Not a number." } }));
    fill();
    await press("Get code");
    expect(screen.getByLabelText("Mobile").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Not a number.")).toBeTruthy();
    expect(screen.getByLabelText("Code").getAttribute("aria-invalid")).toBeNull();
  });
});
