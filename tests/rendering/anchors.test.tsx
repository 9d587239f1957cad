import { render, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anchorKinds } from "#engine/index.ts";
import { createDevice } from "#app/wiring/createDevice.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();

afterEach(() => void vi.restoreAllMocks());

describe("a node that actions can move to", () => {
  it.each([...anchorKinds])("bears its id: %s", async (kind) => {
    const required: Record<string, object> = {
      stack: { children: [] },
      grid: { children: [], columns: { phone: 1, desktop: 2 } },
      card: { children: [] },
      section: { children: [] },
      heading: { text: "a" },
      notice: { text: "a" },
      data: { call: "getMemberInfo", children: [] },
      table: { label: "a", rows: { bind: "/none" }, columns: [{ label: "a", value: { bind: "/row/a" } }] },
      form: {
        label: "a",
        fields: [{ name: "a", widget: "text", label: "a" }],
        submit: { label: "a", action: { do: "login" } },
      },
    };
    renderNode({ kind, id: "here", ...required[kind] }, aRenderingContext());
    await waitFor(() => expect(document.querySelectorAll('[data-node="here"]')).toHaveLength(1));
  });
});

describe("the device", () => {
  it("moves to a node, and to the first control in it", async () => {
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      seen.push(this);
    };
    const { container } = render(
      <>
        <div data-node="terms">first</div>
        <div data-node="terms">
          <p>words</p>
          <button type="button">agree</button>
        </div>
      </>,
    );
    const device = createDevice();
    device.scrollTo("terms");
    expect(seen).toEqual([container.children[1]]);
    device.focusNode("terms");
    expect(document.activeElement?.textContent).toBe("agree");
    device.focusNode('none"]');
    expect(document.activeElement?.textContent).toBe("agree");
  });

  it("moves to a field by its name", async () => {
    renderNode(
      {
        kind: "form",
        label: "Form",
        fields: [
          { name: "note", widget: "text", label: "Note" },
          { name: "amount", widget: "text", label: "Amount" },
        ],
        submit: { label: "Send", action: { do: "login" } },
      },
      aRenderingContext(),
    );
    createDevice().focusField("amount");
    await user.keyboard("7");
    expect((document.activeElement as HTMLInputElement).value).toBe("7");
    expect(document.activeElement?.getAttribute("name") ?? document.activeElement?.id).toMatch(/amount$/);
  });

  it("tells shared, cancelled and unable apart", async () => {
    const device = createDevice();
    expect(await device.share({ url: "/" })).toBe("unable");
    const share = vi.fn(async () => {});
    Object.assign(navigator, { share });
    expect(await device.share({ url: "/" })).toBe("shared");
    share.mockRejectedValueOnce(new DOMException("", "AbortError"));
    expect(await device.share({ url: "/" })).toBe("cancelled");
    share.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
    expect(await device.share({ url: "/" })).toBe("unable");
    Reflect.deleteProperty(navigator, "share");
  });
});
