import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { createClient } from "#api/createClient.ts";
import { clientVersion } from "#api/clientVersion.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { createServerClock } from "#api/createServerClock.ts";
import { securityHeaders } from "#server/http/securityHeaders.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { App } from "#player/hosts/App.tsx";
import { keepTyped, restoreTyped } from "#player/wiring/keepTyped.ts";
import { aRenderingContext } from "../support/aRenderingContext.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

const hosts = { isHttps: false, imageHosts: [], frameHosts: [] };
const fields = [
  { name: "subject", widget: "text", label: "Subject" },
  { name: "secret", widget: "password", label: "Secret" },
] as const;
const shell = {
  title: "Shell",
  root: { kind: "form", id: "contact", label: "Contact", fields, submit: { label: "Send", action: { do: "login" } } },
};

/** Asks a platform that wants at least this version of a client. */
async function askPlatform(minClient: number, onOutdated: () => void) {
  const headers = new Headers(securityHeaders({ ...hosts, minClient }));
  const client = createClient({
    platform: "",
    clock: createServerClock(),
    headers: () => ({}),
    encryptor: () => ({ encrypt: async () => ({ ok: true, value: "" }), forgetKeys: () => undefined }),
    intents: createIntentKeys(fakeStorage()),
    onOutdated,
    sendHttp: async () => ({
      status: 200,
      text: '{"success":true,"value":0,"message":null}',
      header: (name) => headers.get(name) ?? undefined,
    }),
  });
  await client.call("getUnreadCount", {});
}

/** The program in a page with one form. */
async function aPage() {
  const { stores } = await fakePlayer();
  stores.site = { state: { status: "ready" }, system: "normal", failure: null } as typeof stores.site;
  const rendering = aRenderingContext({ layouts: { shell } });
  const storage = fakeStorage();
  const reload = vi.fn(async () => keepTyped(rendering.forms, storage));
  const draw = (context: typeof rendering) =>
    render(
      <RenderingProvider context={context}>
        <App player={{ stores, rendering: context, reload }} />
      </RenderingProvider>,
    );
  return { stores, rendering, storage, reload, draw };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe("F-10 a platform that serves newer clients only", () => {
  it("is heard of by who is older, and by nobody else", async () => {
    const onOutdated = vi.fn();
    for (const version of [0, clientVersion]) await askPlatform(version, onOutdated);
    expect(onOutdated).not.toHaveBeenCalled();
    await askPlatform(clientVersion + 1, onOutdated);
    expect(onOutdated).toHaveBeenCalledOnce();
    expect(securityHeaders({ ...hosts, minClient: 0 })).not.toHaveProperty("min-client");
  });

  it("has the page ask to be loaded again; nothing happens by itself, and what was typed is there again, but no secret", async () => {
    const { stores, rendering, storage, reload, draw } = await aPage();
    const { unmount } = draw(rendering);
    fireEvent.change(field("Subject"), { target: { value: "My draw" } });
    fireEvent.change(field("Secret"), { target: { value: "Secret#12" } });
    expect(screen.queryByRole("button", { name: "Load again" })).toBeNull();
    act(() => stores.ui.outdate());
    expect([field("Subject").value, field("Secret").value]).toEqual(["My draw", "Secret#12"]);
    fireEvent.click(screen.getByRole("button", { name: "Load again" }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect([...storage.held.values()].join()).toContain("My draw");
    expect([...storage.held.values()].join()).not.toContain("Secret#12");
    unmount();

    const again = aRenderingContext({ layouts: { shell } });
    draw(again);
    act(() => restoreTyped(again.forms, storage));
    expect([field("Subject").value, field("Secret").value]).toEqual(["My draw", ""]);
    expect(storage.held.size).toBe(0);
  });

  it("finds nothing to put back where what was kept is nonsense", () => {
    for (const kept of ["", "{", "7", '{"a":7}', "null"]) {
      const forms = { drafts: new Map(), living: new Set<never>() };
      restoreTyped(forms, fakeStorage({ typed: kept }));
      expect(forms.drafts.size).toBe(0);
    }
  });
});
