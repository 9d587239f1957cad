import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { pictureChoice } from "#console/assets/PictureField.tsx";
import { withPictures } from "#console/assets/withPictures.ts";
import brand from "#schemas/config/brand.schema.json" with { type: "json" };
import { compileFields } from "#compile/forms/compileFields.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { AssetStore, type AssetRow } from "#stores/AssetStore.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { ComponentType } from "react";
import { aConsoleTools, inConsole } from "../support/aConsoleTools.tsx";
import { aField } from "../support/aField.ts";
import { user } from "../support/user.ts";

const rowOf = (hash: string, name: string) =>
  ({
    hash,
    address: `/media/${hash}.webp`,
    name,
    width: 4,
    height: 2,
    size: 9,
    alt: {},
    uses: [],
  }) as unknown as AssetRow;

/** The field over a library of one picture; what is brought is kept as another. */
async function open(props: Partial<FieldProps> = {}) {
  const rows = [rowOf("a".repeat(64), "coin.png")];
  const ok = (value: unknown) => Promise.resolve({ ok: true, value }) as never;
  const assets = new AssetStore({
    listAssets: () => ok({ rows: [...rows] }),
    addAsset: (name) => (rows.push(rowOf("b".repeat(64), name)), ok({ hash: "b".repeat(64) })),
    describeAsset: () => ok({}),
    removeAsset: () => ok({}),
  });
  const onChange = vi.fn();
  const Field = pictureChoice.component as ComponentType<FieldProps>;
  const tools = { ...(await aConsoleTools({ site: {} })), assets };
  render(inConsole(<Field {...aField({ label: "Cover", onChange, ...props })} />, tools));
  await screen.findByRole("radio", { name: "coin.png", hidden: true });
  return onChange;
}

const bring = async (file: File) =>
  fireEvent.change(screen.getByLabelText("Or bring a picture from this device"), { target: { files: [file] } });

describe("the address of a picture", () => {
  it("is picked from the library by what it looks like, and shows what is picked", async () => {
    const onChange = await open({ value: "/media/old.webp" });
    expect(document.querySelector(".picture-field__preview")?.getAttribute("src")).toBe("/media/old.webp");
    await user.click(screen.getByRole("radio", { name: "coin.png", hidden: true }));
    expect(onChange).toHaveBeenLastCalledWith(`/media/${"a".repeat(64)}.webp`);
  });

  it("is that of a picture from the device, once the library has it; a file that is none is refused beside it", async () => {
    vi.stubGlobal("createImageBitmap", async (file: Blob) => {
      if ((await file.text()).startsWith("no")) throw new Error("no picture");
      return { width: 4, height: 2 };
    });
    const onChange = await open();
    await bring(new File(["no picture"], "fake.png", { type: "image/png" }));
    expect((await screen.findByText(/^fake\.png: /)).closest("[role=alert]")).not.toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    await bring(new File(["bytes"], "own.png", { type: "image/png" }));
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(`/media/${"b".repeat(64)}.webp`));
    expect(screen.queryByText(/^fake\.png: /)).toBeNull();
  });

  it("cannot be changed by those who only look", async () => {
    await open({ isReadOnly: true }).catch(() => undefined);
    expect(screen.queryByLabelText("Or bring a picture from this device")).toBeNull();
    expect(screen.queryByRole("radio", { hidden: true })).toBeNull();
  });
});

describe("a form", () => {
  const fields = (field: { widget: "text" | "checkbox"; look: string }) => {
    const told: string[] = [];
    compileFields(
      "f",
      [{ name: "icon", label: "Cover", ...field } as never],
      { rules: {} as never },
      ({ pointer, reason }) => told.push(`${pointer} ${reason}`),
    );
    return told;
  };

  it("asks for a picture in a text, and in nothing else", () => {
    expect(fields({ widget: "text", look: "picture" })).toEqual([]);
    expect(fields({ widget: "text", look: "chips" }).join()).toContain("has no choices");
    expect(fields({ widget: "checkbox", look: "picture" }).join()).toContain("holds no picture");
  });

  it("offers the library for the codes of resources, which may be empty", () => {
    const schema = withPictures(brand as unknown as JsonSchema) as unknown as {
      properties: { resources: { items: { properties: { qrCodeUrl: { format: string; pattern: string } } } } };
    };
    const { format, pattern } = schema.properties.resources.items.properties.qrCodeUrl;
    expect(format).toBe("pick-picture");
    for (const address of ["", "https://cdn.example/q.png", "/media/a.webp"])
      expect(new RegExp(pattern, "u").test(address)).toBe(true);
    expect(new RegExp(pattern, "u").test("//else.example/q.png")).toBe(false);
  });

  it("is that of a picture that is dropped onto the field, one of many", async () => {
    vi.stubGlobal("createImageBitmap", async () => ({ width: 4, height: 2 }));
    const onChange = await open();
    const files = ["a", "b"].map((name) => new File([name], `${name}.png`, { type: "image/png" }));
    const zone = screen.getByLabelText("Or bring a picture from this device").closest(".file-drop");
    fireEvent.drop(zone as Element, { dataTransfer: { files } });
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(`/media/${"b".repeat(64)}.webp`));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
